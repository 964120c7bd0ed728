import type { PieceNews } from '../../core/wire';

/** The powers as they stand on the dashboard: a column for each level. */
export const POWERS = [
  ['commanding', 'inspiring', 'omnipresent', 'revered'],
  ['resplendent', 'obelisk-attuned', 'temple-attuned', 'pyramid-attuned'],
  ['glorious', 'magnanimous', 'bountiful', 'worshipful'],
] as const;

export const CARDS = [
  'chariots',
  'plague-of-locusts',
  'drought',
  'flood',
  'build-monument',
  'cycle-of-maat',
  'miracle',
] as const;

const symbols: Readonly<Record<string, string>> = {
  'plague-of-locusts': 'b-plague',
  'build-monument': 'b-build',
  chariots: 'b-chariots',
  'cycle-of-maat': 'b-maat',
  drought: 'b-drought',
  flood: 'b-flood',
  miracle: 'b-miracle',
  'cat-mummy': 'u-cat',
  satet: 'u-satet',
  mummy: 'u-mummy',
  apep: 'u-apep',
  'giant-scorpion': 'u-scorpion',
  androsphinx: 'u-sphinx',
  move: 'a-move',
  summon: 'a-summon',
  gain: 'a-followers',
  unlock: 'a-unlock',
  control: 'e-control',
  caravan: 'i-camel',
  conflict: 'e-conflict',
};

export function symbolOf(thing: string): string {
  return symbols[thing] ?? 'i-ankh';
}

/** What a thing is called, in the language of the table. */
export function nameOf(content: ReadonlyMap<string, PieceNews>, target: string): string {
  return content.get(target)?.name ?? plain(target);
}

/** The number on a battle card. */
export function strengthOf(content: ReadonlyMap<string, PieceNews>, card: string): number {
  const told = content.get(`card:${card}`)?.facts.strength;
  return told === undefined
    ? card === 'chariots'
      ? 3
      : ['plague-of-locusts', 'drought'].includes(card)
        ? 1
        : 0
    : Number(told);
}

/** I, II or III: of a power or guardian; 0 where there is none. */
export function levelOf(piece: PieceNews): number {
  if (piece.facts.level) return Number(piece.facts.level);
  const id = piece.target.slice(piece.target.indexOf(':') + 1);
  return 1 + POWERS.findIndex((column) => (column as readonly string[]).includes(id));
}

/** Apep, the Scorpion and the Androsphinx stand on large bases. */
export function isLarge(guardian: string): boolean {
  return ['apep', 'giant-scorpion', 'androsphinx'].includes(guardian);
}

function plain(target: string): string {
  const name = target.slice(target.indexOf(':') + 1).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
