import { expect, test } from 'vitest';
import { lineOf, ticks } from './chart';

test('a line steps where points change', () => {
  expect(
    lineOf([
      [0, 10],
      [5, 10],
      [10, 4],
    ]),
  ).toBe('0,10 5,10 10,10 10,4');
});

test('the axis has whole numbers, a handful of them', () => {
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
  expect(ticks(11)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(ticks(31)).toEqual([0, 10, 20, 30]);
});
