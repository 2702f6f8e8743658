// What a figure stands for: its value and the interval of the digits shown.
import { decimal, toDecimalText, type Decimal, type NumeralRecord } from '@assay/record';
import type { Atoms } from '../lex/atom.ts';
import type { Qualifier } from './bound.ts';
import { corePrecision, coreValue, type Core } from './core.ts';
import type { RangeRead } from './range.ts';

function halfUnit(core: Core): Decimal {
  return decimal(`5e${String(-corePrecision(core) - 1)}`);
}

export type NumeralParts = { readonly source: string; readonly core: Core; readonly range: RangeRead | null; readonly qualifiers: readonly Qualifier[] };

/** The numeral of a figure or a range, with what its qualifiers say. */
export function numeralOf(atoms: Atoms, { source, core, range, qualifiers }: NumeralParts): NumeralRecord {
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
