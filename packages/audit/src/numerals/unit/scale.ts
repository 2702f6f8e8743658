// Scales: thousand, million, billion, trillion, lakh, crore; their short forms stand directly behind the digits.
import { isGlued, textAfter, type Atoms } from '../lex/atom.ts';
import { table } from '../lex/table.ts';

const words: ReadonlyMap<string, number> = table({
  hundred: 2, thousand: 3, thousands: 3, million: 6, millions: 6, billion: 9, billions: 9, trillion: 12, trillions: 12, lakh: 5, lakhs: 5, lac: 5, crore: 7, crores: 7,
});
/** Short forms of more than one letter may stand behind a blank. */
const short: ReadonlyMap<string, number> = table({ bn: 9, bln: 9, bil: 9, mn: 6, mln: 6, mio: 6, mil: 6, tn: 12, trn: 12, tr: 12, cr: 7, mm: 6 });
/** Letters that stand for other things as well: only directly behind the digits, or behind an amount of money. */
const letters: ReadonlyMap<string, number> = table({ b: 9, m: 6, k: 3, t: 12 });

/** "mil- lion": a word that a line break cut. */
const cut: readonly (readonly [string, number])[] = [['mil', 6], ['bil', 9], ['tril', 12]];

export type ScaleRead = { readonly exponent: number; readonly next: number };

function cutScale(atoms: Atoms, at: number): ScaleRead | null {
  for (const [head, exponent] of cut) {
    if (textAfter(atoms, at) === head && textAfter(atoms, at + 1) === '-' && textAfter(atoms, at + 2) === 'lion') return { exponent, next: at + 3 };
  }
  return null;
}

function scaleWord(atoms: Atoms, at: number): ScaleRead | null {
  const hyphened = textAfter(atoms, at) === '-' && isGlued(atoms, at) && isGlued(atoms, at + 1) ? at + 1 : at;
  const exponent = words.get(textAfter(atoms, hyphened));
  return exponent === undefined ? null : { exponent, next: hyphened + 1 };
}

/** Nothing that would make the letters part of a longer name stands behind them. */
function endsHere(atoms: Atoms, next: number): boolean {
  const kind = atoms[next]?.kind;
  return !isGlued(atoms, next) || kind === 'symbol' || kind === 'mark' || kind === undefined;
}

const loose = new Set(['bn', 'bln', 'mn', 'mln', 'mio', 'tn', 'trn']);

/** Behind a blank only forms that mean nothing else; behind money also "$5 B" and "$5 mm". */
function mayStandApart(text: string, money: boolean, upper: boolean): boolean {
  return loose.has(text) || (money && (upper || text === 'mm'));
}

function scaleLetters(atoms: Atoms, at: number, money: boolean): ScaleRead | null {
  const text = textAfter(atoms, at);
  const exponent = short.get(text) ?? letters.get(text);
  if (exponent === undefined || !endsHere(atoms, at + 1)) return null;
  const upper = atoms[at]?.letterCase === 'all';
  // "200mm" is a length, "5t" a weight.
  if ((text === 'mm' || (text === 't' && !upper)) && !money) return null;
  return isGlued(atoms, at) || mayStandApart(text, money, upper) ? { exponent, next: at + 1 } : null;
}

/** The scale behind a number; "lakh crore" multiplies. */
export function readScale(atoms: Atoms, at: number, money: boolean): ScaleRead | null {
  const first = cutScale(atoms, at) ?? scaleWord(atoms, at) ?? scaleLetters(atoms, at, money);
  if (first === null || (first.exponent !== 5 && first.exponent !== 3)) return first;
  const second = scaleWord(atoms, first.next);
  return second === null || second.exponent < 6 ? first : { exponent: first.exponent + second.exponent, next: second.next };
}
