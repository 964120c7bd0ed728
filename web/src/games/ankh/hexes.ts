/** Where the spaces of the board lie. Columns and rows of flat-topped hexes: `c3r5`; odd columns stand half a row lower. */
export type Point = readonly [number, number];

/** From the centre to a corner, which is also the length of a side. */
export const SIZE = 44;
const HEIGHT = SIZE * Math.sqrt(3);
const [LEFT, TOP] = [74, 26];

export function spot(hex: string): [number, number] {
  const [column, row] = hex.slice(1).split('r').map(Number);
  return [column ?? 0, row ?? 0];
}

export function centre(hex: string): Point {
  const [column, row] = spot(hex);
  return [LEFT + SIZE * 1.5 * column, TOP + HEIGHT * (row + (column & 1 ? 1 : 0.5))];
}

/** The six corners, clockwise from the east; `share` draws the hex smaller. */
export function corners(hex: string, share = 1): Point[] {
  const [x, y] = centre(hex);
  return [0, 1, 2, 3, 4, 5].map((k) => {
    const turn = (k * Math.PI) / 3;
    return [tenth(x + SIZE * share * Math.cos(turn)), tenth(y + SIZE * share * Math.sin(turn))] as const;
  });
}

/** The hex as the points of a polygon. */
export function outline(hex: string, share = 1): string {
  return corners(hex, share)
    .map((point) => point.join(','))
    .join(' ');
}

/** The six spaces around, clockwise from the south-east; some may not be on the board. Side k faces neighbour k. */
export function around(hex: string): string[] {
  const [column, row] = spot(hex);
  const low = column & 1;
  const steps: Point[] = [
    [1, low],
    [0, 1],
    [-1, low],
    [-1, low - 1],
    [0, -1],
    [1, low - 1],
  ];
  return steps.map(([right, down]) => `c${column + right}r${row + down}`);
}

export interface Border {
  from: Point;
  to: Point;
  middle: Point;
}

/** The side that two neighbours share. */
export function border(one: string, other: string): Border {
  const [[ax, ay], [bx, by]] = [centre(one), centre(other)];
  const middle: Point = [tenth((ax + bx) / 2), tenth((ay + by) / 2)];
  const half = SIZE / 2 / HEIGHT;
  const [dx, dy] = [(by - ay) * half, (ax - bx) * half];
  return {
    from: [tenth(middle[0] - dx), tenth(middle[1] - dy)],
    to: [tenth(middle[0] + dx), tenth(middle[1] + dy)],
    middle,
  };
}

export function line({ from, to }: Border): string {
  return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
