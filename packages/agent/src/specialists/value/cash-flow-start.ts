// What a discounted cash flow starts from: trailing cash flow where four quarters are on file, else that of the last fiscal year.
import type { Reading } from '../../figures/figure.ts';
import type { Bench } from '../bench.ts';
import { whole } from '../whole.ts';

export type CashFlowStart = {
  readonly cash: Reading; readonly debt: Reading; readonly shares: Reading;
  /** Every input is the dictionary's own on the day of the note, so that anyone can run the model again from the sources. */
  readonly isPlain: boolean;
};

/** Cash flow below this share of profit is no measure of the business: it is being spent on something. */
const measure = '0.55';

/** Null for lenders, without the statements, and where cash flow is no measure of the business: not positive, or far below profit. */
export function cashFlowStart(bench: Bench): CashFlowStart | null {
  if (bench.company.kind === 'bank' || bench.company.kind === 'insurer') return null;
  const trailing = bench.book.today('free_cash_flow');
  const net = bench.book.today('net_debt');
  const given = whole(trailing ?? bench.book.years('free_cash_flow').at(-1), net ?? netOfLongTermDebt(bench), bench.book.today('diluted_shares'));
  if (given === null) return null;
  const [cash, debt, shares] = given;
  const profit = trailing === null ? bench.book.years('net_income').at(-1) : bench.book.today('net_income');
  const least = profit === null || profit === undefined ? cash.value.times(0) : profit.value.times(measure);
  if (cash.value.lte(0) || cash.value.lt(least)) return null;
  return { cash, debt, shares, isPlain: trailing !== null && net !== null };
}

/** Where short-term debt is not on file, long-term debt less cash has to do. */
function netOfLongTermDebt(bench: Bench): Reading | null {
  const debt = bench.book.today('long_term_debt');
  const cash = bench.book.today('cash_and_investments') ?? bench.book.today('cash');
  if (debt === null || cash === null) return null;
  return { ...debt, metric: 'net_debt', value: debt.value.minus(cash.value), formula: `long_term_debt - ${cash.metric}`, facts: [...debt.facts, ...cash.facts] };
}
