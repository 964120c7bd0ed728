export interface Spot {
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spot an arrow key leads to: ahead, and rather straight than near. -1: none. */
export function ahead(from: Spot, spots: readonly Spot[], key: string): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, spot] of spots.entries()) {
    const along = (spot.x - from.x) * way[0] + (spot.y - from.y) * way[1];
    const aside = Math.abs((spot.x - from.x) * way[1]) + Math.abs((spot.y - from.y) * way[0]);
    if (along <= 1 || aside > along * 3) continue;
    const cost = along + aside * 2;
    if (cost < least) {
      least = cost;
      best = i;
    }
  }
  return best;
}
