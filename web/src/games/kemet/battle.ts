import type { KemetFighterScene, PieceNews } from '../../core/wire';
import { numbersOf } from './cards';
import { creatureSymbol } from './creatures';
import { nameOf } from './tiles';

export interface Sum {
  strength: number;
  damage: number;
  protection: number;
}

export interface Item extends Sum {
  key: string;
  icon: string;
  /** A name, or else a word of the client. */
  name?: string;
  word?: string;
  count?: number;
  target?: string;
}

const NOTHING: Sum = { strength: 0, damage: 0, protection: 0 };

/** What counts for a side, one line each. */
export function itemsOf(fighter: KemetFighterScene, content: ReadonlyMap<string, PieceNews>): Item[] {
  const items: Item[] = [
    {
      key: 'units',
      icon: 'unit',
      word: 'kemet-units',
      count: fighter.units,
      ...NOTHING,
      strength: fighter.units,
    },
  ];
  if (fighter.card) {
    const [strength, damage, protection] = numbersOf(fighter.card);
    items.push({
      key: 'card',
      icon: 'battle',
      word: 'kemet-battle-card-word',
      target: `battle:${fighter.card}`,
      strength,
      damage,
      protection,
    });
  }
  if (fighter.creature) {
    const target = `creature:${fighter.creature}`;
    items.push({
      key: target,
      icon: creatureSymbol(fighter.creature),
      name: nameOf(content, target),
      target,
      ...factsOf(content.get(target)),
    });
  }
  for (const [card, count] of Object.entries(fighter.cards)) {
    const target = `card:${card}`;
    const each = factsOf(content.get(target));
    items.push({
      key: target,
      icon: 'di',
      name: nameOf(content, target) + (count > 1 ? ` ×${count}` : ''),
      target,
      strength: each.strength * count,
      damage: each.damage * count,
      protection: each.protection * count,
    });
  }
  if (fighter.wounds > 0) {
    items.push({
      key: 'wounds',
      icon: 'di',
      word: 'kemet-wounds',
      count: fighter.wounds,
      ...NOTHING,
      strength: fighter.wounds,
    });
  }
  return items;
}

export function totals(fighter: KemetFighterScene, content: ReadonlyMap<string, PieceNews>): Sum {
  return itemsOf(fighter, content).reduce(
    (sum, item) => ({
      strength: sum.strength + item.strength,
      damage: sum.damage + item.damage,
      protection: sum.protection + item.protection,
    }),
    NOTHING,
  );
}

function factsOf(piece: PieceNews | undefined): Sum {
  const number = (key: string) => Number(piece?.facts[key] ?? 0) || 0;
  return { strength: number('strength'), damage: number('damage'), protection: number('protection') };
}
