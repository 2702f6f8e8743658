// Which readers a word or symbol can begin a reading of. Most words begin none, and are passed over without asking any.
import { headOpeners } from './identifier/head.ts';
import type { Atoms } from './lex/atom.ts';
import { numberWordOpeners } from './lex/number-word.ts';
import { boundOpeners } from './number/bound.ts';
import { multipleOpeners } from './number/multiple-word.ts';
import { signOpeners } from './number/sign.ts';
import { calendarOpeners } from './period/calendar-words.ts';
import { lengthOpeners } from './period/ended.ts';
import { relativeOpeners } from './period/relative.ts';
import { spanOpeners } from './period/span.ts';
import { yearOpeners } from './period/year.ts';
import { currencyOpeners } from './unit/currency.ts';
import { directionOpeners } from './words/direction.ts';
import { rankOpeners } from './words/rank.ts';

/** A set of readers, one bit each. */
export type Readers = number;
export const HEADED = 1;
export const PERIOD = 2;
export const SHAPED = 4;
export const NUMBER = 8;
export const RANK = 16;
export const DIRECTION = 32;
/** Digits that no other reader takes. */
export const LEFTOVER = 64;
const ALL: Readers = 127;

const openers = new Map<string, Readers>();
for (const [readers, words] of [
  [HEADED, headOpeners], [PERIOD, [...calendarOpeners, ...lengthOpeners, ...numberWordOpeners, ...relativeOpeners, ...spanOpeners, ...yearOpeners]], [SHAPED, [...numberWordOpeners, '(', '[']],
  [NUMBER, [...boundOpeners, ...currencyOpeners, ...multipleOpeners, ...numberWordOpeners, ...signOpeners, '(']], [RANK, rankOpeners], [DIRECTION, directionOpeners],
] as const) for (const word of words) openers.set(word, (openers.get(word) ?? 0) | readers);

/** A sign that ties a word to what is behind it: "post-65", "us$". */
const ties = new Set(['-', '$', '¥']);

/** The readers that something can be read by at `at`. A name in capitals, or tied to what follows it, may be anything. */
export function readersAt(atoms: Atoms, at: number): Readers {
  const atom = atoms[at];
  if (atom === undefined) return 0;
  if (atom.kind === 'symbol') return openers.get(atom.text) ?? 0;
  if (atom.kind !== 'word' || atom.letterCase === 'all' || atom.letterCase === 'mixed' || atom.text.endsWith('fold')) return ALL;
  const next = atoms[at + 1];
  return next?.gap === 'none' && ties.has(next.text) ? ALL : openers.get(atom.text) ?? 0;
}
