// A question to models, kept on disk while it is answered, so that it can go on after an interruption and nothing is paid for twice.
import type { AskQuestion, AskLimits, Asked as Read, OnEvent } from '@assay/agent';
import type { Question } from '@assay/record';
import { clock } from '../clock.ts';
import { VERSION } from '../version.ts';
import { goingOn, keptPorts, type Ports } from './past-work.ts';
import { clockFrom } from './run-analysis.ts';
import { runAsk, type Asked, type AskingPorts } from './run-ask.ts';
import { beginWorkingRun, type PastWork, type WorkingRun, type WorkingStart } from './working-run.ts';

type Limits = Partial<AskLimits>;
export type WorkingAsk = { readonly ports: Ports; readonly working: WorkingRun; readonly startedAt: string };
type Begun = { readonly runs: string; readonly sample: boolean; readonly limits?: Limits | undefined };
type Around = { readonly onEvent: OnEvent; readonly signal: AbortSignal };

function questionOf({ text, filters, asOf, earlier, struck }: AskQuestion, limits: Limits | undefined): Question {
  return { ticker: filters.ticker ?? '', text, depth: 'standard', asOf, ask: { filters, earlier: [...earlier], ...(limits === undefined ? {} : { limits: { ...limits } }) }, ...(struck === undefined ? {} : { struck: [...struck] }) };
}

/** Throws AssayError where the folder of runs may not be written. */
export async function beginWorkingAsk(question: AskQuestion, ports: Ports, { runs, sample, limits }: Begun): Promise<WorkingAsk> {
  const startedAt = clock().toISOString();
  const working = await beginWorkingRun(runs, { question: questionOf(question, limits), company: null, startedAt, sample });
  return { ports: keptPorts(ports, working), working, startedAt };
}

/** Goes on with one: no call that ended is made again. Throws as `ask` does. */
export function goOnAsking({ question, startedAt }: WorkingStart, past: PastWork, { ports, working, engine, onEvent, signal }: Around & { readonly ports: Ports; readonly working: WorkingRun; readonly engine: AskingPorts['engine'] }): Promise<Asked> {
  const { ask, struck } = question;
  return runAsk({
    // The reader of questions wrote it into the beginning of the run.
    question: { text: question.text ?? '', filters: ask?.filters ?? { ticker: null, year: null, form: null, section: null }, asOf: question.asOf, earlier: (ask?.earlier ?? []) as readonly Read[], ...(struck === undefined ? {} : { struck }) },
    clock: clockFrom(startedAt, clock), version: VERSION, onEvent, signal, ...(ask?.limits === undefined ? {} : { limits: ask.limits }),
  }, { ...goingOn(past, keptPorts(ports, working)), engine });
}
