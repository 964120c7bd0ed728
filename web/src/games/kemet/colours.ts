/** The stones: lit side, shaded side, line between layers. Each has a shape too, see `Level.svelte`. */
export const STONE: Record<string, [string, string, string]> = {
  red: ['#B5402B', '#8E2C1B', '#fff'],
  blue: ['#2C579F', '#1D3E78', '#fff'],
  white: ['#FFFDF6', '#D9D0BC', '#3A2B12'],
  black: ['#4A4552', '#2B2730', '#fff'],
  violet: ['#8B55A8', '#653A7E', '#fff'],
};

const GEMS: Record<string, string> = {
  red: 'ruby',
  blue: 'sapphire',
  white: 'diamond',
  black: 'onyx',
  violet: 'amethyst',
};

/** What a colour is called: some books name it after its stone. */
export function stoneOf(colour: string, stones: string | undefined): string {
  return stones === 'gem' ? (GEMS[colour] ?? colour) : colour;
}
