// The plan of what is asked, as it would run. Companies are looked up by name; no figure is fetched and no model is asked.
import { analysisNeeds, answerNeeds, houseAskEngine, planAnalysis, planQuestion, strikeProblem, type PlannedQuestion, type StrikeRules } from '@assay/agent';
import type { Company, DataDesk } from '@assay/data';
import { AssayError, type Plan } from '@assay/record';
import type { AskedWork, PlanView, StartQuestion, StartRun } from '@assay/record/api';
import { findCompany } from '../../cli/verbs/find-company.ts';
import { sha256 } from '../../vault/sha256.ts';
import { askQuestionOf } from '../jobs/ask-question-of.ts';
import type { Parts } from '../parts.ts';
import { engineOf, type ChosenEngine } from './engine-of.ts';
import { estimatesOf } from './estimates.ts';
import { readingOf } from './reading-view.ts';

export type PlanParts = Pick<Parts, 'environment' | 'clock' | 'listing'> & { readonly desk: Pick<DataDesk, 'mode' | 'resolveCompany' | 'sampleCompanies'> };
type Made = { readonly plan: Plan; readonly rules: StrikeRules; readonly exact: boolean; readonly company: Company | null; readonly planned: PlannedQuestion | null };

async function planOfAnalysis(asked: StartRun, { desk }: PlanParts): Promise<Made> {
  const company = await findCompany(asked.company, desk);
  const plan = planAnalysis({ ticker: company.ticker, text: asked.question ?? null, depth: asked.depth, asOf: asked.asOf ?? null }, company);
  return { plan, rules: analysisNeeds, exact: true, company, planned: null };
}

/** Always as the rules read and plan it: to ask a model costs money, and its plan is made anew when it runs. */
async function planOfQuestion(asked: StartQuestion, { engine, parts }: { readonly engine: ChosenEngine; readonly parts: PlanParts }): Promise<Made> {
  const { desk, clock, environment } = parts;
  const question = await askQuestionOf(asked, { desk, runs: environment.places.runs, today: clock().toISOString().slice(0, 10), signal: new AbortController().signal });
  const planned = await planQuestion({ question, desk, engine: houseAskEngine, sha256, clock });
  return { plan: planned.plan, rules: answerNeeds, exact: engine.name === 'house', company: null, planned };
}

function make(asked: AskedWork, engine: ChosenEngine, parts: PlanParts): Promise<Made> {
  return asked.kind === 'question' ? planOfQuestion(asked, { engine, parts }) : planOfAnalysis(asked, parts);
}

function limitsOf({ caps }: ChosenEngine): PlanView['limits'] {
  return caps === null ? null : { usd: caps.usd, minutes: caps.ms === null ? null : caps.ms / 60_000, tokens: caps.tokens };
}

const unknownBefore = 'The plan of a language model is not known before it runs, so nothing of it can be struck.';

/** Why one step has to stay; null where it may go. */
function keptBecause(id: string, { plan, rules, exact }: Pick<Made, 'plan' | 'rules' | 'exact'>): string | null {
  return exact ? strikeProblem(plan, [id], rules) : unknownBefore;
}

function stepsOf(made: Made): PlanView['steps'] {
  const { steps } = made.plan;
  return steps.map((step) => {
    const kept = keptBecause(step.id, made);
    return { ...step, mayStrike: kept === null, kept, neededBy: steps.filter(({ after }) => after.includes(step.id)).map(({ id }) => id) };
  });
}

export async function viewPlan(asked: AskedWork, parts: PlanParts): Promise<PlanView> {
  const engine = await engineOf(asked, parts.environment);
  const made = await make(asked, engine, parts);
  const { rules, exact, company, planned } = made;
  const alike = { kind: asked.kind, engine: engine.name, sample: asked.sample };
  return {
    kind: asked.kind, engine: engine.name, exact, why: planned?.why ?? null, steps: stepsOf(made), needs: [...rules.needs],
    company: company === null ? null : { ticker: company.ticker, name: company.name }, reading: planned === null ? null : readingOf(planned.route),
    estimates: await estimatesOf(await parts.listing(), alike), limits: limitsOf(engine),
  };
}

/** Throws AssayError('usage') for steps that this plan does not have or cannot be without. Nothing is planned where nothing is struck. */
export async function checkStruck(asked: AskedWork, parts: PlanParts): Promise<void> {
  const struck = asked.plan?.strike ?? [];
  if (struck.length === 0) return;
  const { plan, rules, exact } = await make(asked, await engineOf(asked, parts.environment), parts);
  const problem = exact ? strikeProblem(plan, struck, rules) : unknownBefore;
  if (problem !== null) throw new AssayError('usage', problem, { remedy: 'POST /api/v1/plans shows the plan and which of its steps can be left out.' });
}
