import type { AnkhTable, Scene } from '../../core/wire';
import told from './boards/scene.json';

/** For tests: the third Conflict of a game of four, with the bids of a plague on the table. */
export function sceneTold(): Scene<AnkhTable> {
  return structuredClone(told) as unknown as Scene<AnkhTable>;
}
