// Reads one figure where it stands.
import { decimal, noUnit, type Decimal, type Unit } from '@assay/record';
import { isGlued, literalAfter, textAfter, type Atoms } from '../lex/atom.ts';
import { readBrackets } from './brackets.ts';
import { isBare, type Core } from './core.ts';
import { countNoun } from '../unit/count-noun.ts';
import { currencyBefore } from '../unit/currency.ts';
import { readNumberWord, type WordNumber } from '../lex/number-word.ts';
import { readSign } from './sign.ts';
import { spelledStands } from './spelled.ts';
import { readTail, type Tail } from '../unit/tail.ts';

type Digits = { readonly amount: Decimal; readonly places: number; readonly grouped: boolean; readonly next: number; readonly word: WordNumber | null };

function digitsAt(atoms: Atoms, at: number, first: boolean): Digits | null {
  const literal = first ? (atoms[at]?.literal ?? null) : literalAfter(atoms, at);
  if (literal !== null) return { amount: decimal(literal.digits), places: literal.places, grouped: literal.grouped, next: at + 1, word: null };
  const word = first || textAfter(atoms, at) !== '' ? readNumberWord(atoms, at) : null;
  return word === null ? null : { amount: word.value, places: word.places, grouped: false, next: word.next, word };
}

function wordUnit(atoms: Atoms, digits: Digits, tail: Tail): Unit {
  if (digits.word?.fraction === true) return { kind: 'fraction' };
  const dozen = digits.word !== null && tail.unit.kind === 'none' ? countNoun(atoms, tail.next) : null;
  return dozen === null ? tail.unit : { kind: 'count', of: dozen };
}

function readUnsigned(atoms: Atoms, start: number, from: { readonly at: number; readonly negative: boolean }): Core | null {
  const currency = currencyBefore(atoms, from.at);
  const inner = currency === null ? { at: from.at, negative: false } : readSign(atoms, currency.next);
  const digits = digitsAt(atoms, inner.at, inner.at === start);
  if (digits === null || (digits.word !== null && currency !== null)) return null;
  const tail = digits.word?.fraction === true ? { unit: noUnit, exponent: 0, scaled: false, next: digits.next } : readTail(atoms, digits.next, currency?.currency ?? null);
  return {
    start, next: tail.next, amount: digits.amount, places: digits.places, exponent: tail.exponent, unit: wordUnit(atoms, digits, tail),
    negative: from.negative || inner.negative, scaled: tail.scaled, prefixed: currency !== null, grouped: digits.grouped, spelled: digits.word !== null,
  };
}

/** The figure that begins at `at`, with its sign or brackets; null when none does or when its letters run on into a name. */
export function readCore(atoms: Atoms, at: number): Core | null {
  const bracketed = readBrackets(atoms, at, (from) => readUnsigned(atoms, from, readSign(atoms, from)));
  if (bracketed !== null) return bracketed;
  const core = readUnsigned(atoms, at, readSign(atoms, at));
  if (core === null || !spelledStands(atoms, at, core)) return null;
  return runsOn(atoms, core) || isModel(atoms, core) ? null : core;
}

function isLetters(atoms: Atoms, at: number): boolean {
  const kind = atoms[at]?.kind;
  return isGlued(atoms, at) && (kind === 'word' || kind === 'code');
}

/** "5G", "12-inch": letters that belong to the digits make a name, not a figure. */
function runsOn(atoms: Atoms, core: Core): boolean {
  if (core.spelled || !isGlued(atoms, core.next) || atoms[core.next - 1]?.text === '%') return false;
  const mark = textAfter(atoms, core.next);
  return isLetters(atoms, core.next) || mark === '_' || (mark === '-' && isBare(core) && isLetters(atoms, core.next + 1));
}

/** "777X": a capital X behind three bare digits is no multiple. */
function isModel(atoms: Atoms, core: Core): boolean {
  const last = atoms[core.next - 1];
  return core.unit.kind === 'multiple' && last?.text === 'x' && last.letterCase === 'all' && core.places === 0 && core.amount.greaterThanOrEqualTo(100);
}
