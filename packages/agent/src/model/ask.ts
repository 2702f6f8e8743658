// Text and structured answers over the port. A malformed answer is asked for once more with the error, then fails.
import { parseJson } from '@assay/record';
import type { z } from 'zod';
import type { RenderedPrompt } from '../prompts/rendered-prompt.ts';
import { modelFailure, type ModelFailure } from './failure.ts';
import type { CallOptions, Message, Model, ModelReply, ModelRequest, ModelRole } from './port.ts';
import { jsonSchemaOf } from './tool.ts';
import { addUsage, noUsage, type Usage } from './usage.ts';

export type Ask = CallOptions & {
  readonly role: ModelRole;
  readonly stage: string;
  readonly prompt: RenderedPrompt;
  /** What is asked, or the talk so far. Text from outside stands in it fenced (`fenceData`). */
  readonly question: string | readonly Message[];
  /** 0 where it is left out; null leaves it to the provider. */
  readonly temperature?: number | null;
  readonly maxOutputTokens?: number;
};

/** `usage` counts every call that was made for it, `history` is the talk with what the model said. */
export type Answered<Value> =
  | { readonly ok: true; readonly value: Value; readonly usage: Usage; readonly history: readonly Message[] }
  | { readonly ok: false; readonly failure: ModelFailure; readonly usage: Usage; readonly history: readonly Message[] };

const usualOutputTokens = 4_000;

export function messagesOf({ question }: Pick<Ask, 'question'>): readonly Message[] {
  return typeof question === 'string' ? [{ role: 'user', text: question }] : question;
}

export function requestOf(ask: Ask, rest: Pick<ModelRequest, 'messages' | 'tools' | 'output'>): ModelRequest {
  return {
    role: ask.role, stage: ask.stage, prompt: ask.prompt.ref, system: ask.prompt.text,
    temperature: ask.temperature === undefined ? 0 : ask.temperature, maxOutputTokens: ask.maxOutputTokens ?? usualOutputTokens, ...rest,
  };
}

export function assistantTurn({ text, calls, carry }: ModelReply): Message {
  return { role: 'assistant', text, calls, ...(carry === undefined ? {} : { carry }) };
}

/** An answer that was cut off gets twice the room when it is asked for again: thoughts count as well. */
export function withRoom<Asked extends Ask>(ask: Asked, { finish }: Pick<ModelReply, 'finish'>): Asked {
  return finish === 'length' ? { ...ask, maxOutputTokens: 2 * (ask.maxOutputTokens ?? usualOutputTokens) } : ask;
}

/** Why a reply cannot be used whatever it says; null where it can. */
export function unusable({ finish, text, calls }: ModelReply): ModelFailure | null {
  if (finish === 'filtered') return modelFailure.refused('model', 'the model declined to answer');
  if (finish === 'length') return modelFailure.malformed('it was cut off at the limit of its length', text);
  return text.trim() === '' && calls.length === 0 ? modelFailure.malformed('it is empty', '') : null;
}

type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: string };

/** The value in a text that should be JSON: models wrap it in prose and code fences. */
export function readObject<Value>(text: string, schema: z.ZodType<Value>): Read<Value> {
  const [start, end] = [text.search(/[[{]/), Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))];
  if (start < 0 || end < start) return { ok: false, problem: 'it holds no JSON' };
  try {
    return checked(parseJson(text.slice(start, end + 1)), schema);
  } catch {
    return { ok: false, problem: 'it is not valid JSON' };
  }
}

export function checked<Value>(value: unknown, schema: z.ZodType<Value>): Read<Value> {
  const result = schema.safeParse(value);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  return { ok: false, problem: issue === undefined ? 'it does not fit the schema' : `${issue.path.length === 0 ? 'the answer' : issue.path.join('.')}: ${issue.message}` };
}

type Asking<Value> = { readonly ask: Ask; readonly output: ModelRequest['output']; readonly read: (text: string) => Read<Value> };

async function askTwice<Value>(model: Model, { ask: first, output, read }: Asking<Value>): Promise<Answered<Value>> {
  let ask = first;
  let history = messagesOf(ask);
  let usage = noUsage;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await model(requestOf(ask, { messages: history, tools: [], output }), ask);
    usage = addUsage(usage, answer.ok ? answer.reply.usage : answer.usage);
    if (!answer.ok && answer.failure.kind !== 'malformed') return { ok: false, failure: answer.failure, usage, history };
    const said: Message[] = answer.ok ? [assistantTurn(answer.reply)] : [];
    const result = answer.ok ? readReply(answer.reply, read) : { ok: false as const, failure: answer.failure };
    if (result.ok) return { ok: true, value: result.value, usage, history: [...history, ...said] };
    if (attempt > 0 || result.failure.kind !== 'malformed') return { ok: false, failure: result.failure, usage, history: [...history, ...said] };
    if (answer.ok) ask = withRoom(ask, answer.reply);
    history = [...history, ...said, { role: 'user', text: `That answer cannot be used: ${result.failure.problem}. Answer again, complete and in the form asked for.` }];
  }
}

function readReply<Value>(reply: ModelReply, read: (text: string) => Read<Value>): { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: ModelFailure } {
  const failure = unusable(reply);
  if (failure !== null) return { ok: false, failure };
  const value = read(reply.text);
  return value.ok ? value : { ok: false, failure: modelFailure.malformed(value.problem, reply.text) };
}

/** Free text. Fails as ModelFailure says; never throws for what a model or provider does. */
export function generateText(model: Model, ask: Ask): Promise<Answered<string>> {
  return askTwice(model, { ask, output: null, read: (text) => ({ ok: true, value: text }) });
}

/** An answer that fits the schema. */
export function generateObject<Value>(model: Model, ask: Ask, { name = 'answer', schema }: { readonly name?: string; readonly schema: z.ZodType<Value> }): Promise<Answered<Value>> {
  return askTwice(model, { ask, output: { name, schema: jsonSchemaOf(schema) }, read: (text) => readObject(text, schema) });
}
