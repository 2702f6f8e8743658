// What may not be computed from a price and statements of two currencies. No exchange rate is ever assumed,
// and how many shares one depositary receipt stands for is in neither the price nor the statements.
import { unitName, type Unit } from '@assay/record';

type Used = { readonly metric: string; readonly unit: Unit };

/** The currency in which most figures are given; null where none is money. A convenience translation of some years is the fewer. */
export function mainCurrency(units: readonly Unit[]): string | null {
  const counted = [...Map.groupBy(units.flatMap((unit) => (unit.kind === 'money' && unit.currency !== null ? [unit.currency] : [])), (currency) => currency)];
  return counted.reduce<{ readonly currency: string | null; readonly count: number }>((most, [currency, all]) => (all.length > most.count ? { currency, count: all.length } : most), { currency: null, count: 0 }).currency;
}

/**
 * Why a formula must not be evaluated over these inputs; null where it may. `statements` is the currency in which the company reports, null when unknown.
 * A price times shares shows no second currency: there the company's own currency decides.
 */
export function refuseCurrencies(used: readonly Used[], statements: string | null): string | null {
  const currencies = [...new Set(used.flatMap(({ unit }) => (unit.kind === 'money' && unit.currency !== null ? [unit.currency] : [])))].sort();
  if (currencies.length > 1) return `The inputs are in ${currencies.join(' and ')}, and no exchange rate is assumed: ${used.map(({ metric, unit }) => `${metric} in ${unitName(unit)}`).join(', ')}.`;
  const price = used.find(({ metric }) => metric === 'price');
  const isForeign = price?.unit.kind === 'money' && price.unit.currency !== null && statements !== null && price.unit.currency !== statements;
  if (!isForeign || !used.some(({ metric, unit }) => metric !== 'price' && isOfShares(unit))) return null;
  return `The price is in ${unitName(price.unit).replace('/share', '')} and the statements are in ${statements}: without the number of shares that one quoted share or receipt stands for, no market value or per-share figure is computed.`;
}

function isOfShares(unit: Unit): boolean {
  return unit.kind === 'shares' || (unit.kind === 'money' && unit.per === 'share');
}
