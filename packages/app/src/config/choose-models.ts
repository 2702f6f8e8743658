// Which model answers which role: what the user named, else a default of the providers that are set up.
import { providerInfo, readModelName, type ChosenModel, type ChosenModels, type Endpoint, type ModelRole, type ProviderName } from '@assay/agent';
import { AssayError } from '@assay/record';
import { accounts, type Account } from './model-variables.ts';
import type { ModelSettings } from './model-settings.ts';

export type Choice = {
  readonly chosen: ChosenModels;
  /** Roles that the user did not name. */
  readonly defaults: readonly ModelRole[];
};

/** Models that are asked where none is named. Names go out of date; `docs/models.md` says how to set others. */
const defaultModels: Readonly<Record<Exclude<Account, 'local'>, Readonly<Record<'strong' | 'cheap', string>>>> = {
  openai: { strong: 'gpt-6.1-sol', cheap: 'gpt-6.1-terra' },
  anthropic: { strong: 'claude-opus-5-5', cheap: 'claude-haiku-5-5' },
  google: { strong: 'gemini-pro-latest', cheap: 'gemini-flash-latest' },
  deepseek: { strong: 'deepseek-v4-pro', cheap: 'deepseek-flash' },
};

export function accountOf(provider: ProviderName): Account {
  return provider === 'openai-chat' ? 'openai' : provider;
}

/** A named model with its endpoint. Throws AssayError: 'usage' for a name that is none, 'missing-key' where its provider is not set up. */
export function namedModel(name: string, { endpoints }: Pick<ModelSettings, 'endpoints'>, role: string): ChosenModel {
  const read = readModelName(name);
  if (read === null) throw new AssayError('usage', `The model of the role ${role} is no provider/model.`, { remedy: 'Name it like openai/gpt-6.1-sol, anthropic/claude-opus-5-5, google/gemini-pro-latest, deepseek/deepseek-flash or local/qwen3:8b.' });
  const endpoint = endpoints[accountOf(read.provider)];
  if (endpoint !== undefined) return { endpoint: { ...endpoint, provider: read.provider }, model: read.model };
  const { label, keys } = providerInfo(read.provider);
  throw new AssayError('missing-key', `The role ${role} names a model of ${label}, which is not set up.`, { remedy: read.provider === 'local' ? 'Set ASSAY_LOCAL_URL to its address, like http://localhost:11434/v1.' : `Set ${keys[0] ?? 'its key'}.` });
}

function makerOf({ endpoint }: ChosenModel): string {
  return providerInfo(endpoint.provider).maker;
}

type Setting = { readonly settings: ModelSettings; /** The models that the local endpoint lists, where it was asked. */ readonly localModels: readonly string[] };

function defaultOf(account: Account, role: 'strong' | 'cheap', { settings, localModels }: Setting): ChosenModel | null {
  const endpoint: Endpoint | undefined = settings.endpoints[account];
  const model = account === 'local' ? localModels[0] : defaultModels[account][role];
  return endpoint === undefined || model === undefined ? null : { endpoint, model };
}

function firstDefault(role: 'strong' | 'cheap', setting: Setting, preferred: readonly Account[] = []): ChosenModel | null {
  for (const account of [...preferred, ...accounts]) {
    const model = defaultOf(account, role, setting);
    if (model !== null) return model;
  }
  return null;
}

/** Another maker than the writer's, where one is set up: who wrote a note should not be who looks for its faults. */
function defaultAuditor(strong: ChosenModel, setting: Setting): ChosenModel {
  const others = accounts.filter((account) => providerInfo(account).maker !== makerOf(strong));
  return others.map((account) => defaultOf(account, 'strong', setting)).find((model) => model !== null) ?? strong;
}

/** Null where no model can be had at all: the rules then do the work. Throws as `namedModel`. */
export function chooseModels(settings: ModelSettings, localModels: readonly string[] = []): Choice | null {
  const setting = { settings, localModels };
  const named = (role: ModelRole): ChosenModel | null => (settings.roles[role] === undefined ? null : namedModel(settings.roles[role], settings, role));
  const [strongNamed, cheapNamed, auditorNamed] = [named('strong'), named('cheap'), named('auditor')];
  const beside = [strongNamed, cheapNamed].flatMap((model) => (model === null ? [] : [accountOf(model.endpoint.provider)]));
  const strong = strongNamed ?? firstDefault('strong', setting, beside) ?? cheapNamed;
  const cheap = cheapNamed ?? firstDefault('cheap', setting, beside) ?? strong;
  if (strong === null || cheap === null) return null;
  const auditor = auditorNamed ?? defaultAuditor(strong, setting);
  const defaults = ([['strong', strongNamed], ['cheap', cheapNamed], ['auditor', auditorNamed]] as const).flatMap(([role, model]) => (model === null ? [role] : []));
  return { chosen: { strong, cheap, auditor }, defaults };
}
