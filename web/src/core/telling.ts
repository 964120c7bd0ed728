import type { LogLine, Scene } from './wire';

/**
 * What a side that nobody plays did comes all at once, after the answer that let it act. It is told line by line, and
 * the board shows each step.
 */
export interface Telling {
  lines: readonly LogLine[];
  at: number;
  /** The picture that belongs to each line. */
  pictures: readonly Scene<unknown>[];
}

/** Draws the scene as it was before the line, as far as the line says: a troop is put back. */
export type Back = (scene: Scene<unknown>, line: LogLine) => Scene<unknown>;

/** Such sides are counted after the seats. */
export const isUnplayed = (line: LogLine, seats: number) => line.seat !== null && line.seat >= seats;

/** The lines of the last step in which such a side did something. */
export function lastDeeds(log: readonly LogLine[], seats: number): LogLine[] {
  const last = log.findLast((line) => isUnplayed(line, seats));
  return last ? log.filter((line) => line.step === last.step && isUnplayed(line, seats)) : [];
}

/** Begins with the first line; `null` if there is nothing to tell. The last line shows the table as it is. */
export function tellingOf(
  log: readonly LogLine[],
  seats: number,
  scene: Scene<unknown>,
  back: Back,
): Telling | null {
  const lines = log.filter((line) => isUnplayed(line, seats));
  if (lines.length === 0) return null;
  const pictures = [scene];
  for (const line of lines.slice(1).reverse()) pictures.unshift(back(pictures[0] ?? scene, line));
  return { lines, at: 0, pictures };
}

/** Milliseconds a line stays: as long as it takes to read it. */
export function pause(line: LogLine): number {
  return Math.min(2800, 450 + line.text.length * 16);
}
