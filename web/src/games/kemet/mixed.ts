import type { Box } from '../../core/stage';

/** How wide the units of one teammate are drawn in a mixed troop. */
export const NARROW = 51;
/** From the frame of the board to the edge of the map, and a line. */
const RIM = 25;
/** From one troop to another above it: its frame, and the number below. */
const APART = 74;

/** Half the width of the frame around so many of them. */
export const halfOf = (players: number): number => (players * NARROW) / 2 + 6;

/** The place nearest to a spot where a troop of this width is on the map. */
export function within(
  [left, top, width, height]: Box,
  x: number,
  y: number,
  half: number,
): [number, number] {
  const rim = half + RIM;
  return [Math.max(left + rim, Math.min(left + width - rim, x)), Math.min(top + height - 36 - RIM, y)];
}

/** A spot above another, or below it where it was meant to be below. */
export function clearOf(
  [, other]: readonly [number, number],
  [x, y]: readonly [number, number],
): [number, number] {
  if (Math.abs(y - other) >= APART) return [x, y];
  return [x, y > other + 20 ? other + APART : other - APART];
}
