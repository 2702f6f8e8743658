// Valuation models by id. A model's value is never a source: whoever shows it names its inputs, and the judge computes it again.
import { dcfModel } from './dcf.ts';
import { earningsPowerModel } from './earnings-power.ts';
import { grahamModel } from './graham-number.ts';
import type { Model, ModelInputs, ModelOutcome } from './model.ts';
import { reverseDcfModel } from './reverse-dcf.ts';
import { scenarioModel } from './scenarios.ts';

const models: ReadonlyMap<string, Model> = new Map([
  ['dcf_value_per_share', dcfModel],
  ['reverse_dcf_growth', reverseDcfModel],
  ['graham_number', grahamModel],
  ['epv_per_share', earningsPowerModel],
  ['scenario_weighted_value', scenarioModel],
]);

export const modelIds: readonly string[] = [...models.keys()];

/** Computes a model from inputs by metric id; an error when the model is unknown, an input is missing, or the inputs have no answer. */
export function computeModel(id: string, inputs: ModelInputs): ModelOutcome {
  return models.get(id)?.(inputs) ?? { error: `no model named ${id}` };
}
