// What the tests have to know of each game beyond clicking what is lit.
import { golden } from './house.mjs';

export const GAMES = [
  {
    title: 'Kemet',
    ruleset: 'kemet-2012',
    /** The question that begins a turn, a thing that begins something, and a thing that cannot be had. */
    turn: 'menu',
    begins: '.space[data-lit]',
    dark: '.tile[data-target]:not([data-lit])',
    /** Two players, about to plan a battle in secret: the first who plays a card and sets one aside. */
    battle: () => golden('kemet', 'two-outright', /^(\d) \d-\d-\d\n\1 \d-\d-\d$/m),
  },
  {
    title: 'Ankh',
    ruleset: 'ankh',
    turn: 'act',
    begins: '[data-target="action:move"][data-lit]',
    dark: '.power[data-target]:not([data-lit])',
    battle: () =>
      golden(
        'ankh',
        'two-last-god',
        /^\d (chariots|flood|drought|miracle|build-monument|[a-z]+-of-[a-z]+)$/m,
      ),
  },
];
