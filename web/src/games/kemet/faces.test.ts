import { expect, test } from 'vitest';
import type { KemetTable } from '../../core/wire';
import { faceOf } from './faces';

const table = (gods: (string | null)[]) =>
  ({ seats: gods.map((god) => (god ? { god: { god } } : {})) }) as unknown as KemetTable;

test('whoever leads a god bears its emblem in the colour of the seat', () => {
  const [own, led] = [faceOf(0, table([null])), faceOf(0, table(['ouadjet']))];
  expect([own.name, led.name]).toEqual(['Sobek', 'Wadjet']);
  expect(led.emblem).toBe(faceOf(4).emblem);
  expect(led.colour).toBe(own.colour);
});
