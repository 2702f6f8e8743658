// Wraps a number with the closes it came from. What is not finite is no value.
import { decimal, money, type Decimal, type Unit } from '@assay/record';
import type { Close, SeriesValue } from './history.ts';

/** Closes name no currency: the caller knows it. */
export const perShare: Unit = money(null, 'share');
export const fraction: Unit = { kind: 'fraction' };

/** An exact value over the given closes; null when there is none. */
export function exactValue(value: Decimal | null, unit: Unit, closes: readonly Close[]): SeriesValue | null {
  const first = closes[0];
  const last = closes[closes.length - 1];
  if (value === null || !value.isFinite() || first === undefined || last === undefined) return null;
  return { value, unit, from: first.date, to: last.date, inexact: false };
}

/** A value from binary floats over the given closes; null when it is missing or not finite. */
export function binaryValue(value: number | null | undefined, unit: Unit, closes: readonly Close[]): SeriesValue | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  const exact = exactValue(decimal(value), unit, closes);
  return exact === null ? null : { ...exact, inexact: true };
}

/** How far a close stands from a reference, as a fraction of the reference; null for a reference of zero. */
export function fractionFrom(close: Decimal, reference: Decimal): Decimal | null {
  return reference.isZero() ? null : close.dividedBy(reference).minus(1);
}
