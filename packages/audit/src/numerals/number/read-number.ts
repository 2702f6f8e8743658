// A number token: qualifiers, one figure or a range, and the interval it stands for.
import { textAfter, type Atoms } from '../lex/atom.ts';
import type { Reading } from '../token.ts';
import { readQualifier, readTrailingBound, type Qualifier } from './bound.ts';
import type { Core } from './core.ts';
import { numeralOf } from './interval.ts';
import { readMultipleWord } from './multiple-word.ts';
import { readRange, readRatio, type RangeRead } from './range.ts';
import { readCore } from './read-core.ts';
import { readSlashFraction } from './slash-fraction.ts';

/** Up to two qualifiers: "up to about $5 billion". */
function readQualifiers(atoms: Atoms, at: number): Qualifier[] {
  const first = readQualifier(atoms, at);
  if (first === null) return [];
  const second = atoms[first.next]?.gap === 'break' ? null : readQualifier(atoms, first.next);
  return second === null ? [first] : [first, second];
}

type Figure = { readonly core: Core; readonly range: RangeRead | null; readonly next: number };

/** One figure, a range, or "between … and …". */
function readFigure(atoms: Atoms, at: number): Figure | null {
  const between = atoms[at]?.text === 'between';
  if (between && textAfter(atoms, at + 1) === '') return null;
  const core = readMultipleWord(atoms, at) ?? readSlashFraction(atoms, at) ?? readCore(atoms, between ? at + 1 : at);
  if (core === null) return null;
  const range = readRange(atoms, core, between);
  if (range !== null) return { core, range, next: range.high.next };
  const ratio = readRatio(atoms, core) ?? core;
  return between ? null : { core: ratio, range: null, next: ratio.next };
}

/** "over 5 years" tells a time: the word is no bound there. */
function isPreposition(atoms: Atoms, at: number, figure: Figure): boolean {
  const unit = (figure.range?.low ?? figure.core).unit.kind;
  return atoms[at]?.text === 'over' && (unit === 'years' || unit === 'days');
}

export type NumberContext = {
  readonly source: string;
  /** Whether a time begins at an atom: "under 2024" holds a year, not a bound. */
  readonly isPeriod: (at: number) => boolean;
};

/** The number token that begins at `at`, with the words that qualify it; null when none does. */
export function readNumber(atoms: Atoms, at: number, { source, isPeriod }: NumberContext): Reading | null {
  const leading = readQualifiers(atoms, at);
  const from = leading.at(-1)?.next ?? at;
  if (from > at && (textAfter(atoms, from) === '' || isPeriod(from))) return null;
  const figure = readFigure(atoms, from);
  if (figure === null || isPreposition(atoms, at, figure)) return null;
  const trailing = figure.range === null ? readTrailingBound(atoms, figure.next) : null;
  const qualifiers = trailing === null ? leading : [...leading, trailing];
  return { kind: 'number', next: trailing?.next ?? figure.next, numeral: numeralOf(atoms, { source, core: figure.core, range: figure.range, qualifiers }) };
}
