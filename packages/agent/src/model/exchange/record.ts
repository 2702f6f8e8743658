// Recording and replaying: a recorded run gives the same answers with no network, in the same number, and nothing else.
import { AssayError, canonicalJson } from '@assay/record';
import { modelFailure } from '../failure.ts';
import type { CallOptions, Model, ModelRequest } from '../port.ts';
import type { ModelExchange } from './exchange.ts';

export type Recording = { readonly model: Model; /** In the order in which they were asked. */ readonly exchanges: () => readonly ModelExchange[] };

/** `onExchange` is called with each as it ends, so that a run that is killed keeps what it paid for. Cancelled calls are not kept: a run that goes on makes them again. */
export function recording(model: Model, onExchange?: (exchange: ModelExchange) => void): Recording {
  const kept: (ModelExchange | null)[] = [];
  const recorded: Model = async (request, options) => {
    const place = kept.push(null) - 1;
    const answer = await model(request, options);
    if (!answer.ok && answer.failure.kind === 'cancelled') return answer;
    const exchange = { request, answer };
    kept[place] = exchange;
    onExchange?.(exchange);
    return answer;
  };
  return { model: recorded, exchanges: () => kept.filter((exchange) => exchange !== null) };
}

export type Replaying = { readonly model: Model; /** Exchanges that nobody asked for. */ readonly left: () => readonly ModelExchange[] };

type Queues = Map<string, ModelExchange[]>;

/** Identical requests keep their number and order: the second asking gets the second answer. */
function queuesOf(exchanges: readonly ModelExchange[]): Queues {
  const queues: Queues = new Map();
  for (const exchange of exchanges) {
    const key = canonicalJson(exchange.request);
    queues.set(key, [...queues.get(key) ?? [], exchange]);
  }
  return queues;
}

function next(queues: Queues, request: ModelRequest): ModelExchange | null {
  return queues.get(canonicalJson(request))?.shift() ?? null;
}

function miss({ stage, prompt }: ModelRequest): AssayError {
  return new AssayError('replay-miss', `The run holds no answer to what ${stage} asks its model (prompt ${prompt.id}, version ${String(prompt.version)}).`, {
    remedy: 'Replay it with the program that made it: prompts and tools must be the same to the letter.',
  });
}

/** Strict: a request that was not recorded, to the letter, throws AssayError('replay-miss'). */
export function replaying(exchanges: readonly ModelExchange[]): Replaying {
  const queues = queuesOf(exchanges);
  const model: Model = (request, options = {}) => {
    if (options.signal?.aborted === true) return Promise.resolve({ ok: false, failure: modelFailure.cancelled(), usage: null });
    const found = next(queues, request);
    if (found === null) return Promise.reject(miss(request));
    if (found.answer.ok && found.answer.reply.text !== '') options.onText?.(found.answer.reply.text);
    return Promise.resolve(found.answer);
  };
  return { model, left: () => [...queues.values()].flat() };
}

/** Goes on with a run that was stopped: what was answered is not asked again, the rest is asked for the first time. Failures are tried anew. */
export function resuming(exchanges: readonly ModelExchange[], live: Model): Model {
  const queues = queuesOf(exchanges.filter(({ answer }) => answer.ok));
  return (request, options = {}) => {
    const found = next(queues, request);
    if (found === null) return live(request, options);
    tellAgain(found, options);
    return Promise.resolve(found.answer);
  };
}

/** The call stands in the journal of the run that goes on as well: it was paid for in this run. */
function tellAgain({ request: { stage, role }, answer }: ModelExchange, { onText, onEvent }: CallOptions): void {
  if (!answer.ok) return;
  const { text, calls, finish, usage, model } = answer.reply;
  if (text !== '') onText?.(text);
  onEvent?.({ event: 'model-call-finish', stage, role, model, finish, calls: calls.map(({ name }) => name), usage, elapsedMs: 0 });
}
