// The models of a run, from what the user set up.
import { listModels, openModels, openPrices, type Models, type ModelsInput } from '@assay/agent';
import type { Fetch } from '@assay/data';
import { clock } from './clock.ts';
import { composeFetch, random, sleep } from './compose.ts';
import { chooseModels, type Choice } from './config/choose-models.ts';
import type { Environment } from './config/environment.ts';
import { readModelSettings, type ModelSettings } from './config/model-settings.ts';

/** The models of a run, the choice behind them, and keys that may stand in no run. */
export type ComposedModels = Models & { readonly choice: Choice; readonly settings: ModelSettings };

/** What the local endpoint offers; nothing where there is none or it does not answer. */
export async function localModels({ endpoints }: ModelSettings, fetch: Fetch, signal?: AbortSignal): Promise<readonly string[]> {
  if (endpoints.local === undefined) return [];
  const listed = await listModels(endpoints.local, { fetch, ...(signal === undefined ? {} : { signal }) });
  return listed.ok ? listed.models : [];
}

/** Null where no provider is set up: the rules then do the work. Throws AssayError for settings that cannot be used. */
export async function composeModels(environment: Environment, options: { readonly signal?: AbortSignal; readonly caps?: ModelsInput['caps']; readonly spent?: ModelsInput['spent']; readonly deltas?: boolean } = {}): Promise<ComposedModels | null> {
  const settings = await readModelSettings(environment);
  const fetch = composeFetch(environment);
  const namesAll = settings.roles.strong !== undefined && settings.roles.cheap !== undefined && settings.roles.auditor !== undefined;
  const choice = chooseModels(settings, namesAll ? [] : await localModels(settings, fetch, options.signal));
  if (choice === null) return null;
  const models = openModels({
    chosen: choice.chosen, fetch, clock, sleep, random, caps: { ...settings.caps, ...options.caps }, ...(options.spent === undefined ? {} : { spent: options.spent }), prices: openPrices(settings.prices),
    ...(settings.timeoutMs === null ? {} : { timeoutMs: settings.timeoutMs }), ...(options.deltas === undefined ? {} : { deltas: options.deltas }),
  });
  return { ...models, choice, settings };
}
