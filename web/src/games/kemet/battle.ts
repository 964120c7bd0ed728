import type { KemetFighterScene, KemetItemScene, PieceNews } from '../../core/wire';
import { creatureSymbol } from './creatures';
import { nameOf } from './tiles';

export interface Sum {
  strength: number;
  damage: number;
  protection: number;
  /** Damage that no protection meets. */
  unblockable: number;
  /** Protection that such damage does not pass. */
  shields: number;
}

export interface Line extends Sum {
  key: string;
  icon: string;
  /** A name, or else a word of the client with its count. */
  name?: string;
  word?: string;
  /** Whose it is, where a line is told by owners. */
  owner?: number;
  count: number;
  target?: string;
}

const WORDS: Record<string, { icon: string; word: string }> = {
  units: { icon: 'unit', word: 'kemet-units' },
  city: { icon: 'wall', word: 'kemet-city' },
  wounds: { icon: 'di', word: 'kemet-wounds' },
};

/** What counts for a side, one line each, as it is written in the panel. */
export function linesOf(items: readonly KemetItemScene[], content: ReadonlyMap<string, PieceNews>): Line[] {
  return items.map((item) => {
    const { source, count, strength, damage, protection, unblockable = 0, shields = 0 } = item;
    const line = { key: source, count, strength, damage, protection, unblockable, shields };
    const word = WORDS[source];
    if (word) return { ...line, ...word };
    const owner = ownerOf(source);
    if (owner !== null) return { ...line, icon: 'unit', word: 'kemet-units-of', owner };
    if (source.startsWith('battle:'))
      return { ...line, icon: 'battle', word: 'kemet-battle-card-word', target: source };
    const times = count > 1 ? ` ×${count}` : '';
    return { ...line, icon: iconOf(source), name: nameOf(content, source) + times, target: source };
  });
}

/** Whose units a line of a mixed troop counts. */
function ownerOf(source: string): number | null {
  return source.startsWith('units:') ? Number(source.slice('units:'.length)) : null;
}

/** Those whose units fight on a side, first the one whose cards and tiles count. */
export function ownersOf({ seat, items }: Pick<KemetFighterScene, 'seat' | 'items'>): number[] {
  const owners = items.flatMap((item) => ownerOf(item.source) ?? []);
  return [seat, ...owners.filter((owner) => owner !== seat)];
}

export function totals(items: readonly KemetItemScene[]): Sum {
  const sum = (of: (item: KemetItemScene) => number) => items.reduce((all, item) => all + of(item), 0);
  return {
    strength: sum((item) => item.strength),
    damage: sum((item) => item.damage),
    protection: sum((item) => item.protection),
    unblockable: sum((item) => item.unblockable ?? 0),
    shields: sum((item) => item.shields ?? 0),
  };
}

function iconOf(source: string): string {
  if (source.startsWith('creature:')) return creatureSymbol(source);
  return source.startsWith('card:') ? 'di' : 'buy';
}

/** A value and the part of it that is of the stronger kind, which carries a mark: `+2 +1!`. */
export function written(plain: number, strong: number, mark: string): string {
  if (strong === 0) return plain > 0 ? `+${plain}` : '0';
  return plain > 0 ? `+${plain} +${strong}${mark}` : `+${strong}${mark}`;
}
