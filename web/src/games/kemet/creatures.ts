const KNOWN: [string, string][] = [
  ['scorpion', 'c-scorpion'],
  ['scarab', 'c-scarab'],
  ['phoenix', 'c-phoenix'],
  ['elephant', 'c-elephant'],
  ['snake', 'c-snake'],
  ['sphinx', 'c-sphinx'],
  ['mummy', 'c-mummy'],
  ['servant', 'c-servant'],
  ['vulture', 'c-vulture'],
  ['cobra', 'cobra'],
  ['crocodile', 'crocodile'],
];

/** The symbol of a creature by a word in its name: editions name some of them more fully. */
export function creatureSymbol(creature: string): string {
  return KNOWN.find(([word]) => creature.includes(word))?.[1] ?? 'c-beast';
}
