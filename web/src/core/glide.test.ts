import { expect, test } from 'vitest';
import { follow } from './glide';

const troop = (seat: number, at: string, units: number, creature: string | null = null) => ({
  kind: `troop:${seat}`,
  at,
  marks: [creature, units],
});

test('a troop that stays keeps its id, one that moves takes its own along', () => {
  const before = follow([], [troop(0, 'W1', 3), troop(0, 'Ia', 2), troop(1, 'E1', 3)]);
  const after = follow(before, [troop(0, 'W2', 3), troop(0, 'Ia', 2), troop(1, 'E1', 3)]);
  expect(after.map((piece) => piece.id)).toEqual(before.map((piece) => piece.id));
});

test('a creature is known again before a size', () => {
  const before = follow([], [troop(0, 'W1', 3, 'sphinx'), troop(0, 'W2', 4)]);
  const after = follow(before, [troop(0, 'E1', 4, 'sphinx'), troop(0, 'E2', 3)]);
  expect(after.map((piece) => piece.id)).toEqual(before.map((piece) => piece.id));
});

test('nobody becomes another seat’s troop, and a new troop gets a new id', () => {
  const before = follow([], [troop(0, 'W1', 3)]);
  const after = follow(before, [troop(1, 'W1', 3), troop(1, 'W2', 3)]);
  expect(new Set([...before, ...after].map((piece) => piece.id)).size).toBe(3);
});
