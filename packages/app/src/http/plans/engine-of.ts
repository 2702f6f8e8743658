// Which engine a request comes to, without asking any model.
import { usualCaps, type BudgetCaps } from '@assay/agent';
import { AssayError } from '@assay/record';
import type { AskedWork } from '@assay/record/api';
import { chooseModels } from '../../config/choose-models.ts';
import type { Environment } from '../../config/environment.ts';
import { readModelSettings } from '../../config/model-settings.ts';

export type ChosenEngine = { readonly name: 'house'; readonly caps: null } | { readonly name: 'model'; readonly caps: BudgetCaps };
const house: ChosenEngine = { name: 'house', caps: null };

/** What is set about models, without asking the endpoint on this machine which it has. Throws AssayError for settings that cannot be used. */
export async function modelsSetUp(environment: Environment): Promise<{ readonly isSet: boolean; readonly caps: BudgetCaps }> {
  const settings = await readModelSettings(environment);
  return { isSet: chooseModels(settings, settings.endpoints.local === undefined ? [] : ['listed when asked']) !== null, caps: { ...usualCaps, ...settings.caps } };
}

/** Throws AssayError('missing-key') where a model is asked for and none is set up. */
export async function engineOf({ engine }: Pick<AskedWork, 'engine'>, environment: Environment): Promise<ChosenEngine> {
  if (engine === 'house') return house;
  const { isSet, caps } = await modelsSetUp(environment);
  if (isSet) return { name: 'model', caps };
  if (engine === 'auto') return house;
  throw new AssayError('missing-key', 'No language model is set up.', { remedy: 'Set a provider’s key or ASSAY_LOCAL_URL where the server runs; docs/models.md says how.' });
}
