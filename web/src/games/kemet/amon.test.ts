import { expect, test } from 'vitest';
import type { KemetTable, LogLine, Scene } from '../../core/wire';
import { before } from './amon';

const troop = (seat: number, units: number) => ({ seat, units, creature: null });
const table = {
  fight: { at: 'TW' },
  amon: {
    troops: [
      { troop: 'a', zone: 'TW' },
      { troop: 'b', zone: 'NW' },
    ],
  },
  zones: [
    { zone: 'A', troops: [] },
    { zone: 'TW', troops: [troop(0, 2), troop(1, 5)] },
  ],
} as unknown as KemetTable;
const scene = { table } as Scene<KemetTable>;
const line = (passage?: [string, string]): LogLine => ({ text: '', seat: 1, targets: [], step: 1, passage });

test('the troop that went is put back, and its fight has not begun', () => {
  const was = before(scene, line(['zone:A', 'zone:TW'])).table;
  expect(was.zones.map(({ troops }) => troops.map(({ seat }) => seat))).toEqual([[1], [0]]);
  expect(was.amon?.troops.map(({ zone }) => zone)).toEqual(['A', 'NW']);
  expect(was.fight).toBeNull();
});

test('a line about something else moves nothing', () => {
  expect(before(scene, line()).table.zones).toEqual(table.zones);
  expect(before(scene, line(['zone:TW', 'zone:A'])).table.zones).toEqual(table.zones);
});
