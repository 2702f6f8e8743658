// Earnings power value (Greenwald): today's operating income after tax, held for ever and never growing.
import type { Decimal } from '@assay/record';
import { hasInputs, inputsMissing, written, type ModelInputs, type ModelOutcome } from '../model.ts';

const names = ['operating_income', 'tax_rate', 'discount_rate', 'net_debt', 'diluted_shares'] as const;
export type EarningsPowerInputs = Readonly<Record<(typeof names)[number], Decimal>>;

/** (Operating income × (1 − tax) ÷ discount rate − net debt) ÷ diluted shares; rates are fractions. An error when the income, rate or share count is not positive. */
export function earningsPowerValue(inputs: EarningsPowerInputs): ModelOutcome {
  const error = objection(inputs);
  if (error !== null) return { error };
  const operations = inputs.operating_income.times(inputs.tax_rate.negated().plus(1)).dividedBy(inputs.discount_rate);
  const filled = `(${written(inputs.operating_income)} × (1 − ${written(inputs.tax_rate)}) ÷ ${written(inputs.discount_rate)} − ${written(inputs.net_debt)}) ÷ ${written(inputs.diluted_shares)}`;
  return { value: operations.minus(inputs.net_debt).dividedBy(inputs.diluted_shares), filled };
}

/** The model `epv_per_share`. */
export function earningsPowerModel(inputs: ModelInputs): ModelOutcome {
  return hasInputs(inputs, names) ? earningsPowerValue(inputs) : inputsMissing(inputs, names);
}

function objection(inputs: EarningsPowerInputs): string | null {
  if (inputs.operating_income.lessThanOrEqualTo(0)) return 'no positive operating income';
  if (inputs.tax_rate.isNegative() || inputs.tax_rate.greaterThanOrEqualTo(1)) return 'the tax rate is not a fraction from 0 to below 1';
  if (inputs.discount_rate.lessThanOrEqualTo(0)) return 'the discount rate is not positive';
  return inputs.diluted_shares.lessThanOrEqualTo(0) ? 'the share count is not positive' : null;
}
