import { expect, test } from 'vitest';
import type { FightScene, KemetItemScene } from '../../core/wire';
import { compared, remember } from './memory.svelte';

const item = (source: string, strength: number): KemetItemScene => ({
  source,
  count: 1,
  strength,
  damage: 0,
  protection: 0,
});
const fight = (stage: string, units: number, items: KemetItemScene[]): FightScene => {
  const side = { units, creature: null, planned: true, card: null, cards: {}, wounds: 0, items };
  return { at: 'TW', stage, acting: null, attacker: { seat: 0, ...side }, defender: { seat: 1, ...side } };
};

test('after the losses the sum is still what was compared', () => {
  remember(fight('plan', 4, [item('units', 4), item('creature:phoenix', 2)]));
  const after = fight('resolve', 1, [item('units', 1), item('battle:3-2-0', 3), item('card:war-rage', 1)]);
  expect(compared(after, 0)?.units).toBe(4);
  expect(compared(after, 0)?.items.map((one) => one.source)).toEqual([
    'units',
    'creature:phoenix',
    'battle:3-2-0',
    'card:war-rage',
  ]);
  expect(compared({ ...after, at: 'TE' }, 0)).toBe(null);
});
