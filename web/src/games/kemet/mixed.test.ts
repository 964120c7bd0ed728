import { expect, test } from 'vitest';
import { clearOf, halfOf, within } from './mixed';

test('a mixed troop stays on the map', () => {
  const half = halfOf(2);
  expect(within([0, 0, 1600, 1200], 61, 209, half)).toEqual([half + 25, 209]);
  expect(within([0, 0, 1600, 1200], 700, 1190, half)).toEqual([700, 1139]);
  expect(within([0, 0, 1600, 1200], 700, 500, halfOf(3))).toEqual([700, 500]);
});

test('two troops in one zone do not cover each other', () => {
  expect(clearOf([393, 698], [354, 682])).toEqual([354, 624]);
  expect(clearOf([759, 226], [808, 294])).toEqual([808, 300]);
  expect(clearOf([61, 209], [145, 100])).toEqual([145, 100]);
});
