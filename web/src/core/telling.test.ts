import { expect, test } from 'vitest';
import { type Back, lastDeeds, pause, tellingOf } from './telling';
import type { LogLine, Scene } from './wire';

const line = (text: string, seat: number | null, step: number, passage?: [string, string]): LogLine => ({
  text,
  seat,
  step,
  targets: [],
  ...(passage ? { passage } : {}),
});
const scene = (table: string) => ({ table }) as unknown as Scene<unknown>;
const back: Back = (_, told) => scene(told.passage?.[0] ?? 'as it is');

test('what a side without a seat did last is found by its step', () => {
  const log = [
    line('old', 1, 3),
    line('own', 0, 5),
    line('drawn', 1, 5),
    line('Night', null, 5),
    line('stays', 1, 5),
  ];
  expect(lastDeeds(log, 1).map(({ text }) => text)).toEqual(['drawn', 'stays']);
  expect(lastDeeds(log, 2)).toEqual([]);
});

test('every line has the picture before the next one went on', () => {
  const lines = [line('makes for D', 1, 1), line('to B', 1, 1, ['A', 'B']), line('to C', 1, 1, ['B', 'C'])];
  const told = tellingOf([line('own', 0, 1), ...lines], 1, scene('C'), back);
  expect(told?.lines).toEqual(lines);
  expect(told?.pictures.map(({ table }) => table)).toEqual(['A', 'B', 'C']);
});

test('there is nothing to tell where only seats act', () => {
  expect(tellingOf([line('own', 0, 1), line('Night', null, 1)], 1, scene('C'), back)).toBeNull();
});

test('a longer line stays longer, but not for ever', () => {
  expect(pause(line('short', 1, 1))).toBeLessThan(pause(line('x'.repeat(90), 1, 1)));
  expect(pause(line('x'.repeat(900), 1, 1))).toBeLessThan(5000);
});
