// A model that says what the test wrote down, call by call, and refuses every call that the script does not foresee.
import { canonicalJson } from '@assay/record';
import { modelFailure, type ModelFailure } from '../model/failure.ts';
import type { Model, ModelAnswer, ModelReply, ModelRequest } from '../model/port.ts';
import type { RenderedPrompt } from '../prompts/rendered-prompt.ts';

/** One reply: text, an object for a structured answer, calls of tools, a failure, or all parts by hand. */
export type ScriptedReply =
  | string
  | { readonly object: unknown }
  | { readonly calls: readonly ScriptedCall[]; readonly text?: string }
  | { readonly failure: ModelFailure }
  | { readonly reply: Partial<ModelReply> }
  /** Never answers; only cancellation ends it. */
  | { readonly hang: true };
export type ScriptedCall = { readonly name: string; readonly input?: unknown; readonly id?: string; readonly problem?: string };
export type ScriptedTurn = ScriptedReply | ((request: ModelRequest, index: number) => ScriptedReply);

/** Turns in order; or by stage, where stages run side by side; or a function that answers every call. */
export type Script = readonly ScriptedTurn[] | Readonly<Record<string, readonly ScriptedTurn[]>> | ((request: ModelRequest, index: number) => ScriptedReply);

export type ScriptedModel = Model & {
  /** Every request, in the order of the calls. */
  readonly requests: readonly ModelRequest[];
  /** Throws where turns were left over or a call was refused: a test calls it last. */
  readonly assertDone: () => void;
};

const charactersAToken = 4;

/** Counts tokens by length, so that budgets can be tested. Throws for a call that the script does not foresee. */
export function scriptedModel(script: Script): ScriptedModel {
  const requests: ModelRequest[] = [];
  const refused: string[] = [];
  const taken = new Map<string, number>();
  const turnFor = (request: ModelRequest): ScriptedReply => {
    const index = requests.length - 1;
    if (typeof script === 'function') return script(request, index);
    const key = isList(script) ? '' : request.stage;
    const turns = isList(script) ? script : Object.hasOwn(script, key) ? script[key] : undefined;
    const at = taken.get(key) ?? 0;
    const turn = turns?.[at];
    if (turn === undefined) {
      refused.push(`call ${String(at + 1)} of ${request.stage} (${request.prompt.id})`);
      throw new Error(`The script foresees no ${refused.at(-1) ?? ''}.`);
    }
    taken.set(key, at + 1);
    return typeof turn === 'function' ? turn(request, at) : turn;
  };
  const model: Model = async (request, options = {}) => {
    requests.push(structuredClone(request));
    const turn = turnFor(request);
    if (options.signal?.aborted === true) return { ok: false, failure: modelFailure.cancelled(), usage: null };
    if (typeof turn === 'object' && 'hang' in turn) return untilCancelled(options.signal);
    const answer = answerOf(turn, request, requests.length);
    if (answer.ok && answer.reply.text !== '') for (const piece of answer.reply.text.match(/[\s\S]{1,16}/g) ?? []) options.onText?.(piece);
    return answer;
  };
  const assertDone = (): void => {
    const left = typeof script === 'function' ? [] : (isList(script) ? [['', script] as const] : Object.entries(script)).filter(([key, turns]) => (taken.get(key) ?? 0) < turns.length);
    if (refused.length > 0) throw new Error(`Calls that the script does not foresee: ${refused.join('; ')}.`);
    if (left.length > 0) throw new Error(`Turns of the script were never asked for: ${left.map(([key, turns]) => `${key === '' ? 'the script' : key} ${String(taken.get(key) ?? 0)} of ${String(turns.length)}`).join('; ')}.`);
  };
  return Object.assign(model, { requests, assertDone });
}

function isList(script: Exclude<Script, (...given: never) => unknown>): script is readonly ScriptedTurn[] {
  return Array.isArray(script);
}

function untilCancelled(signal: AbortSignal | undefined): Promise<ModelAnswer> {
  return new Promise((resolve) => { signal?.addEventListener('abort', () => { resolve({ ok: false, failure: modelFailure.cancelled(), usage: null }); }, { once: true }); });
}

function tokens(value: unknown): number {
  return Math.ceil(canonicalJson(value ?? null).length / charactersAToken);
}

function answerOf(turn: Exclude<ScriptedReply, { hang: true }>, request: ModelRequest, count: number): ModelAnswer {
  if (typeof turn === 'object' && 'failure' in turn) return { ok: false, failure: turn.failure, usage: null };
  const said = partsOf(turn, count);
  const usage = { inputTokens: tokens([request.system, request.messages, request.tools]), outputTokens: tokens([said.text ?? '', said.calls ?? []]), cachedTokens: 0, usd: '0' };
  return { ok: true, reply: { text: '', calls: [], finish: (said.calls ?? []).length > 0 ? 'tool-calls' : 'stop', usage, model: 'scripted/model', ...said } };
}

function partsOf(turn: Exclude<ScriptedReply, { hang: true } | { failure: ModelFailure }>, count: number): Partial<ModelReply> {
  if (typeof turn === 'string') return { text: turn };
  if ('object' in turn) return { text: JSON.stringify(turn.object) };
  if ('reply' in turn) return turn.reply;
  const calls = turn.calls.map(({ name, input = {}, id, problem }, index) => ({ id: id ?? `call_${String(count)}_${String(index + 1)}`, name, input, ...(problem === undefined ? {} : { problem }) }));
  return { text: turn.text ?? '', calls };
}

/** A prompt for tests that are not about prompts. */
export function madeUpPrompt(text = 'Answer the question.', id = 'made-up'): RenderedPrompt {
  return { ref: { id, version: 1, sha256: '0'.repeat(64) }, text };
}
