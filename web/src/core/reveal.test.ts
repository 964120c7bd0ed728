import { expect, test } from 'vitest';
import { toReveal } from './reveal';

const frame = { from: 100, to: 300 };

test('nothing scrolls where one of them is seen, or there is none', () => {
  expect(
    toReveal(frame, [
      { from: 500, to: 520 },
      { from: 290, to: 300 },
    ]),
  ).toBe(0);
  expect(toReveal(frame, [])).toBe(0);
});

test('the nearest one comes to the middle, from either side', () => {
  expect(
    toReveal(frame, [
      { from: 500, to: 520 },
      { from: 390, to: 410 },
    ]),
  ).toBe(200);
  expect(
    toReveal(frame, [
      { from: 40, to: 60 },
      { from: 900, to: 920 },
    ]),
  ).toBe(-150);
});

test('half of one is not enough', () => {
  expect(toReveal(frame, [{ from: 290, to: 310 }])).toBe(100);
});
