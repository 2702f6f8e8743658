// Two-stage discounted cash flow: free cash flow grows for some years, then for ever at the terminal rate (Gordon growth). Cash flows fall at year ends.
import { Decimal, decimal } from '@assay/record';
import { hasInputs, inputsMissing, written, type ModelError, type ModelInputs, type ModelOutcome } from '../model.ts';

/** Base units; growth, discount_rate and terminal_growth are fractions; net_debt is negative for net cash. */
export type DcfInputs = Readonly<Record<'free_cash_flow' | 'growth' | 'discount_rate' | 'terminal_growth' | 'years' | 'net_debt' | 'diluted_shares', Decimal>>;
export type DcfYear = { readonly year: number; readonly cashFlow: Decimal; readonly presentValue: Decimal };
export type DcfValuation = {
  readonly years: readonly DcfYear[];
  /** Present value of all flows after the last year. */
  readonly terminalValue: Decimal;
  readonly enterpriseValue: Decimal;
  readonly equityValue: Decimal;
  readonly value: Decimal;
  readonly filled: string;
};

const defaultYears = decimal(5);
const names = ['free_cash_flow', 'growth', 'discount_rate', 'terminal_growth', 'years', 'net_debt', 'diluted_shares'] as const;

/**
 * Value per share: (Σ F(1+g)ᵗ ÷ (1+r)ᵗ + F(1+g)ⁿ(1+gT) ÷ ((r − gT)(1+r)ⁿ) − net debt) ÷ diluted shares.
 * An error when the cash flow is not positive, r ≤ gT, or an input makes no sense.
 */
export function discountCashFlows(inputs: DcfInputs): DcfValuation | ModelError {
  const error = dcfObjection(inputs) ?? growthObjection(inputs.growth);
  if (error !== null) return { error };
  const years = dcfYears(inputs);
  const terminalValue = terminalPresentValue(inputs, years);
  const enterpriseValue = Decimal.sum(terminalValue, ...years.map((year) => year.presentValue));
  const equityValue = enterpriseValue.minus(inputs.net_debt);
  return { years, terminalValue, enterpriseValue, equityValue, value: equityValue.dividedBy(inputs.diluted_shares), filled: filledDcf(inputs) };
}

/** The model `dcf_value_per_share`; years are 5 where none are given. */
export function dcfModel(inputs: ModelInputs): ModelOutcome {
  const all = { years: defaultYears, ...inputs };
  if (!hasInputs(all, names)) return inputsMissing(all, names);
  const valuation = discountCashFlows(all);
  return 'error' in valuation ? valuation : { value: valuation.value, filled: valuation.filled };
}

/** Why these inputs give no valuation, growth aside; null when they do. */
export function dcfObjection(inputs: Omit<DcfInputs, 'growth'>): string | null {
  if (inputs.free_cash_flow.lessThanOrEqualTo(0)) return 'no positive free cash flow to discount';
  if (inputs.discount_rate.lessThanOrEqualTo(0)) return 'the discount rate is not positive';
  if (inputs.discount_rate.lessThanOrEqualTo(inputs.terminal_growth)) return 'the discount rate does not exceed terminal growth';
  if (inputs.terminal_growth.lessThanOrEqualTo(-1)) return 'terminal growth is a fall of everything';
  if (!inputs.years.isInteger() || inputs.years.lessThan(1) || inputs.years.greaterThan(50)) return 'years are not a whole number from 1 to 50';
  return inputs.diluted_shares.lessThanOrEqualTo(0) ? 'the share count is not positive' : null;
}

function growthObjection(growth: Decimal): string | null {
  return growth.lessThanOrEqualTo(-1) ? 'growth is a fall of everything' : null;
}

function dcfYears(inputs: DcfInputs): DcfYear[] {
  const years: DcfYear[] = [];
  let cashFlow = inputs.free_cash_flow;
  let discount = new Decimal(1);
  for (let year = 1; year <= inputs.years.toNumber(); year += 1) {
    cashFlow = cashFlow.times(inputs.growth.plus(1));
    discount = discount.times(inputs.discount_rate.plus(1));
    years.push({ year, cashFlow, presentValue: cashFlow.dividedBy(discount) });
  }
  return years;
}

function terminalPresentValue(inputs: DcfInputs, years: readonly DcfYear[]): Decimal {
  const last = years.at(-1)?.presentValue ?? inputs.free_cash_flow;
  return last.times(inputs.terminal_growth.plus(1)).dividedBy(inputs.discount_rate.minus(inputs.terminal_growth));
}

function filledDcf(inputs: DcfInputs): string {
  const [flow, growth, rate, terminal, years] = [inputs.free_cash_flow, inputs.growth, inputs.discount_rate, inputs.terminal_growth, inputs.years].map(written);
  const stage = `Σ t=1…${String(years)} of ${String(flow)} × (1 + ${String(growth)})^t ÷ (1 + ${String(rate)})^t`;
  const rest = `${String(flow)} × (1 + ${String(growth)})^${String(years)} × (1 + ${String(terminal)}) ÷ ((${String(rate)} − ${String(terminal)}) × (1 + ${String(rate)})^${String(years)})`;
  return `(${stage} + ${rest} − ${written(inputs.net_debt)}) ÷ ${written(inputs.diluted_shares)}`;
}
