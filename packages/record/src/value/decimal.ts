// Exact decimal arithmetic. Money, ratios and shares are never binary floats.
import { Decimal as DecimalJs } from 'decimal.js';
import { z } from 'zod';

/** 40 significant digits, half-up: more than any statement needs, enough for chained ratios. */
export const Decimal: typeof DecimalJs = DecimalJs.clone({ precision: 40, rounding: DecimalJs.ROUND_HALF_UP, toExpNeg: -30, toExpPos: 40 });
export type Decimal = DecimalJs;

/** A decimal as it is stored and sent: plain digits, no exponent, no grouping. */
export const decimalText = z.string().regex(/^-?\d{1,60}(\.\d{1,60})?$/);
export type DecimalText = z.infer<typeof decimalText>;

/** Reads plain or exponent notation. Throws a RangeError on anything else: bytes are checked by schema before they get here. */
export function decimal(value: string | number | Decimal): Decimal {
  const read = new Decimal(value);
  if (!read.isFinite()) throw new RangeError(`not a finite decimal: ${String(value)}`);
  return read;
}

/** The stored form of a decimal. */
export function toDecimalText(value: Decimal): DecimalText {
  return value.isZero() ? '0' : value.toFixed();
}
