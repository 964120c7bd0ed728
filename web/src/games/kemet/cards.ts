import type { PieceNews } from '../../core/wire';

/** Strength, damage and protection of a battle card, which is known by them: `4-1-0`. */
export function numbersOf(card: string): [number, number, number] {
  const [a, b, c] = card.split('-').map(Number);
  return [a ?? 0, b ?? 0, c ?? 0];
}

const SYMBOLS: [RegExp, string][] = [
  [/fire|wound|blood/, 'damage'],
  [/wall|protection|shield/, 'shield'],
  [/teleport|transfer|escape|diversion/, 'teleport'],
  [/gates/, 'wall'],
  [/swift|speed/, 'move'],
  [/prayer|mana|memory/, 'ankh'],
  [/enlist|conscript|recruit|reinforce|assemble/, 'recruit'],
  [/veto|snare/, 'why'],
  [/glory/, 'crown'],
  [/war|rage|fury|battle/, 'strength'],
];

/** A picture for a card, by what it adds or else by its name. */
export function cardSymbol(id: string, piece: PieceNews | undefined): string {
  const facts = piece?.facts ?? {};
  if (Number(facts.damage)) return 'damage';
  if (Number(facts.protection)) return 'shield';
  if (Number(facts.strength)) return 'strength';
  return SYMBOLS.find(([pattern]) => pattern.test(id))?.[1] ?? 'di';
}
