import { expect, test } from 'vitest';
import { ahead } from './arrows';

const spots = [
  { x: 100, y: 0 },
  { x: 60, y: 80 },
  { x: 0, y: 100 },
  { x: -50, y: 0 },
];

test('arrows lead to the spot ahead', () => {
  const from = { x: 0, y: 0 };
  expect(ahead(from, spots, 'ArrowRight')).toBe(0);
  expect(ahead(from, spots, 'ArrowDown')).toBe(2);
  expect(ahead(from, spots, 'ArrowLeft')).toBe(3);
  expect(ahead(from, spots, 'ArrowUp')).toBe(-1);
  expect(ahead(from, spots, 'Enter')).toBe(-1);
});
