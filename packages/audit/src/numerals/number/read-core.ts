// Reads one figure where it stands.
import { decimal, noUnit, type Decimal, type Unit } from '@assay/record';
import { isGlued, literalAfter, textAfter, textBefore, type Atoms } from '../lex/atom.ts';
import { readBrackets } from './brackets.ts';
import { isBare, type Core } from './core.ts';
import { countNoun } from './count-noun.ts';
import { currencyBefore } from './currency.ts';
import { readNumberWord, type WordNumber } from './number-word.ts';
import { readSign } from './sign.ts';
import { readTail, type Tail } from './tail.ts';

type Digits = { readonly amount: Decimal; readonly places: number; readonly grouped: boolean; readonly next: number; readonly word: WordNumber | null };

function digitsAt(atoms: Atoms, at: number, first: boolean): Digits | null {
  const literal = first ? (atoms[at]?.literal ?? null) : literalAfter(atoms, at);
  if (literal !== null) return { amount: decimal(literal.digits), places: literal.places, grouped: literal.grouped, next: at + 1, word: null };
  const word = readNumberWord(atoms, at);
  return word === null ? null : { amount: word.value, places: word.places, grouped: false, next: word.next, word };
}

/** A spelled number speaks only where a unit, a scale or a verb of amount makes it one: "the two segments" does not. */
const anaphoric = new Set(['the', 'these', 'those', 'both', 'all', 'other', 'our', 'its', 'their', 'first', 'last', 'next', 'past', 'any', 'no', 'each', 'every']);
const amountWords = new Set(['to', 'by', 'from', 'of', 'at', 'was', 'were', 'is', 'are', 'totaled', 'totalled', 'reached', 'total', 'with', 'has', 'had', 'have', 'operated', 'opened', 'closed', 'added', 'employed', 'than', 'least', 'about', 'approximately', 'nearly', 'over']);

function spelledStands(atoms: Atoms, at: number, core: Core): boolean {
  if (!core.spelled || core.scaled || core.prefixed) return true;
  const kind = core.unit.kind;
  if (kind === 'fraction' || kind === 'percent' || kind === 'points' || kind === 'basis-points' || kind === 'multiple' || kind === 'money') return true;
  const before = textBefore(atoms, at);
  const single = core.amount.equals(1) && core.next === at + 1;
  if (single || anaphoric.has(before)) return false;
  return kind !== 'none' || core.amount.greaterThanOrEqualTo(20) || (amountWords.has(before) && atoms[core.next]?.kind !== 'word');
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
  return runsOn(atoms, core) ? null : core;
}

/** "5G", "401kx", "12-inch": letters that belong to the digits make a name, not a figure. */
function runsOn(atoms: Atoms, core: Core): boolean {
  if (core.spelled || !isGlued(atoms, core.next) || atoms[core.next - 1]?.text === '%') return false;
  const kind = atoms[core.next]?.kind;
  if (kind === 'word' || kind === 'code' || textAfter(atoms, core.next) === '_') return true;
  const hyphened = textAfter(atoms, core.next) === '-' && isGlued(atoms, core.next + 1);
  const behind = atoms[core.next + 1]?.kind;
  return hyphened && isBare(core) && (behind === 'word' || behind === 'code') ;
}
