// Ratios to an equity below nothing: a loss over it looks like a return, debt over it like none. And multiples of a loss, which are no low price. Such a figure ranks nobody.
import { formulaInputs, metricById } from '@assay/calc';
import type { Reading } from '../../../../figures/figure.ts';
import { say, type Text } from '../../../../prose/text.ts';
import { isOfMarket, listed, nameOf } from '../sentences/naming.ts';
import type { Holder } from '../scene.ts';
import { readingsIn } from '../times/times.ts';

const equity = /^(?:shareholders_equity|total_equity|average_(?:shareholders_|total_)?equity|tangible_equity|book_value_per_share)$/;
/** Of a formula the one amount above the line. */
const overEquity: Readonly<Record<string, string>> = { return_on_equity: 'net_income', return_on_average_equity: 'net_income' };

/** Ratios whose other side is never below nothing: their own sign is that of the equity. */
function isPlainOver(id: string): boolean {
  const inputs = formulaInputs(metricById(id)?.formula ?? '0').map(({ metric }) => metric);
  return /(?:_to_equity|^price_to_book|^equity_multiplier|_equity_ratio)$/.test(id) && inputs.some((input) => equity.test(input));
}

/** Whether a ratio stands over an equity below nothing. */
export function isWithoutMeaning({ bench }: Pick<Holder, 'bench'>, { metric, value, period }: Reading): boolean {
  const above = overEquity[metric];
  if (above === undefined) return isPlainOver(metric) && value.isNegative();
  const year = period?.fiscal ?? null;
  const amount = year === null ? undefined : readingsIn(bench.book, above, year.part === 'TTM' ? { kind: 'trailing' } : { kind: 'fiscal', year: year.year, part: year.part }).at(-1);
  return amount !== undefined && !amount.value.isZero() && amount.value.isNegative() !== value.isNegative();
}

/** Said beside an order in which they stand last or not at all; null where every figure has a meaning. */
export function withoutMeaning(id: string, entries: readonly { readonly holder: Holder; readonly reading: Reading }[]): Text | null {
  const names = entries.filter(({ holder, reading }) => isWithoutMeaning(holder, reading)).map(({ holder }) => holder.name);
  return names.length === 0 ? null : say`The ${nameOf(id)} of ${listed(names)} has no meaning, since ${names.length === 1 ? 'its' : 'their'} equity is negative.`;
}

/** A multiple of the price: who has the lower one is the cheaper. */
export function isPaid(id: string): boolean {
  return isOfMarket(id) && metricById(id)?.unit.kind === 'multiple';
}

/** What is paid for a loss. */
const isPaidForLoss = ({ metric, value }: Reading): boolean => isPaid(metric) && value.isNegative();

/** Whether a figure may stand in an order or meet a bound. */
export function ranks(holder: Pick<Holder, 'bench'>, reading: Reading): boolean {
  return !isPaidForLoss(reading) && !isWithoutMeaning(holder, reading);
}

/** Whom an order leaves out, and why; null where it leaves nobody out. */
export function notRanked(id: string, entries: readonly { readonly holder: Holder; readonly reading: Reading }[]): Text | null {
  const names = entries.filter(({ reading }) => isPaidForLoss(reading)).map(({ holder }) => holder.name);
  return names.length === 0 ? withoutMeaning(id, entries) : say`The ${nameOf(id)} of ${listed(names)} is negative, which is no low price, and ranks ${names.length === 1 ? 'it' : 'them'} nowhere.`;
}
