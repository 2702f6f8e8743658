// A model with tools, bounded: so many rounds, no identical calls, results trimmed and fenced as data. The answer comes by a tool of its own,
// which every provider that knows tools can do.
import { AssayError, canonicalJson } from '@assay/record';
import type { z } from 'zod';
import { fenceData } from '../prompts/fence-data.ts';
import { assistantTurn, checked, messagesOf, readObject, requestOf, unusable, withRoom, type Answered, type Ask } from './ask.ts';
import { modelFailure, type ModelFailure } from './failure.ts';
import type { Message, Model, ModelReply, ToolCall, ToolResult } from './port.ts';
import { jsonSchemaOf, offerOf, type ModelTool } from './tool.ts';
import { trimText } from './trim-text.ts';
import { addUsage, noUsage, type Usage } from './usage.ts';

export type LoopLimits = {
  /** Calls of the model; the last one is told that it is the last. */
  readonly rounds: number;
  /** Calls of tools in one round; more are answered with a refusal. */
  readonly callsPerRound: number;
  /** How often the same call with the same input may be asked for. It runs once; the second asking is answered with a hint. */
  readonly identicalCalls: number;
  readonly resultCharacters: number;
};
export const usualLoopLimits: LoopLimits = { rounds: 12, callsPerRound: 16, identicalCalls: 3, resultCharacters: 24_000 };

export type ToolLoop<Value> = { readonly tools: readonly ModelTool[]; readonly answer: z.ZodType<Value>; readonly limits?: Partial<LoopLimits> };

/** The tool by which the answer is given. */
export const answerTool = 'give_answer';

type Loop<Value> = { ask: Ask; readonly given: ToolLoop<Value>; readonly limits: LoopLimits; readonly counts: Map<string, number>; usage: Usage; history: readonly Message[]; patience: number };
type Malformed = Extract<ModelFailure, { kind: 'malformed' }>;
type Step<Value> = { readonly value: Value } | { readonly failure: ModelFailure } | null;

const lastRound: Message = { role: 'user', text: `This is the last round. Give your answer now with ${answerTool}; leave out what you could not find.` };
const reminder = `Give your answer with the tool ${answerTool}.`;

/** Runs until the answer is given or a limit is reached. What was said and found so far stands in `history`, whatever happened. */
export async function runToolLoop<Value>(model: Model, ask: Ask, given: ToolLoop<Value>): Promise<Answered<Value>> {
  const limits = { ...usualLoopLimits, ...given.limits };
  const loop: Loop<Value> = { ask, given, limits, counts: new Map(), usage: noUsage, history: messagesOf(ask), patience: 1 };
  for (let round = 1; round <= limits.rounds; round += 1) {
    if (round === limits.rounds && round > 1) loop.history = [...loop.history, lastRound];
    const step = await oneRound(model, loop);
    if (step !== null) return { ...('value' in step ? { ok: true, value: step.value } : { ok: false, failure: step.failure }), usage: loop.usage, history: loop.history };
  }
  return { ok: false, failure: modelFailure.overBudget('rounds', String(limits.rounds), String(limits.rounds)), usage: loop.usage, history: loop.history };
}

async function oneRound<Value>(model: Model, loop: Loop<Value>): Promise<Step<Value>> {
  const { ask, given } = loop;
  if (ask.signal?.aborted === true) return { failure: modelFailure.cancelled() };
  const offers = [...given.tools.map(offerOf), { name: answerTool, description: 'Give your final answer. Call it once, when you are done.', input: jsonSchemaOf(given.answer) }];
  const answer = await model(requestOf(ask, { messages: loop.history, tools: offers, output: null }), ask);
  loop.usage = addUsage(loop.usage, answer.ok ? answer.reply.usage : answer.usage);
  if (!answer.ok) return answer.failure.kind === 'malformed' ? again(loop, answer.failure) : { failure: answer.failure };
  loop.history = [...loop.history, assistantTurn(answer.reply)];
  const failure = unusable(answer.reply);
  loop.ask = withRoom(loop.ask, answer.reply);
  if (failure !== null) return failure.kind === 'malformed' ? again(loop, failure) : { failure };
  return answer.reply.calls.length === 0 ? readText(answer.reply, loop) : heed(answer.reply, loop);
}

