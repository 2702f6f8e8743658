// The models of a run: each role its own, all under one budget, with retries, prices and events.
import type { Clock, Fetch, Random, Sleep } from '@assay/data';
import { openPrices, type Prices } from './cost/price-table.ts';
import { priced } from './cost/priced.ts';
import { openBudget, usualCaps, type BudgetCaps, type Spent } from './guard/budget.ts';
import { retrying, type RetryLimits } from './guard/retrying.ts';
import { telling } from './guard/telling.ts';
import type { Model, ModelRole } from './port.ts';
import type { Usage } from './usage.ts';
import type { Endpoint } from './providers/catalogue.ts';
import { providerModel } from './providers/provider-model.ts';

/** A model of an endpoint, as a role names it. */
export type ChosenModel = { readonly endpoint: Endpoint; readonly model: string };
export type ChosenModels = Readonly<Record<ModelRole, ChosenModel>>;

export type ModelsInput = {
  readonly chosen: ChosenModels;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly sleep: Sleep;
  readonly random: Random;
  readonly caps?: Partial<BudgetCaps>;
  /** What the run took before it was stopped. */
  readonly spent?: Usage;
  readonly prices?: Prices;
  readonly retries?: Partial<RetryLimits>;
  readonly timeoutMs?: number;
  /** Streams every call and tells its text as `text-delta` events. */
  readonly deltas?: boolean;
};

export type Models = { readonly model: Model; readonly spent: () => Spent; /** `provider/model` of each role. */ readonly names: Readonly<Record<ModelRole, string>> };

/** The usual time of a run whose models are all on this machine, which may write a few words a second. */
const localMs = 4 * 3_600_000;

export function modelName({ endpoint, model }: ChosenModel): string {
  return `${endpoint.provider}/${model}`;
}

/** Each request goes to the model of its role. */
export function byRole(models: Readonly<Record<ModelRole, Model>>): Model {
  return (request, options) => models[request.role](request, options);
}

export function openModels(input: ModelsInput): Models {
  const { chosen, fetch, clock, sleep, random, timeoutMs } = input;
  const prices = input.prices ?? openPrices();
  const names = { strong: modelName(chosen.strong), cheap: modelName(chosen.cheap), auditor: modelName(chosen.auditor) };
  const one = ({ endpoint, model }: ChosenModel): Model => retrying(priced(providerModel(endpoint, model, { fetch, ...(timeoutMs === undefined ? {} : { timeoutMs }) }), prices), { sleep, random }, input.retries);
  const isOwn = Object.values(chosen).every(({ endpoint }) => endpoint.provider === 'local');
  const budget = openBudget({ ...usualCaps, ...(isOwn ? { ms: localMs } : {}), ...input.caps }, { clock, prices, modelOf: ({ role }) => names[role] }, input.spent);
  const model = telling(budget.guard(byRole({ strong: one(chosen.strong), cheap: one(chosen.cheap), auditor: one(chosen.auditor) })), { clock, ...(input.deltas === undefined ? {} : { deltas: input.deltas }) });
  return { model, spent: budget.spent, names };
}
