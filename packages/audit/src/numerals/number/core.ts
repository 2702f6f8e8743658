// A figure alone, before bounds and ranges: sign, currency, digits, scale, unit.
import { decimal, noUnit, type Decimal, type Unit } from '@assay/record';

/** `amount` is as written, times ten to the `exponent` in base units ("$5.1 billion": 5.1, 9; "50 cents": 50, −2). */
export type Core = {
  readonly start: number;
  /** The first atom behind the figure. */
  readonly next: number;
  readonly amount: Decimal;
  /** Decimals written; −n when an exponent moved them. */
  readonly places: number;
  readonly exponent: number;
  readonly unit: Unit;
  readonly negative: boolean;
  /** A scale word or letter stands behind the digits. */
  readonly scaled: boolean;
  /** A currency stands before the digits. */
  readonly prefixed: boolean;
  readonly grouped: boolean;
  /** Spelled in words. */
  readonly spelled: boolean;
};

/** The figure in base units, with its sign. */
export function coreValue(core: Core): Decimal {
  const value = core.exponent === 0 ? core.amount : core.amount.times(decimal(`1e${String(core.exponent)}`));
  return core.negative ? value.negated() : value;
}

/** Decimal places shown, counted in base units. */
export function corePrecision(core: Core): number {
  return core.places - core.exponent;
}

/** Digits and nothing else: no currency, scale, sign, grouping, decimals or unit. */
export function isBare(core: Core): boolean {
  return !core.scaled && !core.prefixed && !core.grouped && !core.negative && core.places === 0 && core.unit.kind === noUnit.kind;
}
