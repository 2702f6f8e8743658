// Asks the questions of a probe through the desk, some at a time; the desk keeps the pace towards each source.
import { AssayError } from '@assay/record';
import type { ToolRunner } from '../desk/desk.ts';
import type { ProbeQuestion } from './probe-questions.ts';
import { noteOutcome, type Came, type ProbeOutcome, type ProbeState } from './probe-state.ts';

const AT_ONCE = 4;

export type ProbeTools = {
  readonly desk: ToolRunner;
  /** Milliseconds of any clock that does not go back. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** After each answer, with how many questions of the whole are done. */
  readonly onOutcome: (outcome: ProbeOutcome, done: number) => Promise<void>;
};

/** Adds to the state what comes of the questions that it does not hold yet. Resolves early, and leaves the rest, when the signal aborts. */
export async function runProbe(questions: readonly ProbeQuestion[], state: ProbeState, tools: ProbeTools): Promise<void> {
  const known = new Set(state.outcomes.map(keyOf));
  const open = questions.filter((question) => !known.has(keyOf(question)));
  let done = questions.length - open.length;
  const work = async (): Promise<void> => {
    for (let question = open.shift(); question !== undefined; question = open.shift()) {
      const came = await askUnlessStopped(question, tools);
      if (came === null) return;
      done += 1;
      await tools.onOutcome(noteOutcome(state, question, came), done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function keyOf({ tool, on }: { readonly tool: string; readonly on: string }): string {
  return `${tool} ${on}`;
}

/** Null once it is stopped: what was cut off says nothing of the tool. */
async function askUnlessStopped(question: ProbeQuestion, tools: ProbeTools): Promise<Came | null> {
  const isStopped = (): boolean => tools.signal.aborted;
  if (isStopped()) return null;
  const came = await ask(question, tools);
  return isStopped() ? null : came;
}

/** A probe is for finding what is broken: an exception is a result of it. */
async function ask({ tool, input }: ProbeQuestion, { desk, now, signal }: ProbeTools): Promise<Came> {
  const start = now();
  try {
    return { answer: await desk.runTool(tool, input, { signal }), ms: now() - start, thrown: null };
  } catch (error) {
    const thrown = error instanceof AssayError ? { code: error.code, message: error.message } : { code: 'threw', message: error instanceof Error ? `${error.name}: ${error.message}` : 'something that is no error' };
    return { answer: null, ms: now() - start, thrown };
  }
}
