// Reverse DCF: the growth at which the two-stage DCF gives the price. Found by bisection, since value rises with growth; the last digit is therefore inexact.
import { Decimal, decimal } from '@assay/record';
import { dcfObjection, discountCashFlows, type DcfInputs } from './dcf.ts';
import { hasInputs, inputsMissing, written, type ModelInputs, type ModelOutcome } from '../model.ts';

export type ReverseDcfInputs = Omit<DcfInputs, 'growth'> & { readonly price: Decimal };

const lowest = decimal('-0.5');
const highest = decimal(1);
const tolerance = decimal('1e-15');
const names = ['price', 'free_cash_flow', 'discount_rate', 'terminal_growth', 'years', 'net_debt', 'diluted_shares'] as const;

/**
 * Yearly growth of free cash flow, as a fraction, that the price implies; sought from −50% to +100% a year.
 * An error when the DCF itself has one, the price is not positive, or no growth in that range gives the price.
 */
export function impliedGrowth(inputs: ReverseDcfInputs): ModelOutcome {
  const error = inputs.price.lessThanOrEqualTo(0) ? 'the price is not positive' : dcfObjection(inputs);
  if (error !== null) return { error };
  const valueAt = (growth: Decimal): Decimal => dcfValue({ ...inputs, growth });
  if (valueAt(lowest).greaterThan(inputs.price) || valueAt(highest).lessThan(inputs.price)) return { error: 'no growth from −50% to +100% a year gives this price' };
  return { value: bisect(valueAt, inputs.price), filled: filledReverse(inputs) };
}

/** The model `reverse_dcf_growth`; years are 5 where none are given. */
export function reverseDcfModel(inputs: ModelInputs): ModelOutcome {
  const all = { years: decimal(5), ...inputs };
  return hasInputs(all, names) ? impliedGrowth(all) : inputsMissing(all, names);
}

function dcfValue(inputs: DcfInputs): Decimal {
  const valuation = discountCashFlows(inputs);
  return 'error' in valuation ? new Decimal(Number.NaN) : valuation.value;
}

function bisect(valueAt: (growth: Decimal) => Decimal, price: Decimal): Decimal {
  let low = lowest;
  let high = highest;
  while (high.minus(low).greaterThan(tolerance)) {
    const middle = low.plus(high).dividedBy(2);
    if (valueAt(middle).lessThan(price)) low = middle; else high = middle;
  }
  return low.plus(high).dividedBy(2).toDecimalPlaces(14);
}

function filledReverse(inputs: ReverseDcfInputs): string {
  const stages = `${written(inputs.years)} years at a discount rate of ${written(inputs.discount_rate)}, then growth of ${written(inputs.terminal_growth)}`;
  return `growth g with DCF(${written(inputs.free_cash_flow)}, g; ${stages}; net debt ${written(inputs.net_debt)}; ${written(inputs.diluted_shares)} shares) = ${written(inputs.price)}`;
}
