// Models by id: valuations and scores. A model's value is never a source: whoever shows it names its inputs, and the judge computes it again.
import { altmanGeneralModel, altmanModel } from './scores/altman-z.ts';
import { beneishModel } from './scores/beneish-m.ts';
import { piotroskiModel } from './scores/piotroski-f.ts';
import { dcfModel } from './valuation/dcf.ts';
import { earningsPowerModel } from './valuation/earnings-power.ts';
import { grahamModel } from './valuation/graham-number.ts';
import type { Model, ModelInputs, ModelOutcome } from './model.ts';
import { reverseDcfModel } from './valuation/reverse-dcf.ts';
import { scenarioModel } from './valuation/scenarios.ts';

const models: ReadonlyMap<string, Model> = new Map([
  ['dcf_value_per_share', dcfModel],
  ['reverse_dcf_growth', reverseDcfModel],
  ['graham_number', grahamModel],
  ['epv_per_share', earningsPowerModel],
  ['scenario_weighted_value', scenarioModel],
  ['piotroski_f', piotroskiModel],
  ['altman_z', altmanModel],
  ['altman_z_general', altmanGeneralModel],
  ['beneish_m', beneishModel],
]);

export const modelIds: readonly string[] = [...models.keys()];

/** Computes a model from inputs by metric id; an error when the model is unknown, an input is missing, or the inputs have no answer. */
export function computeModel(id: string, inputs: ModelInputs): ModelOutcome {
  return models.get(id)?.(inputs) ?? { error: `no model named ${id}` };
}
