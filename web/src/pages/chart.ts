/** A line that steps: points stay until they change. */
export function lineOf(spots: readonly (readonly [number, number])[]): string {
  return spots
    .flatMap(([x, y], i) => {
      const before = spots[i - 1];
      return before && before[1] !== y
        ? [`${round(x)},${round(before[1])}`, `${round(x)},${round(y)}`]
        : [`${round(x)},${round(y)}`];
    })
    .join(' ');
}

/** Whole numbers for the axis, not more than six. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((size) => most / size <= 6) ?? Math.ceil(most / 6);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

const round = (value: number) => Math.round(value * 10) / 10;
