import type { Game } from './game';

// A title's drawings are fetched when one of its tables is opened.
const titles: Record<string, () => Promise<{ default: unknown }>> = {
  kemet: () => import('./kemet'),
  ankh: () => import('./ankh'),
};

/** The drawings for a ruleset: `kemet-2012` is drawn by `kemet`. */
export async function gameOf(ruleset: string): Promise<Game> {
  const title = titles[ruleset.split('-')[0] ?? ''];
  if (!title) throw new Error(ruleset);
  return (await title()).default as Game;
}
