/** A piece as a scene tells it: scenes know places, not pieces. */
export interface Placed {
  /** Pieces of one kind may be each other: `troop:2`, `warrior:1`. */
  kind: string;
  at: string;
  /** What makes it more likely the same one, weightiest first: its creature, its size. */
  marks?: readonly (string | number | null)[];
}

export interface Known extends Placed {
  id: number;
}

let last = 0;

/**
 * Gives the pieces of the new picture the ids of the old one, so that what moved glides: a piece that stayed keeps its
 * id, and one that appeared takes that of the most similar one that vanished.
 */
export function follow<P extends Placed>(
  before: readonly Known[],
  now: readonly P[],
): (P & { id: number })[] {
  const free = new Set(before);
  const ids = new Map<P, number>();
  const take = (piece: P, old: Known | undefined) => {
    if (!old) return;
    free.delete(old);
    ids.set(piece, old.id);
  };
  for (const piece of now) {
    const stayed = [...free].filter((old) => old.kind === piece.kind && old.at === piece.at);
    take(piece, likest(piece, stayed));
  }
  for (const piece of now) {
    if (ids.has(piece)) continue;
    take(
      piece,
      likest(
        piece,
        [...free].filter((old) => old.kind === piece.kind),
      ),
    );
  }
  return now.map((piece) => ({ ...piece, id: ids.get(piece) ?? ++last }));
}

function likest(piece: Placed, among: readonly Known[]): Known | undefined {
  let best: Known | undefined;
  let most = -1;
  for (const old of among) {
    const likeness = (piece.marks ?? []).reduce<number>(
      (sum, mark, i) => sum * 2 + (old.marks?.[i] === mark ? 1 : 0),
      0,
    );
    if (likeness > most) {
      most = likeness;
      best = old;
    }
  }
  return best;
}
