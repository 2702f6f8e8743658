// What a figure stands for: its value and the interval of the digits shown.
import { decimal, toDecimalText, type Decimal, type NumeralRecord } from '@assay/record';
import type { Atoms } from '../lex/atom.ts';
import type { Qualifier } from './bound.ts';
import { corePrecision, coreValue, type Core } from './core.ts';
import type { RangeRead } from './range.ts';

/** Half a unit of the last digit shown, by how many digits stand behind the point. Nearly all figures show a few, and decimals never change: these are made once. */
const kept = new Map<number, Decimal>();
const MOST_KEPT = 100;

function halfUnit(precision: number): Decimal {
  const known = kept.get(precision);
  if (known !== undefined) return known;
  const made = decimal(`5e${String(-precision - 1)}`);
  if (kept.size < MOST_KEPT) kept.set(precision, made);
  return made;
}

export type NumeralParts = { readonly source: string; readonly core: Core; readonly range: RangeRead | null; readonly qualifiers: readonly Qualifier[] };

/** The numeral of a figure or a range, with what its qualifiers say. */
export function numeralOf(atoms: Atoms, { source, core, range, qualifiers }: NumeralParts): NumeralRecord {
  const low = range?.low ?? core;
  const high = range?.high ?? core;
  const lowest = coreValue(low);
  const highest = coreValue(high);
  const precision = corePrecision(low);
  const span = { start: atoms[core.start]?.start ?? 0, end: atoms[high.next - 1]?.end ?? 0 };
  return {
    span, text: source.slice(span.start, span.end), value: toDecimalText(lowest),
    low: toDecimalText(lowest.minus(halfUnit(precision))), high: toDecimalText(highest.plus(halfUnit(corePrecision(high)))),
    precision, unit: low.unit, negative: low.negative,
    bound: qualifiers.find((qualifier) => qualifier.bound !== null)?.bound ?? null,
    approximate: qualifiers.some((qualifier) => qualifier.approximate),
    upTo: range === null ? null : toDecimalText(highest),
  };
}
