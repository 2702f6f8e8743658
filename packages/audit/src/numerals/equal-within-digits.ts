// A shown number equals a source value when the source, rounded to the digits shown, reads the same.
import { decimal, type Decimal, type NumeralRecord } from '@assay/record';

/**
 * How a shown number agrees with a value: `exact` to the last digit of the value, or a bound or range that holds; `rounded` within half a unit
 * of the last digit shown (either way at the tie); `truncated` where digits were cut instead; `approximate` within one unit behind "about".
 */
export type Agreement = 'exact' | 'rounded' | 'truncated' | 'approximate';

type Ends = { readonly low: Decimal; readonly high: Decimal; readonly unit: Decimal };

function endsOf(numeral: NumeralRecord): Ends {
  const low = decimal(numeral.value);
  return { low, high: numeral.upTo === null ? low : decimal(numeral.upTo), unit: decimal(10).pow(-numeral.precision) };
}

function isTruncated(shown: Decimal, value: Decimal, unit: Decimal): boolean {
  const sameSide = shown.isZero() || shown.isNegative() === value.isNegative();
  const cut = value.abs().minus(shown.abs());
  return sameSide && !cut.isNegative() && cut.lessThan(unit);
}

/** Most values are nowhere near: told without exact arithmetic, by more than all its rounding. */
function isFar({ value: shown, upTo, low, high, precision }: NumeralRecord, value: Decimal): boolean {
  const given = value.toNumber();
  const unit = 10 ** -precision;
  const least = Math.min(Number(low), Number(shown) - unit);
  const most = Math.max(Number(high), Number(upTo ?? shown) + unit);
  const slack = 1e-9 * Math.max(Math.abs(least), Math.abs(most), Math.abs(given));
  return given < least - slack || given > most + slack;
}

function plainAgreement(numeral: NumeralRecord, value: Decimal): Agreement | null {
  if (isFar(numeral, value)) return null;
  const { low, high, unit } = endsOf(numeral);
  if (value.greaterThanOrEqualTo(low) && value.lessThanOrEqualTo(high)) return 'exact';
  if (value.greaterThanOrEqualTo(numeral.low) && value.lessThanOrEqualTo(numeral.high)) return 'rounded';
  if (isTruncated(value.lessThan(low) ? low : high, value, unit)) return 'truncated';
  if (!numeral.approximate) return null;
  return value.greaterThanOrEqualTo(low.minus(unit)) && value.lessThanOrEqualTo(high.plus(unit)) ? 'approximate' : null;
}

/** A bound is held by every value on its side; one that includes its end also by what rounds to it. */
function boundAgreement(numeral: NumeralRecord, value: Decimal): Agreement | null {
  if (numeral.bound === null) return plainAgreement(numeral, value);
  const { low, high } = endsOf(numeral);
  switch (numeral.bound) {
    case 'more-than': return value.greaterThan(high) ? 'exact' : null;
    case 'less-than': return value.lessThan(low) ? 'exact' : null;
    case 'at-least': return value.greaterThanOrEqualTo(low) ? 'exact' : value.greaterThanOrEqualTo(numeral.low) ? 'rounded' : null;
    case 'at-most': return value.lessThanOrEqualTo(high) ? 'exact' : value.lessThanOrEqualTo(numeral.high) ? 'rounded' : null;
  }
}

/**
 * Whether a value, in the numeral's own unit, is what the numeral shows; null when it is not. There is no percentage tolerance.
 * "nearly 5 billion" and "just over 5 billion" ask for the side as well as for nearness.
 */
export function equalWithinDigits(numeral: NumeralRecord, value: Decimal): Agreement | null {
  if (numeral.bound === null || !numeral.approximate) return boundAgreement(numeral, value);
  const near = plainAgreement(numeral, value);
  if (near === 'exact') return 'approximate';
  return near !== null && boundAgreement(numeral, value) !== null ? 'approximate' : null;
}
