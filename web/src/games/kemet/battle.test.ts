import { expect, test } from 'vitest';
import { linesOf, totals } from './battle';

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
  expect(totals(items)).toEqual({ strength: 10, damage: 3, protection: 0 });
});
