import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gap, Pace } from './pace';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first thing shows at once, the next ones one after the other', () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (thing) => shown.push(thing),
    (thing) => thing < 0,
    () => Date.now(),
  );
  for (const thing of [1, 2, 3]) pace.add(thing);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(370);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(370);
  expect(shown).toEqual([1, 2, 3]);
  expect(pace.behind).toBe(0);
});

test('what brings nothing new comes along', () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (thing) => shown.push(thing),
    (thing) => thing < 0,
    () => Date.now(),
  );
  for (const thing of [1, 2, -1, -2, 3]) pace.add(thing);
  vi.advanceTimersByTime(370);
  expect(shown).toEqual([1, 2, -1, -2]);
});

test('whoever is impatient sees everything now', () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (thing) => shown.push(thing),
    (thing) => thing < 0,
    () => Date.now(),
  );
  for (let thing = 0; thing < 5; thing++) pace.add(thing);
  pace.flush();
  expect(shown).toEqual([0, 1, 2, 3, 4]);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(5);
});

test('many things go faster', () => {
  expect(gap(1)).toBe(360);
  expect(gap(10)).toBe(180);
  expect(gap(100)).toBe(80);
});
