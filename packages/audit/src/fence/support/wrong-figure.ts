// What a claim's figure gets wrong of a source's: currency, unit, sign, scale or value. The audit's own comparison, and no tolerance.
import { decimal, type Decimal, type NumeralRecord, type Unit } from '@assay/record';
import { compareFigure, negated, scaledNumeral } from '../../bind/compare.ts';
import type { ClaimReading } from '../../claims/reading.ts';
import { isLoss } from '../../facts/labels/loss.ts';
import type { ReadFact } from '../../facts/index.ts';
import { convertTo, equalWithinDigits } from '../../numerals/index.ts';
import type { SupportCode } from '../codes.ts';

type Shown = { readonly reading: ClaimReading; readonly words: string; readonly numeral: NumeralRecord };

/** Null where they are equal within the digits shown. */
export function wrongFigure(claim: Shown, read: ReadFact): SupportCode | null {
  const { numeral } = claim;
  if (otherCurrency(numeral.unit, read.fact.unit)) return 'currency-conflict';
  const shown = convertTo(numeral.unit, decimal(read.fact.value), read.fact.unit);
  if (shown === null) return 'unit-conflict';
  const sameSide = claim.reading.operation !== 'value' || numeral.negative || saysLoss(claim) === isLossOf(read);
  if (equalWithinDigits(numeral, shown) !== null) return sameSide ? null : 'sign-conflict';
  if (sameSide && isEqualInWords(claim.reading, read)) return null;
  return isBareFraction(numeral, read.fact.unit, shown) ? 'unit-conflict' : diagnose(numeral, shown);
}

/** A bare "$" is the dollar of the United States here: the passage is too short to say otherwise. */
function otherCurrency(left: Unit, right: Unit): boolean {
  return left.kind === 'money' && right.kind === 'money' && left.currency !== null && right.currency !== null && left.currency !== right.currency;
}

function saysLoss({ reading, words }: Shown): boolean {
  return isLoss(words) || isLoss(reading.metrics[0]?.words ?? '');
}

function isLossOf({ fact, row, column }: ReadFact): boolean {
  return decimal(fact.value).isNegative() || isLoss([...row, ...column].join(' '));
}

/** Equal once the claim's words give the sign, or in a table's own digits. */
function isEqualInWords(reading: ClaimReading, read: ReadFact): boolean {
  const { fact } = read;
  return compareFigure(reading, { value: decimal(fact.value), unit: fact.unit, facts: [read], formula: null, metric: 'agrees', period: 'unstated', entity: 'unstated', confidence: 1, subject: '', rivals: [] }).equality !== null;
}

/** A bare 0.44 may be 0.44% or 44%: sources write both, and nobody may choose. */
function isBareFraction(numeral: NumeralRecord, unit: Unit, shown: Decimal): boolean {
  return numeral.unit.kind === 'percent' && unit.kind === 'none' && equalWithinDigits(numeral, shown.times(100)) !== null;
}

function diagnose(numeral: NumeralRecord, shown: Decimal): SupportCode {
  if (numeral.bound !== null) return 'value-conflict';
  if (equalWithinDigits(negated(numeral), shown) !== null) return 'sign-conflict';
  const scaled = [-9, -6, -3, 3, 6, 9].some((exponent) => equalWithinDigits(scaledNumeral(numeral, exponent), shown) !== null);
  return scaled ? 'scale-conflict' : 'value-conflict';
}
