import type { Box } from '../../core/stage';
import type { KemetTable } from '../../core/wire';

export type Point = [number, number];

export interface ZoneShape {
  zone: string;
  kind: 'desert' | 'district' | 'temple' | 'sanctuary';
  bank: string;
  tint: number;
  pays: number;
  path: string;
  label: Point;
  /** Where a troop stands, and where one that attacks it. */
  troops: [Point, Point];
  pyramid?: Point;
  building?: Point;
  obelisk?: Point;
  ports?: Point[];
  port?: 'military' | 'trading';
  city?: string;
  gate?: [number, number, number];
}

export interface BoardShape {
  frame: Box;
  zones: ZoneShape[];
  closed: { kind: string; bank: string; path: string }[];
  edge: string;
  waves: string[];
  shore: string;
  borders: string;
  streets: string;
  walls: Record<string, string>;
  arrows: { path: string; heads: string[] }[];
  storm: { path: string; swirls: [number, number, number][] }[];
  dunes: string;
  palms: [number, number, number][];
}

const files = import.meta.glob<{ default: BoardShape }>('./boards/*.json');
let loaded = $state.raw<Record<string, BoardShape>>({});

/** The board a table is played on, by its ruleset and players. */
function boardId(table: KemetTable): string {
  // Against Amon it is the board for two.
  return `${table.ruleset === 'kemet-2012' ? 'k12' : 'six'}-${Math.max(2, table.players)}`;
}

export async function fetchBoard(table: KemetTable): Promise<void> {
  const id = boardId(table);
  const file = files[`./boards/${id}.json`];
  if (loaded[id] || !file) return;
  const shape = (await file()).default;
  loaded = { ...loaded, [id]: shape };
}

export function boardOf(table: KemetTable): BoardShape | undefined {
  return loaded[boardId(table)];
}
