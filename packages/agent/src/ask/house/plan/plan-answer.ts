// The plan of an answer: data steps side by side, an analysis where the question wants one, the synthesis last.
import type { Around } from '../../../graph/engine.ts';
import type { Asked, Operation } from '../../asked/asked.ts';
import { finalStep, type AnalysisStep, type AskEngine, type AskPlan, type AskPorts, type DataStep } from '../../stages.ts';
import { uniqueSteps, type Planning } from './company-step.ts';
import { partsOf } from '../../asked/parts/parts-of.ts';
import { companySteps } from './data-steps.ts';
import { economySteps, nameSteps } from './economy-steps.ts';
import { insteadOf } from './instead.ts';

type Given = Parameters<AskEngine['plan']>[0];

const analyses: Readonly<Partial<Record<Operation, string>>> = {
  'compare': 'hold the companies or periods beside one another', 'trend': 'follow the measure over time', 'rank': 'put the companies in order', 'screen': 'keep the companies that meet the conditions',
  'explain': 'look for what moved it', 'value': 'hold the price against what the company earns and owns', 'overview': 'sum up growth, margins, cash, balance sheet and price',
};

/** A simple question has one data step. `because` swaps the steps that brought nothing for other tools; what is done is kept. */
export async function planAnswer({ question, asked, complexity, because, done }: Given, ports: AskPorts, around: Around): Promise<AskPlan> {
  around.signal?.throwIfAborted();
  const today = question.asOf !== null && question.asOf < ports.today ? question.asOf : ports.today;
  const planning: Planning = { asked, today, isSample: ports.desk.mode === 'sample' };
  const usual = dataSteps(planning);
  const data = because === null ? usual : uniqueSteps(usual.map((step) => (done.some((result) => result.ok && result.step.id === step.id) ? keptOf(step, done) : insteadOf(step, asked) ?? step)));
  return Promise.resolve({ steps: [...data, ...analysisSteps(asked, data), synthesis(data, asked)], why: whyOf({ data, complexity, because }) });
}

/** Steps of several parts that bear one name and ask for different things are told apart by a number. */
function dataSteps(planning: Planning): readonly DataStep[] {
  const each = partsOf(planning.asked).flatMap((asked) => uniqueSteps(partSteps({ ...planning, asked })));
  const inputs = [...Map.groupBy(each, ({ id }) => id)].flatMap(([id, steps]) => [...new Map(steps.map((step) => [JSON.stringify([step.tool, step.input]), step])).values()].map((step, index) => (index === 0 ? step : { ...step, id: `${id}_${String(index + 1)}` })));
  return uniqueSteps(inputs);
}

function partSteps(planning: Planning): readonly DataStep[] {
  return [...planning.asked.companies.flatMap((company) => companySteps(company, planning)), ...economySteps(planning), ...nameSteps(planning)];
}

/** As it was carried out, so that it counts as done. */
function keptOf(step: DataStep, done: Given['done']): DataStep {
  const result = done.find((one) => one.ok && one.step.id === step.id);
  return result?.step.kind === 'data' ? result.step : step;
}

function analysisSteps(asked: Asked, data: readonly DataStep[]): readonly AnalysisStep[] {
  const what = analyses[asked.operation];
  return what === undefined || data.length === 0 ? [] : [{ kind: 'analysis', id: asked.operation, what, after: data.map(({ id }) => id), prompt: `From the results of the steps before it: ${what}. The question is: ${asked.text}` }];
}

function synthesis(data: readonly DataStep[], asked: Asked): AnalysisStep {
  return { kind: 'analysis', id: finalStep, what: 'write the answer', after: [...data.map(({ id }) => id), ...analysisSteps(asked, data).map(({ id }) => id)] };
}

function whyOf({ data, complexity, because }: { readonly data: readonly DataStep[]; readonly complexity: Given['complexity']; readonly because: string | null }): string {
  const tools = [...new Set(data.map(({ tool }) => tool))].join(', ');
  const plain = data.length === 0 ? 'Nothing needs to be fetched.' : `The question is ${complexity}: ${String(data.length)} ${data.length === 1 ? 'step asks' : 'steps ask'} ${tools}.`;
  return because === null ? plain : `${plain} Planned anew: ${because}`;
}
