import type { Box } from '../../core/stage';
import egypt from './boards/egypt.json';
import { centre } from './hexes';

/** What is drawn under the spaces. The rules know the spaces and their rivers; this is only how the land looks. */
export const FRAME = egypt.frame as unknown as Box;
export const { field, fertile, water, rivers, tails, fork } = egypt;
export const mouths = egypt.mouths as [number, number, number, number][];

export interface Mark {
  kind: 'dune' | 'dots' | 'reed' | 'furrow' | 'wave';
  x: number;
  y: number;
  width: number;
  height: number;
  opacity: number;
}

const BEYOND: Readonly<Record<string, string>> = { d: 'desert', f: 'fertile', w: 'water' };

/** Dunes, reeds and waves, strewn over the spaces and a little beyond: always the same ones. */
export function texture(hexes: readonly { hex: string; terrain: string }[]): Mark[] {
  const random = dice(7);
  const within = hexes.map(({ hex, terrain }) => ({ at: centre(hex), terrain, shade: 1 }));
  const beyond = (egypt.beyond as [number, number, string][]).map(([x, y, letter]) => ({
    at: [x, y] as const,
    terrain: BEYOND[letter] ?? 'desert',
    shade: 0.7,
  }));
  return [...within, ...beyond].flatMap(({ at, terrain, shade }) => strewn(at, terrain, shade, random));
}

function strewn(
  [x, y]: readonly [number, number],
  terrain: string,
  shade: number,
  random: () => number,
): Mark[] {
  const between = (low: number, high: number) => Math.round((low + (high - low) * random()) * 10) / 10;
  const put = (
    kind: Mark['kind'],
    dx: number,
    dy: number,
    [width, height]: readonly [number, number],
    opacity: number,
  ): Mark => ({ kind, x: x + dx, y: y + dy, width, height, opacity: opacity * shade });
  if (terrain === 'water') {
    return [0, 1].map(() => put('wave', between(-24, -12), between(-22, 12), [34, 12], 0.62));
  }
  if (terrain === 'desert') {
    return [
      put('dune', between(-26, -12), between(14, 22), [34, 10], 0.5),
      put(random() < 0.6 ? 'dots' : 'dune', between(-26, -8), between(-30, -20), [30, 9], 0.42),
    ];
  }
  return [
    put(random() < 0.55 ? 'reed' : 'furrow', between(-24, -12), between(14, 20), [32, 13], 0.78),
    put(random() < 0.4 ? 'reed' : 'furrow', between(-22, -8), between(-34, -26), [28, 11], 0.62),
  ];
}

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
