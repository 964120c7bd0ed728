import type { AnkhFighterScene, AnkhTable, HexScene } from '../../core/wire';
import type { Clash } from '../game';
import { around } from './hexes';
import { landOf } from './regions';

/** Figures of a god in a region: on its land, and in water that touches it. */
export function figuresIn(table: AnkhTable, seat: number, token: number): HexScene[] {
  const land = new Set(landOf(table, token).map((hex) => hex.hex));
  return table.hexes.filter(
    ({ hex, terrain, figure }) =>
      figure?.owner === seat &&
      (land.has(hex) || (terrain === 'water' && around(hex).some((next) => land.has(next)))),
  );
}

export interface Item {
  what: 'god' | 'warrior' | 'guardian' | 'silenced' | 'resplendent' | 'trapped' | 'temples' | 'card';
  /** Which guardian, or which card. */
  which: string;
  count: number;
  strength: number;
}

/** The strength of a fighter, item by item. What each part is worth is told by the scene; the figures are counted. */
export function itemsOf(
  table: AnkhTable,
  fighter: AnkhFighterScene,
  cardStrength: (card: string) => number,
): Item[] {
  const here = figuresIn(table, fighter.seat, table.conflict?.token ?? 0);
  if (here.length === 0) return [];
  const kinds = [...new Set(here.map((hex) => hex.figure?.kind ?? ''))];
  const rank = (kind: string) => (kind === 'god' ? 0 : kind === 'warrior' ? 1 : 2);
  const figures = kinds
    .sort((a, b) => rank(a) - rank(b))
    .map((kind): Item => {
      const count = here.filter((hex) => hex.figure?.kind === kind).length;
      const what = kind === 'god' || kind === 'warrior' ? kind : 'guardian';
      return { what, which: kind, count, strength: count };
    });
  const { makeup } = fighter;
  const silenced = here.length - makeup.figures;
  const extra: Item[] = [
    { what: 'silenced', which: '', count: silenced, strength: -silenced },
    { what: 'resplendent', which: '', count: 1, strength: makeup.resplendent },
    { what: 'trapped', which: '', count: makeup.trapped, strength: makeup.trapped },
    { what: 'temples', which: '', count: makeup.temples / 2, strength: makeup.temples },
  ];
  const cards = fighter.cards.map(
    (card): Item => ({ what: 'card', which: card, count: 1, strength: cardStrength(card) }),
  );
  return [...figures, ...extra.filter((item) => item.strength !== 0), ...cards];
}

export type Fate = 'open' | 'ahead' | 'tied' | 'won' | 'lost';

/** How a fighter stands. Until strengths are compared nobody is ahead: a plague may still change everything. */
export function fateOf(table: AnkhTable, fighter: AnkhFighterScene): Fate {
  const battle = table.conflict?.battle;
  if (!battle) return 'open';
  if (battle.winner === fighter.seat) return 'won';
  if (fighter.lost) return 'lost';
  if (battle.stage !== 'resolve') return 'open';
  const most = Math.max(...battle.fighters.map((other) => other.strength));
  if (fighter.strength < most) return 'open';
  return battle.fighters.filter((other) => other.strength === most).length > 1 ? 'tied' : 'ahead';
}

/**
 * The battle under way. The last one of a Conflict is often over in the same breath in which its cards are shown; so it
 * stays until somebody acts again.
 */
export function clashOf({ conflict, decided, stage, first, action, events }: AnkhTable): Clash | null {
  const battle = conflict?.battle ? { ...conflict, fighters: conflict.battle.fighters } : null;
  const last = events.findLast((event) => event.happened)?.event;
  const fresh = stage === 'turn' && first === null && action === null && last === 'conflict' && !conflict;
  const shown = battle ?? (fresh || stage === 'merge' ? decided : null);
  return (
    shown && {
      id: `${shown.number}.${shown.token}`,
      seats: shown.fighters.map((fighter) => fighter.seat),
      word: 'ankh-clash',
      args: { number: shown.number, region: shown.token },
    }
  );
}