/** One malformed answer is forgiven. Calls that stand unanswered are answered, as providers ask. */
function again<Value>(loop: Loop<Value>, failure: Malformed): Step<Value> {
  if (loop.patience === 0) return { failure };
  loop.patience -= 1;
  const last = loop.history.at(-1);
  const open = last?.role === 'assistant' ? last.calls : [];
  const results = open.map((call) => refusal(call, 'Not run: the answer was cut off.'));
  loop.history = [...loop.history, ...(results.length === 0 ? [] : [{ role: 'tool' as const, results }]), { role: 'user', text: `That answer cannot be used: ${failure.problem}. ${reminder}` }];
  return null;
}

function readText<Value>({ text }: ModelReply, loop: Loop<Value>): Step<Value> {
  const read = readObject(text, loop.given.answer);
  if (read.ok) return { value: read.value };
  return again(loop, modelFailure.malformed(`it came as text, and ${read.problem}`, text));
}

function refusal({ id, name }: ToolCall, text: string): ToolResult {
  return { id, name, text, failed: true };
}

async function heed<Value>({ calls }: ModelReply, loop: Loop<Value>): Promise<Step<Value>> {
  const final = calls.find((call) => call.name === answerTool);
  if (final !== undefined) {
    const read = final.problem === undefined ? checked(final.input, loop.given.answer) : { ok: false as const, problem: final.problem };
    if (read.ok) return { value: read.value };
    if (loop.patience === 0) return { failure: modelFailure.malformed(read.problem, textOf(final.input)) };
    loop.patience -= 1;
    loop.history = [...loop.history, { role: 'tool', results: calls.map((call) => refusal(call, call === final ? `This answer cannot be used: ${read.problem}. Give it again.` : 'Not run.')) }];
    return null;
  }
  // One after the other, as they were asked: what tools hand out in order (handles, captures) comes the same way when the run is replayed.
  const results: ToolResult[] = [];
  for (const [index, call] of calls.entries()) results.push(index < loop.limits.callsPerRound ? await runCall(call, loop) : refusal(call, 'Not run: too many calls at once.'));
  loop.history = [...loop.history, { role: 'tool', results }];
  if (loop.ask.signal?.aborted === true) return { failure: modelFailure.cancelled() };
  const most = Math.max(0, ...loop.counts.values());
  return most >= loop.limits.identicalCalls ? { failure: modelFailure.overBudget('identical-calls', String(most), String(loop.limits.identicalCalls)) } : null;
}

function textOf(input: unknown): string {
  return typeof input === 'string' ? input : canonicalJson(input ?? null);
}

/** How often this call has now been asked for. */
function count<Value>({ name, input }: ToolCall, { counts }: Loop<Value>): number {
  const key = canonicalJson([name, input ?? null]);
  const times = (counts.get(key) ?? 0) + 1;
  counts.set(key, times);
  return times;
}

async function runCall<Value>(call: ToolCall, loop: Loop<Value>): Promise<ToolResult> {
  if (count(call, loop) > 1) return refusal(call, 'Not run again: you asked exactly this before, and the answer stands above. Go on with it, or ask something else.');
  const { onEvent, stage } = loop.ask;
  onEvent?.({ event: 'tool-call-start', stage, tool: call.name, input: call.input });
  const result = await resultOf(call, loop);
  onEvent?.({ event: 'tool-call-finish', stage, tool: call.name, failed: result.failed, characters: result.text.length });
  return result;
}

async function resultOf<Value>(call: ToolCall, { given, limits, ask }: Loop<Value>): Promise<ToolResult> {
  const tool = given.tools.find(({ name }) => name === call.name);
  if (tool === undefined) return refusal(call, `There is no such tool. There are: ${[...given.tools.map(({ name }) => name), answerTool].join(', ')}.`);
  if (call.problem !== undefined) return refusal(call, `The arguments are no valid JSON: ${call.problem}`);
  const input = checked(call.input, tool.input);
  if (!input.ok) return refusal(call, `The arguments do not fit: ${input.problem}`);
  try {
    const { text, failed = false } = await tool.run(input.value, { signal: ask.signal, callId: call.id });
    return { id: call.id, name: call.name, text: fenceData(trimText(text, limits.resultCharacters), call.name), failed };
  } catch (cause) {
    // A program's own fault is told in its own words; what came from outside is not.
    return refusal(call, cause instanceof AssayError ? `The tool failed: ${cause.message}` : 'The tool failed.');
  }
}
