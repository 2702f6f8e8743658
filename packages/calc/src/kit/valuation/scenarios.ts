// The weighted mean of scenario values. Weights are judgment, so they must be stated and sum to exactly 1.
import { Decimal } from '@assay/record';
import { written, type ModelInputs, type ModelOutcome } from '../model.ts';

export type Scenario = { readonly name: string; readonly weight: Decimal; readonly value: Decimal };

/** Σ weight × value. An error when there is no scenario, a weight lies outside 0 to 1, or the weights do not sum to exactly 1. */
export function weighScenarios(scenarios: readonly Scenario[]): ModelOutcome {
  if (scenarios.length === 0) return { error: 'no scenarios' };
  if (scenarios.some(({ weight }) => weight.isNegative() || weight.greaterThan(1))) return { error: 'a weight is not a fraction from 0 to 1' };
  const total = Decimal.sum(...scenarios.map(({ weight }) => weight));
  if (!total.equals(1)) return { error: `the weights sum to ${written(total)}, not 1` };
  return {
    value: Decimal.sum(...scenarios.map(({ weight, value }) => weight.times(value))),
    filled: scenarios.map(({ weight, value }) => `${written(weight)} × ${written(value)}`).join(' + '),
  };
}

/** The model `scenario_weighted_value`: inputs in pairs `weight_NAME` and `value_NAME`, such as weight_bear and value_bear; taken in order of name. */
export function scenarioModel(inputs: ModelInputs): ModelOutcome {
  const unpaired = Object.keys(inputs).filter((key) => partnerOf(key) === null || inputs[partnerOf(key) ?? ''] === undefined);
  if (unpaired.length > 0) return { error: `no weight and value in pairs: ${unpaired.sort().join(', ')}` };
  const names = Object.keys(inputs).filter((key) => key.startsWith('weight_')).map((key) => key.slice('weight_'.length)).sort();
  return weighScenarios(names.flatMap((name) => {
    const weight = inputs[`weight_${name}`];
    const value = inputs[`value_${name}`];
    return weight === undefined || value === undefined ? [] : [{ name, weight, value }];
  }));
}

function partnerOf(key: string): string | null {
  if (key.startsWith('weight_')) return `value_${key.slice('weight_'.length)}`;
  return key.startsWith('value_') ? `weight_${key.slice('value_'.length)}` : null;
}
