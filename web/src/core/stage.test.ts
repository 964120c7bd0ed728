import { expect, test } from 'vitest';
import { type Box, clampBox, fitBox, inside, panned, turned, zoomed } from './stage';

const frame: Box = [0, 0, 1600, 1200];

test('the whole board fits any window', () => {
  expect(fitBox(frame, 800, 600)).toEqual(frame);
  expect(fitBox(frame, 400, 600)).toEqual([0, -600, 1600, 2400]);
});

test('zooming keeps the point under the finger', () => {
  expect(zoomed(frame, 0.5, [0.5, 0.5], 800, 600)).toEqual([400, 300, 800, 600]);
  expect(zoomed(frame, 0.5, [0, 0], 800, 600)).toEqual([0, 0, 800, 600]);
});

test('the board cannot be lost', () => {
  const [x, y] = clampBox(panned([0, 0, 400, 300], 20, 20), frame, 800, 600);
  expect([x, y]).toEqual([-60, -45]);
  expect(clampBox([0, 0, 9000, 6750], frame, 800, 600)[2]).toBe(2000);
});

test('a small screen turns to what is asked about', () => {
  const view: Box = [0, 0, 400, 300];
  const wanted: Box = [1000, 900, 10, 10];
  expect(inside(wanted, view)).toBe(false);
  expect(inside(wanted, turned(wanted, view, 400, 300))).toBe(true);
  expect(turned(wanted, view, 400, 300)[2]).toBe(400);
});
