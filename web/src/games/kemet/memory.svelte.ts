import type { FightScene, KemetItemScene } from '../../core/wire';

interface Remembered {
  id: string;
  items: [KemetItemScene[], KemetItemScene[]];
  units: [number, number];
}

let last = $state.raw<Remembered | null>(null);

const idOf = (fight: FightScene) => `${fight.at}:${fight.attacker.seat}:${fight.defender.seat}`;

/** Keeps what stood against each other: once losses are taken, the scene shows what is left. */
export function remember(fight: FightScene | null): void {
  if (!fight || fight.stage === 'resolve') return;
  last = {
    id: idOf(fight),
    items: [fight.attacker.items, fight.defender.items],
    units: [fight.attacker.units, fight.defender.units],
  };
}

/** Units and items of a side as they were compared; `null` when this browser came too late to know. */
export function compared(fight: FightScene, side: 0 | 1): { items: KemetItemScene[]; units: number } | null {
  const now = side === 0 ? fight.attacker : fight.defender;
  if (fight.stage !== 'resolve') return { items: now.items, units: now.units };
  if (last?.id !== idOf(fight)) return null;
  return { items: together(last.items[side], now.items), units: last.units[side] };
}

/** What was laid open since joins what stood there before. */
export function together(
  before: readonly KemetItemScene[],
  now: readonly KemetItemScene[],
): KemetItemScene[] {
  const laid = now.filter((item) => /^(battle|card):|^wounds$/.test(item.source));
  const sources = new Set(laid.map((item) => item.source));
  return [...before.filter((item) => !/^battle:/.test(item.source) && !sources.has(item.source)), ...laid];
}
