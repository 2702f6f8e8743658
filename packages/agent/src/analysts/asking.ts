// A tool loop whose answer is checked against the shelf: what is wrong with it goes back to the model once, with the reasons.
import { AssayError } from '@assay/record';
import type { z } from 'zod';
import type { Around } from '../graph/engine.ts';
import type { Answered, Ask } from '../model/ask.ts';
import type { ModelFailure } from '../model/failure.ts';
import type { Message, Model } from '../model/port.ts';
import { answerTool, runToolLoop, type LoopLimits } from '../model/tool-loop.ts';
import type { ModelTool } from '../model/tool.ts';

export type Asked<Value, Read> = {
  readonly ask: Ask;
  readonly tools: readonly ModelTool[];
  readonly answer: z.ZodType<Value>;
  readonly limits?: Partial<LoopLimits>;
  readonly read: (value: Value) => Read & { readonly problems: readonly string[] };
};

const mostProblems = 12;

/** What is read of the answer, with the problems that a second asking left. AssayError('run-failed') or ('interrupted') when the model failed for good. */
export async function askChecked<Value, Read>(model: Model, asked: Asked<Value, Read>): Promise<Read & { readonly problems: readonly string[] }> {
  const { ask, tools, answer, limits, read } = asked;
  const loop = { tools, answer, ...(limits === undefined ? {} : { limits }) };
  const first = await runToolLoop(model, ask, loop);
  if (!first.ok) throw failed(ask.stage, first.failure);
  const found = read(first.value);
  if (found.problems.length === 0) return found;
  const again = await runToolLoop(model, { ...ask, question: [...answeredHistory(first), complaint(found.problems)] }, { ...loop, limits: { ...limits, rounds: 3 } });
  if (!again.ok) {
    if (again.failure.kind === 'cancelled') throw failed(ask.stage, again.failure);
    return found;
  }
  const second = read(again.value);
  return second.problems.length <= found.problems.length ? second : found;
}

/** The talk so far, with the call that gave the answer answered, as providers ask. */
function answeredHistory<Value>({ history }: Answered<Value>): readonly Message[] {
  const last = history.at(-1);
  const open = last?.role === 'assistant' ? last.calls : [];
  if (open.length === 0) return history;
  return [...history, { role: 'tool', results: open.map(({ id, name }) => ({ id, name, text: 'Read; see below.', failed: false })) }];
}

function complaint(problems: readonly string[]): Message {
  const shown = problems.slice(0, mostProblems).map((problem) => `- ${problem}`).join('\n');
  const rest = problems.length > mostProblems ? `\n- and ${String(problems.length - mostProblems)} more` : '';
  return { role: 'user', text: `That answer cannot stand yet:\n${shown}${rest}\nGive it again, whole, with ${answerTool}. What no handle proves, leave out.` };
}

function failed(stage: string, failure: ModelFailure): AssayError {
  if (failure.kind === 'cancelled') return new AssayError('interrupted', 'the run was stopped', { remedy: 'Start it again; nothing of it was sealed.' });
  return new AssayError('run-failed', `the model of ${stage} failed: ${failure.message}`, { remedy: failure.remedy });
}

export function askOptions({ signal, onEvent }: Around): Pick<Ask, 'signal' | 'onEvent'> {
  return { ...(signal === undefined ? {} : { signal }), onEvent };
}
