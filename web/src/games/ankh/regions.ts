import type { AnkhTable, HexScene } from '../../core/wire';
import { around, border, centre, corners, line, type Point } from './hexes';

/** The land of a region, by its Conflict token. */
export function landOf(table: AnkhTable, token: number): HexScene[] {
  return table.hexes.filter((hex) => hex.region === token);
}

/** The edge of some spaces, as a path of their outer sides. */
export function edgeOf(hexes: readonly string[]): string {
  const inside = new Set(hexes);
  return hexes
    .flatMap((hex) =>
      around(hex)
        .filter((next) => !inside.has(next))
        .map((next) => line(border(hex, next))),
    )
    .join('');
}

/** What a view must show to show some spaces: x, y, width, height. */
export function boxOf(hexes: readonly string[], margin = 14): [number, number, number, number] {
  const points = hexes.flatMap((hex) => corners(hex));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
}

/**
 * Where the Conflict token of each region lies: on a corner where three of its spaces meet, away from pieces and near
 * the middle.
 */
export function tokenSpots(table: AnkhTable): Map<number, Point> {
  const meetings = new Map<string, { at: Point; hexes: HexScene[] }>();
  for (const hex of table.hexes) {
    for (const at of corners(hex.hex)) {
      const key = `${Math.round(at[0])} ${Math.round(at[1])}`;
      const meeting = meetings.get(key);
      if (meeting) meeting.hexes.push(hex);
      else meetings.set(key, { at, hexes: [hex] });
    }
  }
  const spots = new Map<number, Point>();
  for (const { token } of table.regions) {
    const middle = middleOf(landOf(table, token));
    const inside = [...meetings.values()].filter(
      ({ hexes }) => hexes.length === 3 && hexes.every((hex) => hex.region === token),
    );
    const cost = ({ at, hexes }: { at: Point; hexes: HexScene[] }) =>
      Math.hypot(at[0] - middle[0], at[1] - middle[1]) + hexes.reduce((sum, hex) => sum + 60 * crowd(hex), 0);
    const best = inside.reduce<(typeof inside)[number] | null>(
      (least, next) => (!least || cost(next) < cost(least) ? next : least),
      null,
    );
    spots.set(token, best?.at ?? middle);
  }
  return spots;
}

function crowd(hex: HexScene): number {
  if (hex.figure) return hex.figure.kind === 'god' ? 2.2 : 1.2;
  return hex.monument || hex.gate ? 1 : 0;
}

function middleOf(land: readonly HexScene[]): Point {
  const centres = land.map((hex) => centre(hex.hex));
  const sum = centres.reduce<[number, number]>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0]);
  return [sum[0] / (centres.length || 1), sum[1] / (centres.length || 1)];
}

export interface Count {
  kind: string;
  /** Monuments of each god, by seat. */
  owned: { seat: number; count: number }[];
  neutral: number;
  majority: number | null;
}

export const MONUMENTS = ['obelisk', 'temple', 'pyramid'] as const;

/** The monuments of a region, kind by kind. */
export function countsOf(table: AnkhTable, token: number): Count[] {
  const land = landOf(table, token);
  const majorities = table.regions.find((region) => region.token === token)?.majorities ?? {};
  return MONUMENTS.map((kind) => {
    const here = land.flatMap((hex) => (hex.monument?.kind === kind ? [hex.monument.owner] : []));
    const seats = [...new Set(here.filter((owner) => owner !== null))].sort((a, b) => a - b);
    const owned = seats.map((seat) => ({ seat, count: here.filter((owner) => owner === seat).length }));
    return {
      kind,
      owned: owned.sort((a, b) => b.count - a.count),
      neutral: here.filter((owner) => owner === null).length,
      majority: majorities[kind] ?? null,
    };
  });
}
