// A thesis beside the price since: the price that a run proved for its day, and the newest one that any run of the same company proved.
import type { JudgedClaim } from '../../../api/queries.ts';

export type Price = { readonly value: number; readonly on: string; readonly shown: string; readonly currency: string | null };

/** The newest price of a share that the run states for a day and a source confirms; null where it states none. */
export function provenPrice(claims: readonly JudgedClaim[]): Price | null {
  const found = claims.flatMap(({ claim, verdict }): Price[] => {
    const mention = claim.periods[0]?.mention;
    if (claim.kind !== 'figure' || claim.metric?.id !== 'price' || claim.operation !== null || claim.numeral === null || mention?.kind !== 'date' || verdict.verdict !== 'verified') return [];
    const { unit } = claim.numeral;
    return [{ value: Number(claim.numeral.value), on: mention.on, shown: claim.numeral.text, currency: unit.kind === 'money' ? unit.currency : null }];
  });
  return found.toSorted((left, right) => (left.on < right.on ? 1 : -1))[0] ?? null;
}

export type Since = { readonly kind: 'moved'; readonly percent: number; readonly later: Price } | { readonly kind: 'no-price' } | { readonly kind: 'no-later' };

/** Only a later day of the same currency says how a price moved. A price of 0 moves to nowhere. */
export function priceSince(then: Price | null, all: readonly Price[]): Since {
  if (then === null || then.value <= 0) return { kind: 'no-price' };
  const later = all.filter(({ on, currency }) => on > then.on && currency === then.currency).toSorted((left, right) => (left.on < right.on ? 1 : -1))[0];
  return later === undefined ? { kind: 'no-later' } : { kind: 'moved', percent: (later.value / then.value - 1) * 100, later };
}

/** `+12.4%`, `−3.0%`, with a true minus sign. */
export function percentWords(percent: number): string {
  const rounded = Math.abs(percent).toFixed(1);
  return `${Number(rounded) === 0 ? '' : percent < 0 ? '−' : '+'}${rounded}%`;
}
