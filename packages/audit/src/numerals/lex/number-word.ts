// Small numbers in words: "twelve", "twenty-five", "two hundred", "a dozen", "two thirds", "half of".
import { decimal, type Decimal } from '@assay/record';
import { isGlued, textAfter, type Atoms } from './atom.ts';
import { table } from './table.ts';

const units: ReadonlyMap<string, number> = table({
  zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
});
const tens: ReadonlyMap<string, number> = table({ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 });
const parts: ReadonlyMap<string, number> = table({ half: 2, halves: 2, third: 3, thirds: 3, quarter: 4, quarters: 4, fifth: 5, fifths: 5, sixth: 6, sixths: 6, eighth: 8, eighths: 8, tenth: 10, tenths: 10 });

export const numberWordOpeners: readonly string[] = [...units.keys(), ...tens.keys(), 'half', 'a', 'dozen'];

export type WordNumber = { readonly value: Decimal; readonly places: number; readonly next: number; readonly fraction: boolean };

/** The value of one number word below twenty, or of a ten; null for any other word. */
export function smallNumber(word: string): number | null {
  return units.get(word) ?? tens.get(word) ?? null;
}

function whole(value: number, next: number): WordNumber {
  return { value: decimal(value), places: 0, next, fraction: false };
}

/** "twenty-five", "twenty five". */
function belowHundred(atoms: Atoms, at: number): WordNumber | null {
  const first = atoms[at]?.text ?? '';
  const unit = units.get(first);
  if (unit !== undefined) return whole(unit, at + 1);
  const ten = tens.get(first);
  if (ten === undefined) return null;
  const from = textAfter(atoms, at + 1) === '-' ? at + 2 : at + 1;
  const word = textAfter(atoms, from);
  // "twenty-first" is a place in a row.
  if (from === at + 2 && /(?:first|second|third|th)$/.test(word)) return null;
  const rest = units.get(word);
  return rest !== undefined && rest > 0 && rest < 10 ? whole(ten + rest, from + 1) : whole(ten, at + 1);
}

/** "two hundred", "one hundred and five", "three hundred twelve". */
function belowThousand(atoms: Atoms, at: number): WordNumber | null {
  const head = belowHundred(atoms, at);
  if (head === null || textAfter(atoms, head.next) !== 'hundred') return head;
  const joined = textAfter(atoms, head.next + 1) === 'and' ? head.next + 2 : head.next + 1;
  const rest = atoms[joined]?.gap === 'break' ? null : belowHundred(atoms, joined);
  return rest === null ? whole(head.value.toNumber() * 100, head.next + 1) : whole(head.value.toNumber() * 100 + rest.value.toNumber(), rest.next);
}

const fractionPlaces = 2;

/** "two thirds", "three-quarters of", "one-third". A quarter that is a time is not followed by "of" and a thing, and is left alone. */
function fraction(atoms: Atoms, at: number, count: number): WordNumber | null {
  const hyphened = textAfter(atoms, at) === '-' && isGlued(atoms, at);
  const from = hyphened ? at + 1 : at;
  const part = parts.get(textAfter(atoms, from));
  if (part === undefined || count >= part) return null;
  const thing = textAfter(atoms, from + 1) === 'of' && !isTime(atoms, from + 2);
  if (!thing && !(hyphened && part === 3)) return null;
  return { value: decimal(count).dividedBy(part), places: part === 2 ? 1 : fractionPlaces, next: from + 1, fraction: true };
}

/** "a quarter of 2024", "half of fiscal 2023", "the first half of the year". */
function isTime(atoms: Atoms, at: number): boolean {
  const from = textAfter(atoms, at) === 'the' ? at + 1 : at;
  const text = textAfter(atoms, from);
  return /^(?:fy|fiscal|calendar|year|20\d\d|19\d\d|fy\d+|last|this|next)$/.test(text) || /^(?:year|quarter|month)$/.test(textAfter(atoms, from + 1));
}

function articled(atoms: Atoms, at: number): WordNumber | null {
  const noun = textAfter(atoms, at + 1);
  if (noun === 'dozen') return whole(12, at + 2);
  if (noun === 'hundred' || noun === 'million' || noun === 'billion' || noun === 'trillion') return whole(1, at + 1);
  return fraction(atoms, at + 1, 1);
}

const ordinals = new Set(['first', 'second', 'last', 'final', 'latter', 'other', 'next', 'past', 'prior', 'previous']);

function halfOf(atoms: Atoms, at: number): WordNumber | null {
  const half = { value: decimal('0.5'), places: 1, next: at + 1, fraction: true };
  if (ordinals.has(atoms[at - 1]?.text ?? '')) return null;
  const next = textAfter(atoms, at + 1);
  if (next === 'of' && !isTime(atoms, at + 2)) return half;
  // "half a million" is a number of things; "half-million" as well.
  const scaled = next === 'a' || next === '-' ? textAfter(atoms, at + 2) : '';
  if (/^(?:million|billion|trillion)$/.test(scaled)) return { ...half, next: at + 2, fraction: false };
  return /^(?:the|its|their|our|that|what)$/.test(next) && !isTime(atoms, at + 2) ? half : null;
}

/** A number in words that begins at `at`; null when there is none. */
export function readNumberWord(atoms: Atoms, at: number): WordNumber | null {
  const word = atoms[at]?.text ?? '';
  if (word === 'half') return halfOf(atoms, at);
  if (word === 'a') return articled(atoms, at);
  if (word === 'dozen') return whole(12, at + 1);
  if (smallNumber(word) === null) return null;
  const number = belowThousand(atoms, at);
  return number === null ? null : (fraction(atoms, number.next, number.value.toNumber()) ?? number);
}
