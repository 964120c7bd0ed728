import { describe, expect, it } from 'vitest';
import { around, border, centre, corners, outline } from './hexes';
import { FRAME, texture } from './land';
import { sceneTold } from './scene';
import { dryBorders } from './spaces';

const { table } = sceneTold();
const labels = new Set(table.hexes.map((hex) => hex.hex));

describe('the spaces', () => {
  it('are drawn each in its own place within the map', () => {
    const places = new Set(table.hexes.map(({ hex }) => centre(hex).join(' ')));
    expect(places.size).toBe(101);
    for (const { hex } of table.hexes) {
      for (const [x, y] of corners(hex)) {
        expect(x).toBeGreaterThanOrEqual(FRAME[0]);
        expect(y).toBeGreaterThanOrEqual(FRAME[1]);
        expect(x).toBeLessThanOrEqual(FRAME[2]);
        expect(y).toBeLessThanOrEqual(FRAME[3]);
      }
      expect(outline(hex).split(' ')).toHaveLength(6);
    }
  });

  it('are neighbours of their neighbours, a hex apart', () => {
    for (const hex of labels) {
      for (const next of around(hex)) {
        expect(around(next)).toContain(hex);
        const [[ax, ay], [bx, by]] = [centre(hex), centre(next)];
        expect(Math.hypot(ax - bx, ay - by)).toBeCloseTo(44 * Math.sqrt(3), 5);
      }
    }
  });

  it('share with each neighbour a side that runs between two of their corners', () => {
    for (const hex of labels) {
      for (const next of around(hex)) {
        const { from, to } = border(hex, next);
        for (const end of [from, to]) {
          for (const one of [hex, next]) {
            const gaps = corners(one).map(([x, y]) => Math.hypot(x - end[0], y - end[1]));
            expect(Math.min(...gaps)).toBeLessThan(0.3);
          }
        }
      }
    }
  });

  it('touch what the scene puts a river or a camel between', () => {
    for (const { hex, rivers } of table.hexes) {
      for (const beyond of rivers) expect(around(hex)).toContain(beyond);
    }
    for (const [one, other] of table.camels) expect(around(one)).toContain(other);
  });

  it('are parted by a river on both sides alike', () => {
    const rivers = new Map(table.hexes.map((hex) => [hex.hex, hex.rivers]));
    for (const [hex, beyond] of rivers) for (const other of beyond) expect(rivers.get(other)).toContain(hex);
  });
});

describe('dry borders', () => {
  const dry = dryBorders(table).map((pair) => pair.join('|'));

  it('are named once, as the scene names its camels', () => {
    expect(new Set(dry).size).toBe(dry.length);
    for (const pair of table.camels) expect(dry).toContain(pair.join('|'));
  });

  it('are those within a region and those with camels', () => {
    const region = new Map(table.hexes.map((hex) => [hex.hex, hex.region]));
    const parted = dryBorders(table).filter(([one, other]) => region.get(one) !== region.get(other));
    expect(parted.map((pair) => pair.join('|')).sort()).toEqual(
      table.camels.map((pair) => pair.join('|')).sort(),
    );
  });
});

it('strews the land always the same way', () => {
  expect(texture(table.hexes)).toEqual(texture(table.hexes));
  expect(texture(table.hexes).length).toBeGreaterThan(202);
});
