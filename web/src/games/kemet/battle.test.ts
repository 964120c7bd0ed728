import { expect, test } from 'vitest';
import { linesOf, totals, written } from './battle';

const item = (source: string, count: number, strength: number, damage = 0, protection = 0) => ({
  source,
  count,
  strength,
  damage,
  protection,
});

test('a side is told line by line and adds up', () => {
  const items = [
    item('units', 5, 5),
    item('battle:3-2-0', 1, 3, 2),
    item('tile:carnage', 1, 0, 1),
    item('card:war-rage', 2, 2),
  ];
  const lines = linesOf(items, new Map());
  expect(lines.map((line) => line.name ?? line.word)).toEqual([
    'kemet-units',
    'kemet-battle-card-word',
    'Carnage',
    'War rage ×2',
  ]);
  expect(totals(items)).toEqual({ strength: 10, damage: 3, protection: 0, unblockable: 0, shields: 0 });
  const strong = { ...item('tile:pact-of-stone', 1, 0), shields: 1 };
  expect(totals([...items, strong]).shields).toBe(1);
});

test('what is of the stronger kind carries a mark', () => {
  expect([written(2, 0, '!'), written(0, 0, '!'), written(2, 1, '!'), written(0, 1, '*')]).toEqual([
    '+2',
    '0',
    '+2 +1!',
    '+1*',
  ]);
});
