// The growth that the price asks for: the kit's reverse DCF on the same assumptions as the cases.
import { computeModel } from '@assay/calc';
import { decimal, type Unit } from '@assay/record';
import { assumed } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import type { Bench } from '../bench.ts';
import { assumptionsOf } from './assumptions.ts';
import { cashFlowStart } from './cash-flow-start.ts';
import { refusalOf } from './refused.ts';
import { horizonYears } from './horizon.ts';

const percent: Unit = { kind: 'percent' };

/** Null without a positive cash flow to start from, or when no growth would give the price. */
export function impliedGrowth(bench: Bench, price: Reading): { readonly growth: Reading; readonly discount: Reading; readonly start: Readonly<Record<string, Reading>> } | null {
  const start = cashFlowStart(bench);
  if (start === null || refusalOf(bench) !== null) return null;
  const { discount, terminal } = assumptionsOf(bench);
  const { cash, debt, shares } = start;
  const computed = computeModel('reverse_dcf_growth', {
    price: price.value, free_cash_flow: cash.value, net_debt: debt.value, diluted_shares: shares.value, years: decimal(horizonYears),
    discount_rate: discount.dividedBy(100), terminal_growth: terminal.dividedBy(100),
  });
  if ('error' in computed) return null;
  return {
    growth: { metric: 'reverse_dcf_growth', value: computed.value.times(100), unit: percent, period: null, formula: 'reverse_dcf_growth', facts: [price, cash, debt, shares].flatMap((reading) => reading.facts), assumptions: { discount_rate: discount, terminal_growth: terminal } },
    discount: assumed('discount_rate', discount, percent), start: { cash, debt, shares },
  };
}
