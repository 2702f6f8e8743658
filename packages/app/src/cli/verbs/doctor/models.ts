// The doctor on language models: where keys were found, by name; one tiny call to each model in use; what the local endpoint offers.
import { listModels, modelName, openPrices, providerInfo, providerModel, renderPrompt, type ChosenModel, type Endpoint, type ModelFailure } from '@assay/agent';
import { AssayError } from '@assay/record';
import { composeFetch } from '../../../compose.ts';
import { chooseModels, type Choice } from '../../../config/choose-models.ts';
import { accounts, keyVariables, type Account } from '../../../config/model-variables.ts';
import { readModelSettings, type ModelSettings } from '../../../config/model-settings.ts';
import type { Session } from '../../session.ts';
import type { Check } from './check.ts';

const patienceMs = 20_000;
/** A model on this machine may have to be loaded first. */
const localPatienceMs = 120_000;
const enoughTokens = 64;

function keyCheck({ keyFrom, endpoints }: ModelSettings): Check {
  const named = accounts.flatMap((account) => (keyFrom[account] === undefined ? [] : [`${providerInfo(account).label} (${keyFrom[account]})`]));
  if (named.length > 0) return { name: 'model keys', state: 'good', said: named.join(', ') };
  if (endpoints.local !== undefined) return { name: 'model keys', state: 'good', said: 'none; the local endpoint is used' };
  const variables = accounts.filter((account) => account !== 'local').map((account) => keyVariables[account][0]).join(', ');
  return { name: 'model keys', state: 'open', said: `none, so the analysts are rules (variables: ${variables})`, next: 'export OPENAI_API_KEY=…, or a local model: export ASSAY_LOCAL_URL=http://localhost:11434/v1 (docs/models.md)' };
}

async function localCheck(endpoint: Endpoint, session: Session): Promise<{ readonly check: Check; readonly models: readonly string[] }> {
  const listed = await listModels(endpoint, { fetch: composeFetch(session.environment), signal: session.signal });
  if (!listed.ok) return { models: [], check: { name: 'local endpoint', state: 'bad', said: listed.failure.message, next: 'start it, for example: ollama serve (docs/models.md has the commands for llama.cpp, vLLM and LM Studio)' } };
  if (listed.models.length === 0) return { models: [], check: { name: 'local endpoint', state: 'bad', said: `${endpoint.baseUrl} answers and has no model`, next: 'ollama pull qwen3:8b' } };
  const shown = listed.models.slice(0, 8).join(', ');
  return { models: listed.models, check: { name: 'local endpoint', state: 'good', said: `${endpoint.baseUrl} offers ${shown}${listed.models.length > 8 ? `, and ${String(listed.models.length - 8)} more` : ''}` } };
}

function nextFor(failure: ModelFailure, { endpoint }: ChosenModel): string {
  if (failure.kind === 'refused') return `name another model: export ASSAY_MODEL=${endpoint.provider}/…`;
  if (failure.kind === 'unauthorised') return `check ${keyVariables[endpoint.provider === 'openai-chat' ? 'openai' : endpoint.provider].join(' or ')} with the provider`;
  return failure.kind === 'unreachable' ? 'check the network, the proxy and the address' : failure.remedy;
}

/** One call of a few tokens. An answer that was cut off is an answer: thinking models may need more. */
async function tryModel(chosen: ChosenModel, roles: readonly string[], session: Session): Promise<Check> {
  const name = modelName(chosen);
  const timeoutMs = chosen.endpoint.provider === 'local' ? localPatienceMs : patienceMs;
  const model = providerModel(chosen.endpoint, chosen.model, { fetch: composeFetch(session.environment), timeoutMs });
  const started = session.elapsedMs();
  const prompt = renderPrompt('doctor');
  const answer = await model({ role: 'cheap', stage: 'doctor', prompt: prompt.ref, system: prompt.text, messages: [{ role: 'user', text: 'Say: ready' }], tools: [], output: null, temperature: null, maxOutputTokens: enoughTokens }, { signal: session.signal });
  const who = `${name} (${roles.join(', ')})`;
  if (!answer.ok) return { name: 'model', state: 'bad', said: `${who}: ${answer.failure.message}`, next: nextFor(answer.failure, chosen) };
  return { name: 'model', state: 'good', said: `${who} answered in ${((session.elapsedMs() - started) / 1000).toFixed(1)} s` };
}

/** Each model once, with the roles that it has. */
function inUse({ chosen }: Choice): readonly (readonly [ChosenModel, readonly string[]])[] {
  const models = new Map<string, readonly [ChosenModel, readonly string[]]>();
  for (const [role, model] of Object.entries(chosen)) {
    const [, roles] = models.get(modelName(model)) ?? [model, []];
    models.set(modelName(model), [model, [...roles, role]]);
  }
  return [...models.values()];
}

/** Providers that are set up and have no role: their key is tried with a default model all the same. */
function unused(settings: ModelSettings, choice: Choice, local: readonly string[]): readonly ChosenModel[] {
  const used = new Set(Object.values(choice.chosen).map(({ endpoint }) => endpoint.baseUrl));
  return accounts.flatMap((account: Account) => {
    const endpoint = settings.endpoints[account];
    if (endpoint === undefined || used.has(endpoint.baseUrl)) return [];
    const alone = chooseModels({ ...settings, roles: {}, endpoints: { [account]: endpoint } }, local);
    return alone === null ? [] : [alone.chosen.cheap];
  });
}

function choiceChecks({ chosen }: Choice, settings: ModelSettings): readonly Check[] {
  const oneMaker = providerInfo(chosen.auditor.endpoint.provider).maker === providerInfo(chosen.strong.endpoint.provider).maker;
  const prices = openPrices(settings.prices);
  const unpriced = [...new Set(Object.values(chosen).map(modelName))].filter((name) => prices.of(name) === null);
  return [
    ...(oneMaker ? [{ name: 'auditor', state: 'open' as const, said: 'the models that write and that audit come from one maker', next: 'set a second provider’s key, or ASSAY_MODEL_AUDITOR' }] : []),
    ...(unpriced.length > 0 ? [{ name: 'prices', state: 'open' as const, said: `not known of ${unpriced.join(', ')}: budgets count the dearest known of the provider`, next: 'give them in a file: docs/models.md' }] : []),
  ];
}

async function checksOf(settings: ModelSettings, session: Session): Promise<readonly Check[]> {
  const local = settings.endpoints.local === undefined ? null : await localCheck(settings.endpoints.local, session);
  const found = [keyCheck(settings), ...(local === null ? [] : [local.check])];
  const choice = chooseModels(settings, local?.models ?? []);
  if (choice === null) return found;
  const asked = [...inUse(choice), ...unused(settings, choice, local?.models ?? []).map((model) => [model, ['no role']] as const)]
    .filter(([{ endpoint }]) => endpoint.provider !== 'local' || local?.check.state === 'good');
  const tried = await Promise.all(asked.map(([model, roles]) => tryModel(model, roles, session)));
  return [...found, ...tried, ...choiceChecks(choice, settings)];
}

/** Never throws for settings that cannot be used: they are a line like any other. */
export async function lookAtModels(session: Session): Promise<readonly Check[]> {
  try {
    return await checksOf(await readModelSettings(session.environment), session);
  } catch (error) {
    if (error instanceof AssayError) return [{ name: 'models', state: 'bad', said: error.message, next: error.remedy.replace(/^Run: /, '') }];
    throw error;
  }
}
