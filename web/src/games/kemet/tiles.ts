import type { PieceNews } from '../../core/wire';

export interface TileFacts {
  id: string;
  name: string;
  colour: string;
  level: number;
  /** How many of it there are. */
  copies: number;
  creature: string | null;
}

/** The tiles of the ruleset in the order of the market. */
export function tilesOf(content: ReadonlyMap<string, PieceNews>): TileFacts[] {
  const tiles: TileFacts[] = [];
  for (const piece of content.values()) {
    if (!piece.target.startsWith('tile:')) continue;
    const tile = tileOf(piece);
    tiles.push({ ...tile, creature: content.has(`creature:${tile.id}`) ? tile.id : null });
  }
  return tiles.sort((a, b) => a.level - b.level);
}

export function tileOf(piece: PieceNews): TileFacts {
  return {
    id: piece.target.slice('tile:'.length),
    name: piece.name,
    colour: piece.facts.colour ?? '',
    level: Number(piece.facts.level ?? 0),
    copies: Number(piece.facts.copies ?? 1),
    creature: null,
  };
}

/** A name for something the content does not know: `blades-of-neith` becomes `Blades of neith`. */
export function plainName(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function nameOf(content: ReadonlyMap<string, PieceNews>, target: string): string {
  return content.get(target)?.name ?? plainName(target.slice(target.indexOf(':') + 1));
}
