import type { AnkhSeatScene, AnkhTable } from '../../core/wire';
import type { Face, Sight } from '../game';

export interface GodLook {
  colour: string;
  /** The rim, and the side of a piece that lies in the shade. */
  deep: string;
  /** The emblem on the colour. */
  emblem: string;
  /** The ring of its pieces, so that nobody needs the colours. */
  dash: string;
  /** The ground of the page's own emblems, which are cream. */
  page: string;
}

const CREAM = '#FBF7EC';

export const GODS: Readonly<Record<string, GodLook>> = {
  amun: { colour: '#A63A24', deep: '#63200F', emblem: CREAM, dash: '9 2 2 2', page: '#A63A24' },
  anubis: { colour: '#38343F', deep: '#17141D', emblem: CREAM, dash: '', page: '#38343F' },
  isis: { colour: '#27509B', deep: '#142B55', emblem: CREAM, dash: '1.6 3', page: '#27509B' },
  osiris: { colour: '#2A7A53', deep: '#0E3D27', emblem: CREAM, dash: '7 3.5', page: '#226B4A' },
  ra: { colour: '#E09A22', deep: '#734903', emblem: '#33230A', dash: '2.2 2.2', page: '#8F5A0A' },
};

const UNKNOWN: GodLook = { colour: '#6B5F4B', deep: '#3A3225', emblem: CREAM, dash: '', page: '#6B5F4B' };

export function lookOf(god: string | null | undefined): GodLook {
  return GODS[god ?? ''] ?? UNKNOWN;
}

/** The god a seat began with: of two merged ones, the lower seat's is an ability of its partner. */
export function godOf(table: AnkhTable, seat: number): string | null {
  const scene = table.seats[seat];
  if (!scene || scene.god || scene.plays_for === seat) return scene?.god ?? null;
  const partner = table.seats[scene.plays_for];
  return partner?.abilities.find((ability) => ability !== partner.god) ?? null;
}

/** Who holds the pieces a seat plays with. */
export function sideOf(table: AnkhTable, seat: number): AnkhSeatScene | undefined {
  return table.seats[table.seats[seat]?.plays_for ?? seat];
}

/** The seat whose god the viewer plays, once there is one. */
export function ownSide(sight: Sight<AnkhTable>): number | null {
  const { me } = sight;
  const side = me === null ? undefined : sideOf(sight.scene.table, me);
  return side?.god && !side.out ? side.seat : null;
}

/** The seat that plays for another one's god. */
export function partnerOf(table: AnkhTable, seat: number): number | null {
  const other = table.seats.find((scene) => scene.seat !== seat && scene.plays_for === seat);
  return other?.seat ?? null;
}

const names: Readonly<Record<string, string>> = {
  amun: 'Amun',
  anubis: 'Anubis',
  isis: 'Isis',
  osiris: 'Osiris',
  ra: 'Ra',
};

/** Before the gods are known, seats differ by number and pattern. */
const SEATS = ['#6B5F4B', '#4F6A74', '#7A4B57', '#54643F', '#5A4F7C'];

export function faceOf(table: AnkhTable | undefined, seat: number): Face {
  const god = table ? godOf(table, seat) : null;
  if (!god)
    return { name: String(seat + 1), emblem: 'i-ankh', colour: SEATS[seat] ?? UNKNOWN.page, pattern: '' };
  return {
    name: names[god] ?? god,
    emblem: `g-${god}`,
    colour: lookOf(god).page,
    pattern: god === 'anubis' ? '' : `pt-${god}`,
  };
}
