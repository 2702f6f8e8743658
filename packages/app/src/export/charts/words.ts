// Numbers in the titles and labels of charts.
import type { Decimal } from '@assay/record';

const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** `seven`; digits past ten. */
export function countWord(count: number): string {
  return words[count] ?? String(count);
}

export type Scale = { readonly power: number; readonly short: string; readonly long: string };
const scales: readonly Scale[] = [
  { power: 12, short: 'T', long: 'trillion' }, { power: 9, short: 'B', long: 'billion' }, { power: 6, short: 'M', long: 'million' }, { power: 0, short: '', long: '' },
];
const units: Scale = { power: 0, short: '', long: '' };

/** The scale in which the largest of some amounts has one to three digits before the point. */
export function scaleFor(amounts: readonly Decimal[]): Scale {
  const largest = amounts.reduce((most, amount) => Math.max(most, amount.abs().toNumber()), 0);
  return scales.find((scale) => largest >= 10 ** scale.power) ?? units;
}

function signOf(currency: string | null): string {
  return currency === null || currency === 'USD' ? '$' : `${currency} `;
}

export type MoneyStyle = { readonly scale: Scale; readonly currency: string | null; readonly length: 'short' | 'long' };

/** `$416.2B` or `$416.2 billion`; minus signs are real ones. */
export function moneyWords(amount: Decimal, { scale, currency, length }: MoneyStyle): string {
  const shown = amount.abs().dividedBy(10 ** scale.power).toFixed(1);
  const unit = length === 'short' || scale.long === '' ? scale.short : ` ${scale.long}`;
  return `${amount.isNegative() ? '−' : ''}${signOf(currency)}${shown}${unit}`;
}

/** `46.2%` from a number already in percent. */
export function percentWords(percent: number): string {
  return `${percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}%`;
}
