import type { KemetTable } from '../../core/wire';
import type { Face } from '../game';

/** The gods in the order of the seats. Cream on each of these colours keeps a contrast of 5.5 or better. */
export const FACES: readonly Face[] = [
  { name: 'Sobek', emblem: 'crocodile', colour: '#14617A', pattern: 'pt-sobek' },
  { name: 'Horus', emblem: 'falcon', colour: '#8F5A0A', pattern: 'pt-horus' },
  { name: 'Anubis', emblem: 'jackal', colour: '#38343F', pattern: '' },
  { name: 'Bastet', emblem: 'cat', colour: '#226B4A', pattern: 'pt-bastet' },
  { name: 'Wadjet', emblem: 'cobra', colour: '#73386F', pattern: 'pt-wadjet' },
  { name: 'Seth', emblem: 'seth', colour: '#9B2F45', pattern: 'pt-seth' },
];

/** He plays without a seat. */
const AMON: Face = { name: 'Amon', emblem: 'sun', colour: '#6B4A0E', pattern: 'pt-horus' };
const NOBODY: Face = { name: '', emblem: 'unit', colour: '#5B5040', pattern: '' };

/** Whoever leads a god bears its name and emblem, in the colour of the seat. */
export function faceOf(seat: number, table?: KemetTable): Face {
  if (table?.amon?.side === seat) return AMON;
  const face = FACES[seat] ?? NOBODY;
  const led = godly(table?.seats[seat]?.god?.god);
  return led ? { ...face, name: led.name, emblem: led.emblem } : face;
}

/** The emblem of a god by its name, whoever leads it. */
export function emblemOf(god: string): string {
  return godly(god)?.emblem ?? NOBODY.emblem;
}

function godly(god: string | undefined): Face | undefined {
  const name = god === 'ouadjet' ? 'wadjet' : god;
  return FACES.find((face) => face.name.toLowerCase() === name);
}

/** Patterns that tell seats apart without their colours. */
export const PATTERNS = `<svg xmlns="http://www.w3.org/2000/svg"><defs>
<pattern id="pt-bastet" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="2.500" cy="2.500" r="1.500" fill="#fff"/><circle cx="7" cy="7" r="1.500" fill="#fff"/></pattern>
<pattern id="pt-horus" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="3.200" height="9" fill="#fff"/></pattern>
<pattern id="pt-wadjet" width="12" height="9" patternUnits="userSpaceOnUse"><path d="M0 7l6-5 6 5" fill="none" stroke="#fff" stroke-width="2.200"/></pattern>
<pattern id="pt-sobek" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0l10 10M10 0L0 10" stroke="#fff" stroke-width="1.600"/></pattern>
<pattern id="pt-seth" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="2.800" fill="#fff"/></pattern>
</defs></svg>`;
