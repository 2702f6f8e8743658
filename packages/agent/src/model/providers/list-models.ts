// The models that an endpoint offers, by OpenAI's `GET /models`, which Ollama, llama.cpp, vLLM and LM Studio answer too.
import type { Fetch } from '@assay/data';
import { parseJson } from '@assay/record';
import { z } from 'zod';
import { modelFailure, type ModelFailure } from '../failure.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { providerInfo, type Endpoint } from './catalogue.ts';
import { failureOf } from './failure-of.ts';

const listSchema = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })).nullish() });
const patienceMs = 5_000;
const mostBytes = 4_000_000;
/** What a list also holds and cannot hold a talk. */
const noTalk = /embed|rerank|whisper|tts|clip|bge-|minilm/i;

export type ListedModels = { readonly ok: true; /** Models that can talk first, in the endpoint's own order. */ readonly models: readonly string[] } | { readonly ok: false; readonly failure: ModelFailure };

/** Never throws for what the endpoint does. */
export async function listModels({ provider, baseUrl, key }: Endpoint, { fetch, signal }: { readonly fetch: Fetch; readonly signal?: AbortSignal }): Promise<ListedModels> {
  const deadline = AbortSignal.timeout(patienceMs);
  const { label } = providerInfo(provider);
  try {
    const response = await boundedFetch(fetch, mostBytes)(`${baseUrl}/models`, { headers: key === null ? {} : { authorization: `Bearer ${key}` }, signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]) });
    if (response.status === 401 || response.status === 403) return { ok: false, failure: modelFailure.unauthorised(label, response.status) };
    if (!response.ok) return { ok: false, failure: modelFailure.unreachable(`${baseUrl}/models answers with ${String(response.status)}`, response.status) };
    const read = listSchema.safeParse(parseJson(await response.text()));
    if (!read.success) return { ok: false, failure: modelFailure.unreachable(`${baseUrl} does not speak OpenAI’s protocol`) };
    const models = (read.data.data ?? []).map(({ id }) => id);
    return { ok: true, models: [...models.filter((id) => !noTalk.test(id)), ...models.filter((id) => noTalk.test(id))] };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, failure: modelFailure.unreachable(`${baseUrl} does not speak OpenAI’s protocol`) };
    const failure = failureOf(error, { label, baseUrl, key, timeoutMs: patienceMs, cancelled: signal?.aborted === true, timedOut: deadline.aborted });
    return { ok: false, failure: failure.kind === 'unreachable' ? modelFailure.unreachable(`nobody answers at ${baseUrl}`) : failure };
  }
}
