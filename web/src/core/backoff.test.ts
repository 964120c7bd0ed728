import { expect, test } from 'vitest';
import { pause } from './backoff';

test('pauses double, up to a quarter of a minute', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 50].map((tries) => pause(tries, 0.5));
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
});

test('chance spreads them by a quarter either way', () => {
  expect(pause(2, 0)).toBe(1500);
  expect(pause(2, 1)).toBe(2500);
});
