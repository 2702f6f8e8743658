// Amounts of insiders' transactions, and their sums, from shares and prices as the forms state them.
import type { Entity, Fact } from '@assay/record';
import { derive } from '../derive.ts';
import type { Draft } from '../leaf.ts';
import type { Subject } from '../tool.ts';

/** General instruction 8 of Form 4. */
export const transactionCodes: Readonly<Record<string, string>> = {
  P: 'purchase', S: 'sale', A: 'award', D: 'return to the company', F: 'shares withheld for tax', I: 'discretionary plan', M: 'exercise or conversion', C: 'conversion', E: 'expiry of a short position', H: 'expiry of a long position',
  O: 'exercise out of the money', X: 'exercise in the money', G: 'gift', L: 'small acquisition', W: 'inheritance', Z: 'voting trust', J: 'other', K: 'equity swap', U: 'tender', V: 'reported early',
};

export type TradeParts = { readonly shares: Fact | null; readonly price: Fact | null };

/** A price of nought is an award's: no money changed hands. */
export function amountOf({ shares, price }: TradeParts, entity: Entity | null): Draft {
  if (shares === null || price === null || Number(price.value) === 0) return null;
  return derive('shares * price', { shares, price }, { label: 'Amount of the transaction', unit: { kind: 'money', currency: 'USD', per: null }, entity, period: shares.period });
}

/** Shares and amount of open-market trades together, by their own formulas. */
export function sumOf(rows: readonly { readonly parts: TradeParts }[], label: string, { entity }: Pick<Subject, 'entity'>): Draft {
  const priced = rows.flatMap(({ parts: { shares, price } }) => (shares === null || price === null ? [] : [{ shares, price }]));
  const formula = priced.map((_, at) => `shares_${String(at)} * price_${String(at)}`).join(' + ');
  const named = Object.fromEntries(priced.flatMap(({ shares, price }, at) => [[`shares_${String(at)}`, shares], [`price_${String(at)}`, price]]));
  return {
    shares: derive('sum(shares)', { shares: rows.flatMap(({ parts: { shares } }) => (shares === null ? [] : [shares])) }, { label: `Shares in open-market ${label}`, unit: { kind: 'shares' }, entity, period: null }),
    amount: formula === '' ? null : derive(formula, named, { label: `Amount of open-market ${label}`, unit: { kind: 'money', currency: 'USD', per: null }, entity, period: null }),
  };
}
