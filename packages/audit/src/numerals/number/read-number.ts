// A number token: qualifiers, one figure or a range, and the interval it stands for.
import { decimal, toDecimalText, type Decimal, type NumeralRecord } from '@assay/record';
import type { Atoms } from '../lex/atom.ts';
import { textAfter } from '../lex/atom.ts';
import type { Reading } from '../token.ts';
import { readQualifier, readTrailingBound, type Qualifier } from './bound.ts';
import { corePrecision, coreValue, type Core } from './core.ts';
import { readMultipleWord } from './multiple-word.ts';
import { readRange, type RangeRead } from './range.ts';
import { readCore } from './read-core.ts';

function halfUnit(core: Core): Decimal {
  return decimal(10).pow(-corePrecision(core)).dividedBy(2);
}

type Parts = { readonly atoms: Atoms; readonly source: string; readonly core: Core; readonly range: RangeRead | null; readonly qualifiers: readonly Qualifier[] };

function numeralOf({ atoms, source, core, range, qualifiers }: Parts): NumeralRecord {
  const low = range?.low ?? core;
  const high = range?.high ?? core;
  const span = { start: atoms[core.start]?.start ?? 0, end: atoms[high.next - 1]?.end ?? 0 };
  return {
    span, text: source.slice(span.start, span.end), value: toDecimalText(coreValue(low)),
    low: toDecimalText(coreValue(low).minus(halfUnit(low))), high: toDecimalText(coreValue(high).plus(halfUnit(high))),
    precision: corePrecision(low), unit: low.unit, negative: low.negative,
    bound: qualifiers.find((qualifier) => qualifier.bound !== null)?.bound ?? null,
    approximate: qualifiers.some((qualifier) => qualifier.approximate),
    upTo: range === null ? null : toDecimalText(coreValue(high)),
  };
}

/** Up to two qualifiers: "up to about $5 billion". */
function readQualifiers(atoms: Atoms, at: number): Qualifier[] {
  const first = readQualifier(atoms, at);
  if (first === null) return [];
  const second = atoms[first.next]?.gap === 'break' ? null : readQualifier(atoms, first.next);
  return second === null ? [first] : [first, second];
}

/** "over 5 years" tells a time, "above" and "below" a place in the text: the word is no bound there. */
function isPreposition(atoms: Atoms, at: number, core: Core): boolean {
  return textAfter(atoms, at) === 'over' && (core.unit.kind === 'years' || core.unit.kind === 'days');
}

/** The number token that begins at `at`, with the words that qualify it; null when none does. */
export function readNumber(atoms: Atoms, at: number, source: string): Reading | null {
  const leading = readQualifiers(atoms, at);
  const from = leading.at(-1)?.next ?? at;
  if (atoms[from] === undefined || (from > at && atoms[from].gap === 'break')) return null;
  const between = atoms[from].text === 'between';
  const core = readMultipleWord(atoms, from) ?? readCore(atoms, between ? from + 1 : from);
  if (core === null || isPreposition(atoms, at, core)) return null;
  const range = readRange(atoms, core, between);
  if (between && range === null) return null;
  const end = range?.high.next ?? core.next;
  const trailing = range === null ? readTrailingBound(atoms, end) : null;
  const qualifiers = trailing === null ? leading : [...leading, trailing];
  return { kind: 'number', next: trailing?.next ?? end, numeral: numeralOf({ atoms, source, core, range, qualifiers }) };
}
