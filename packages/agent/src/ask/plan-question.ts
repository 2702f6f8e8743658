// How a question would be answered, without answering it: how it is read, and by which steps. Names are looked up; nothing else is asked of anyone.
import type { Clock, DataDesk } from '@assay/data';
import type { Plan, Sha256 } from '@assay/record';
import { planOf } from './graph/plan-record.ts';
import type { AskEngine, AskQuestion, Route } from './stages.ts';

export type PlanQuestionInput = { readonly question: AskQuestion; readonly desk: Pick<DataDesk, 'mode' | 'resolveCompany' | 'sampleCompanies'>; readonly engine: AskEngine; readonly sha256: Sha256; readonly clock: Clock; readonly signal?: AbortSignal };
/** The plan of a question that needs no data is its direct answer. */
export type PlannedQuestion = { readonly route: Route; readonly plan: Plan; readonly why: string };

/** The same plan as `ask` makes first of the same question with the same engine, where that engine always plans alike, as the rules do. */
export async function planQuestion({ question, desk, engine, sha256, clock, signal }: PlanQuestionInput): Promise<PlannedQuestion> {
  const ports = { desk, today: clock().toISOString().slice(0, 10), sha256 };
  const around = { signal, onEvent: () => undefined };
  const route = await engine.route(question, ports, around);
  if (route.kind !== 'financial') return { route, plan: planOf(null, route), why: route.why };
  const plan = await engine.plan({ question, asked: route.asked, complexity: route.complexity, because: null, done: [] }, ports, around);
  return { route, plan: planOf(plan, route), why: plan.why };
}
