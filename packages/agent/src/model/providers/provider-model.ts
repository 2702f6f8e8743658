// One model of one provider, behind the port.
import type { Fetch } from '@assay/data';
import { modelFailure } from '../failure.ts';
import type { CallOptions, Model, ModelAnswer, ModelRequest } from '../port.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { openClient, providerInfo, type Endpoint } from './catalogue.ts';
import { failureOf } from './failure-of.ts';
import { fromSdk } from './from-sdk.ts';
import { readStream } from './read-stream.ts';
import type { SdkModel } from './sdk.ts';
import { toSdk } from './to-sdk.ts';

export type ProviderTools = {
  readonly fetch: Fetch;
  /** How long one call may take, streamed or not. */
  readonly timeoutMs?: number;
  /** The most bytes of one answer. */
  readonly mostBytes?: number;
};

export const usualTimeoutMs = 120_000;
/** On a processor alone a local model writes a few words a second. */
export const localTimeoutMs = 600_000;
const usualMostBytes = 16_000_000;

async function call(client: SdkModel, { request, options, name, signal }: { readonly request: ModelRequest; readonly options: CallOptions; readonly name: string; readonly signal: AbortSignal }): Promise<ModelAnswer> {
  const asked = toSdk(request, name, signal);
  const raw = options.onText === undefined ? await client.doGenerate(asked) : await readStream((await client.doStream(asked)).stream, options.onText);
  return { ok: true, reply: fromSdk(raw, request, name) };
}

/** A function, since it changes while a call waits. */
function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

/** One exchange with `provider/model`: no retry, no budget, no price. The client is loaded with the first call. */
export function providerModel(endpoint: Endpoint, modelId: string, tools: ProviderTools): Model {
  const name = `${endpoint.provider}/${modelId}`;
  const { label, keys } = providerInfo(endpoint.provider);
  const timeoutMs = tools.timeoutMs ?? (endpoint.provider === 'local' ? localTimeoutMs : usualTimeoutMs);
  const fetch = boundedFetch(tools.fetch, tools.mostBytes ?? usualMostBytes);
  let opened: Promise<SdkModel> | null = null;
  return async (request, options = {}) => {
    if (isAborted(options.signal)) return { ok: false, failure: modelFailure.cancelled(), usage: null };
    if (endpoint.key === null && endpoint.provider !== 'local') return { ok: false, failure: { ...modelFailure.unauthorised(label), message: `no key for ${label}`, remedy: `Set ${keys[0] ?? 'its key'}.` }, usage: null };
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = options.signal === undefined ? deadline : AbortSignal.any([options.signal, deadline]);
    try {
      opened ??= openClient(endpoint, modelId, fetch);
      return await call(await opened, { request, options, name, signal });
    } catch (error) {
      const situation = { label, baseUrl: endpoint.baseUrl, key: endpoint.key, timeoutMs, cancelled: isAborted(options.signal), timedOut: deadline.aborted };
      return { ok: false, failure: failureOf(error, situation), usage: null };
    }
  };
}
