// Data steps side by side with a limit, analysis steps one after the other. What fails is an answer of its own kind.
import type { ToolAnswer } from '@assay/data';
import { canonicalJson } from '@assay/record';
import type { AnalysisStep, AskStep, DataStep, StepResult } from '../../stages.ts';
import type { AskState } from '../ask-state.ts';
import { aroundOf, gatheredOf, heedSignal, reasonOf, rethrowStop, timed, type AskWork } from '../ask-work.ts';
import { inParallel } from './in-parallel.ts';
import { financialRoute } from './plan-node.ts';
import { readySteps } from './turns.ts';

function turnOf({ after }: AskStep): string {
  return after.length === 0 ? 'it waits for nothing' : `${after.join(', ')} came before it`;
}

function starts(step: AskStep, state: AskState, work: AskWork): void {
  const attempt = (state.tries[step.id] ?? 0) + 1;
  work.onEvent({ event: 'step-start', step: step.id, what: step.what, tool: step.kind === 'data' ? step.tool : null, input: step.kind === 'data' ? step.input : null, why: attempt === 1 ? turnOf(step) : 'it is done otherwise than before', attempt });
}

export function askedKey({ tool, input }: Pick<DataStep, 'tool' | 'input'>): string {
  return canonicalJson([tool, input]);
}

/** The same tool with the same input is asked once in a run. */
function answerOf(step: DataStep, work: AskWork): { readonly answer: Promise<ToolAnswer>; readonly repeated: boolean } {
  const key = askedKey(step);
  const before = work.asked.get(key);
  if (before !== undefined) return { answer: before, repeated: true };
  const answer = work.tools.runTool(step.tool, step.input, { asOf: work.question.asOf, ...(work.signal === undefined ? {} : { signal: work.signal }) });
  work.asked.set(key, answer);
  return { answer, repeated: false };
}

function cameBack(answer: ToolAnswer): string {
  if (!answer.ok) return answer.error.message;
  return `${String(answer.figures.length)} figures of sources, ${String(answer.computed.length)} computed, ${String(answer.captures.length)} captures`;
}

async function runData(step: DataStep, state: AskState, work: AskWork): Promise<StepResult> {
  starts(step, state, work);
  try {
    const { answer, repeated } = answerOf(step, work);
    const { value, elapsedMs } = await timed(work.clock, () => answer);
    work.onEvent({ event: 'step-finish', step: step.id, ok: value.ok, came: cameBack(value), captures: value.captures.map(({ capture }) => capture.id), repeated, elapsedMs });
    return value.ok ? { ok: true, step, answer: value } : { ok: false, step, why: value.error.message, remedy: value.error.remedy };
  } catch (cause) {
    return brokenStep(step, cause, work);
  }
}

/** A tool or stage that throws has failed: the answer goes on without it and says so. */
function brokenStep(step: AskStep, cause: unknown, work: AskWork): StepResult {
  rethrowStop(cause, work);
  const why = reasonOf(cause);
  work.onEvent({ event: 'step-finish', step: step.id, ok: false, came: why, captures: [], repeated: false, elapsedMs: 0 });
  return { ok: false, step, why, remedy: null };
}

export async function executeNode(state: AskState, work: AskWork): Promise<Partial<AskState>> {
  heedSignal(work);
  const steps = readySteps(state).filter((step) => step.kind === 'data');
  return { pending: await inParallel(steps, work.limits.parallel, (step) => runData(step, state, work)) };
}

async function runAnalysis(step: AnalysisStep, state: AskState, work: AskWork): Promise<StepResult> {
  starts(step, state, work);
  try {
    const { value, elapsedMs } = await timed(work.clock, () => work.engine.analyse(step, gatheredOf(state, financialRoute(state).asked, work), aroundOf(work)));
    const came = !value.ok ? value.why : 'blocks' in value ? `${String(value.blocks.length)} blocks, ${String(value.missing.length)} missing` : 'data';
    work.onEvent({ event: 'step-finish', step: step.id, ok: value.ok, came, captures: [], repeated: false, elapsedMs });
    return value;
  } catch (cause) {
    return brokenStep(step, cause, work);
  }
}

export async function analyseNode(state: AskState, work: AskWork): Promise<Partial<AskState>> {
  heedSignal(work);
  const steps = readySteps(state).filter((step) => step.kind === 'analysis');
  return { pending: await inParallel(steps, 1, (step) => runAnalysis(step, state, work)) };
}
