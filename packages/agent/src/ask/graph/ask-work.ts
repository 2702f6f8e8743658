// What every node of the graph is given, and the few things that all of them do alike.
import type { Clock, ToolAnswer } from '@assay/data';
import { dataModeOf } from '@assay/data';
import { AssayError, type CapturedBytes, type DataMode, type IsoDate } from '@assay/record';
import type { Around, AuditStage } from '../../graph/engine.ts';
import type { OnEvent } from '../../graph/events.ts';
import type { Asked } from '../asked/asked.ts';
import type { AskEngine, AskLimits, AskPorts, AskQuestion, AskTools, Gathered } from '../stages.ts';
import type { AskState } from './ask-state.ts';

export type AskWork = {
  readonly question: AskQuestion;
  readonly ports: AskPorts;
  readonly tools: AskTools;
  readonly engine: AskEngine;
  readonly audit: AuditStage;
  readonly limits: AskLimits;
  readonly clock: Clock;
  readonly onEvent: OnEvent;
  readonly signal: AbortSignal | undefined;
  /** What was asked in this run, by tool and input: nothing is asked twice. */
  readonly asked: Map<string, Promise<ToolAnswer>>;
};

export function aroundOf({ signal, onEvent }: AskWork): Around {
  return { signal, onEvent };
}

export function interrupted(cause?: unknown): AssayError {
  return new AssayError('interrupted', 'the question was stopped', { remedy: 'Ask it again; nothing of it was sealed.', cause });
}

export function heedSignal({ signal }: AskWork): void {
  if (signal?.aborted === true) throw interrupted();
}

export function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : 'unknown cause';
}

/** A stop by the user is never taken for a failure of a stage. */
export function rethrowStop(cause: unknown, work: AskWork): void {
  if (work.signal?.aborted === true) throw interrupted(cause);
  if (cause instanceof AssayError && (cause.code === 'interrupted' || cause.code === 'replay-miss')) throw cause;
}

export async function timed<Value>(clock: Clock, work: () => Promise<Value>): Promise<{ readonly value: Value; readonly elapsedMs: number }> {
  const from = clock().getTime();
  const value = await work();
  return { value, elapsedMs: clock().getTime() - from };
}

/** Captures of the verified data steps, each once, in the plan's order: not in the order in which they happened to arrive. */
export function capturesOf(state: Pick<AskState, 'settled'>): readonly CapturedBytes[] {
  const found = state.settled.flatMap((result) => (result.ok && 'answer' in result ? result.answer.captures : []));
  return [...new Map(found.map((source) => [source.capture.id, source])).values()];
}

export function dataOf(captures: readonly CapturedBytes[], { question, ports }: Pick<AskWork, 'question' | 'ports'>): DataMode {
  if (captures.length === 0) return { mode: ports.desk.mode === 'sample' ? 'sample' : 'live', asOf: question.asOf ?? ports.today };
  return dataModeOf(captures, { asOf: question.asOf, today: ports.today });
}

export function gatheredOf(state: AskState, asked: Asked, work: AskWork): Gathered {
  const captures = capturesOf(state);
  return { question: work.question, asked, results: state.settled, captures, companies: asked.companies, data: dataOf(captures, work) };
}

/** The day that the answer is written as of: the cut-off, or the day up to which the data are known. */
export function dayOf(data: DataMode, asOf: IsoDate | null): IsoDate {
  return asOf !== null && asOf < data.asOf ? asOf : data.asOf;
}
