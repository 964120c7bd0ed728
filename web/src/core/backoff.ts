const FIRST = 500;
const MOST = 15_000;

/** How long to wait before the next try, in milliseconds. `chance` spreads browsers that lost the same server. */
export function pause(tries: number, chance: number = Math.random()): number {
  const full = Math.min(MOST, FIRST * 2 ** Math.min(tries, 10));
  return Math.round(full * (0.75 + chance * 0.5));
}
