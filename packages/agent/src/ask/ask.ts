// From a question in plain words to everything that will be sealed: the answer, its proof, and the way to it.
import type { Clock, Company, DataDesk } from '@assay/data';
import { entityOf } from '@assay/data';
import { AssayError, contentId, runId, type Answer, type Entity, type Fact, type Plan, type Question, type Run, type RunContents, type Sha256, type Verdict } from '@assay/record';
import type { AuditStage } from '../graph/engine.ts';
import type { OnEvent } from '../graph/events.ts';
import { withoutStruck } from '../graph/strike.ts';
import { openJournal, type Journal } from '../graph/journal.ts';
import { makeAnswer } from './answer/make-answer.ts';
import { toldFirst } from './answer/told-first.ts';
import type { Asked } from './asked/asked.ts';
import { suggestFollowUps } from './follow-ups/suggest-follow-ups.ts';
import { runAskGraph } from './graph/ask-graph.ts';
import type { AskState, Version } from './graph/ask-state.ts';
import { capturesOf, dataOf } from './graph/ask-work.ts';
import { planOf } from './graph/plan-record.ts';
import { usualAskLimits, type AskEngine, type AskLimits, type AskQuestion, type AskTools } from './stages.ts';
import type { Validation } from './validate/score.ts';

export type AskInput = {
  readonly question: AskQuestion;
  /** Resolves names and answers tools; nothing else is asked for data. */
  readonly desk: Pick<DataDesk, 'mode' | 'resolveCompany' | 'sampleCompanies'> & AskTools;
  readonly audit: AuditStage;
  readonly engine: AskEngine;
  readonly sha256: Sha256;
  readonly clock: Clock;
  readonly limits?: Partial<AskLimits>;
  readonly version?: string;
  readonly onEvent?: OnEvent;
  readonly signal?: AbortSignal;
};

export type AskRun = {
  /** What is sealed, as of any run; the report is the answer's Markdown as the judge read it. */
  readonly contents: RunContents;
  readonly answer: Answer;
  readonly validation: Validation;
  /** How the question was read: what a next question of the same conversation builds upon. */
  readonly asked: Asked | null;
};

/**
 * Answers one question. A source, a tool or a step that fails is part of the answer. Throws AssayError: 'interrupted' when the signal
 * aborts, 'run-failed' for a plan that cannot be carried out, and what the engine throws where no answer can be made without it.
 */
export async function ask(input: AskInput): Promise<AskRun> {
  const startedAt = input.clock();
  const journal = openJournal(input.clock, input.onEvent);
  const { desk, sha256, question } = input;
  const ports = { desk, today: startedAt.toISOString().slice(0, 10), sha256 };
  const state = await runAskGraph({
    question, ports, tools: { runTool: desk.runTool }, engine: input.engine, audit: input.audit, limits: { ...usualAskLimits, ...input.limits }, clock: input.clock,
    onEvent: journal.keep, signal: input.signal, asked: new Map(),
  });
  return runOf(state, { input, startedAt, journal });
}

type At = { readonly input: AskInput; readonly startedAt: Date; readonly journal: Journal };

function runOf(state: AskState, { input, startedAt, journal }: At): AskRun {
  const { best, route } = state;
  if (best === null || route === null) throw new AssayError('internal', 'the graph ended without an answer', { remedy: 'Report this: a node of the graph was skipped.' });
  const finishedAt = input.clock();
  const captures = capturesOf(state);
  const asked = route.asked;
  const data = dataOf(captures, { question: input.question, ports: { desk: input.desk, today: startedAt.toISOString().slice(0, 10), sha256: input.sha256 } });
  const question = questionOf(input, asked?.companies ?? []);
  const run: Run = {
    id: runId.parse(contentId('run', { question, startedAt: startedAt.toISOString(), engine: input.engine.name }, input.sha256)),
    question, company: subjectOf(asked?.companies ?? []), engine: input.engine.name, startedAt: startedAt.toISOString(), finishedAt: finishedAt.toISOString(),
    data, title: input.question.text, program: { name: 'assay', version: input.version ?? '0.1.0' },
  };
  const { claims, tokens, verdicts, coverage } = best.audited;
  const contents: RunContents = { run, plan: recordedPlan(state, input.question), captures, facts: citedFacts(verdicts), findings: [], report: best.rendered.markdown, claims, tokens, verdicts, coverage, journal: journal.entries };
  const answer = makeAnswer(best, { state, run, captures, elapsedMs: finishedAt.getTime() - startedAt.getTime(), followUps: suggestFollowUps(asked, { companies: input.desk.sampleCompanies() }) });
  return { contents, answer, validation: best.validation, asked: asked === null ? null : withFirst(asked, answer) };
}

/** An order that is not valid is nothing to build upon. */
function withFirst(asked: Asked, { summary, metadata }: Answer): Asked {
  const first = metadata.valid ? toldFirst(asked, summary) : null;
  return first === null ? asked : { ...asked, toldFirst: first };
}

/** As it was carried out: what was struck stands in the question. */
function recordedPlan({ plan, route }: AskState, { struck = [] }: AskQuestion): Plan {
  return withoutStruck(planOf(plan, route), struck);
}

const listed = 3;

/** One company by its ticker, a few joined, many by the first and the number of the others; none at all is empty. */
function questionOf({ question: { text, filters, asOf, earlier, struck = [] }, limits }: Pick<AskInput, 'question' | 'limits'>, companies: readonly Company[]): Question {
  const tickers = companies.map(({ ticker }) => ticker);
  const ticker = tickers.length <= listed ? tickers.join('+') : `${tickers[0] ?? ''}+${String(tickers.length - 1)}`;
  return { ticker, text, depth: 'standard', asOf, ask: { filters, earlier: [...earlier], ...(limits === undefined ? {} : { limits }) }, ...(struck.length === 0 ? {} : { struck: [...struck] }) };
}

function subjectOf(companies: readonly Company[]): Entity {
  const [only] = companies;
  return only !== undefined && companies.length === 1 ? entityOf(only) : { id: null, ticker: null, name: companies.length === 0 ? null : companies.map(({ name }) => name).slice(0, listed).join(', ') };
}

/** The facts that a verdict rests on. The rest stays in the captures, from which anyone can read it again. */
function citedFacts(verdicts: readonly Verdict[]): readonly Fact[] {
  return [...new Map(verdicts.flatMap(({ evidence }) => evidence.facts).map((fact) => [fact.id, fact])).values()];
}

export type { Version };
