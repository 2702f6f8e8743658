// From a question about one company to everything that will be sealed: the note, its findings, and what the judge said of it.
import type { Clock, Company, DataDesk } from '@assay/data';
import { entityOf } from '@assay/data';
import { contentId, runId, type CapturedBytes, type Fact, type Finding, type JournalEntry, type Plan, type Question, type Run, type RunContents, type Sha256 } from '@assay/record';
import { AssayError } from '@assay/record';
import { runGraph } from './graph/analyze-graph.ts';
import type { AuditorReport } from './auditor/settle-open-claims.ts';
import type { AuditorStage, AuditStage, Engine } from './graph/engine.ts';
import type { OnEvent } from './graph/events.ts';
import { houseEngine } from './graph/house-engine.ts';
import { openJournal } from './graph/journal.ts';
import { nodesOf } from './graph/nodes.ts';
import { planAnalysis } from './graph/plan-analysis.ts';
import { analysisNeeds, strikeProblem, withoutStruck } from './graph/strike.ts';
import type { RunState } from './graph/run-state.ts';
import { findingOf } from './specialists/run-specialist.ts';

export type AnalyzeInput = {
  readonly question: Question;
  readonly company: Company;
  readonly desk: DataDesk;
  readonly audit: AuditStage;
  readonly sha256: Sha256;
  readonly clock: Clock;
  /** The house's rules when left out. */
  readonly engine?: Engine;
  /** A model that looks for evidence where code found none; code alone when left out. */
  readonly auditor?: AuditorStage;
  readonly version?: string;
  readonly onEvent?: OnEvent;
  readonly signal?: AbortSignal;
};

/** The facts that a figure of the note rests on. The rest stays in the captures, from which anyone can read it again. */
function citedFacts(state: RunState): readonly Fact[] {
  const cited = new Set([...state.notes.flatMap((note) => note.text.figures), ...(state.written?.template.figures ?? [])].flatMap((figure) => figure.facts));
  const known = [...(state.gathering?.facts ?? []), ...state.fetched.flatMap((fetched) => fetched.facts)];
  return [...new Map(known.map((fact) => [fact.id, fact])).values()].filter((fact) => cited.has(fact.id));
}

/** What is sealed, and what a model that audited did; null where code alone audited. */
export type Analysis = RunContents & { readonly auditor: AuditorReport | null };

/**
 * Runs the analysis. Throws AssayError: 'usage' for struck steps without which there is no note, 'run-failed' when all four analysts failed, 'interrupted' when the signal aborts,
 * 'no-sources' or 'replay-miss' from the desk.
 */
export async function analyze(input: AnalyzeInput): Promise<Analysis> {
  const engine = input.engine ?? houseEngine;
  const problem = strikeProblem(planAnalysis(input.question, input.company), input.question.struck ?? [], analysisNeeds);
  if (problem !== null) throw new AssayError('usage', problem, { remedy: 'Look at the plan, and strike other steps of it.' });
  const startedAt = input.clock().toISOString();
  const journal = openJournal(input.clock, input.onEvent);
  const state = await runGraph(nodesOf({ ...input, engine, auditor: input.auditor ?? null, onEvent: journal.keep, signal: input.signal }), input.signal);
  return contentsOf(state, { input, engine, startedAt, journal: journal.entries });
}

/** What was gathered and what the stages fetched, each once. */
function capturesOf(gathered: readonly CapturedBytes[], state: RunState): readonly CapturedBytes[] {
  return [...new Map([...gathered, ...state.fetched.flatMap((fetched) => fetched.captures)].map((source) => [source.capture.id, source])).values()];
}

type Around = { readonly input: AnalyzeInput; readonly engine: Engine; readonly startedAt: string; readonly journal: readonly JournalEntry[] };

function contentsOf(state: RunState, around: Around): Analysis {
  const { gathering, written, audited } = state;
  if (gathering === null || written === null || audited === null) throw new AssayError('internal', 'the graph ended without a report', { remedy: 'Report this: a node of the graph was skipped.' });
  const { input } = around;
  const company = entityOf(gathering.gathered.company);
  const findings: Finding[] = state.notes.map((note) => findingOf(note, input.sha256));
  const plan: Plan = withoutStruck(planAnalysis(input.question, gathering.gathered.company), input.question.struck ?? []);
  const run: Run = {
    id: runId.parse(contentId('run', { question: input.question, company, startedAt: around.startedAt, engine: around.engine.name }, input.sha256)),
    question: input.question, company, engine: around.engine.name, startedAt: around.startedAt, finishedAt: input.clock().toISOString(),
    data: gathering.gathered.data, title: written.title, program: { name: 'assay', version: input.version ?? '0.1.0' },
  };
  return {
    run, plan, captures: capturesOf(gathering.gathered.captures, state), facts: citedFacts(state), findings, report: written.report,
    claims: audited.claims, tokens: audited.tokens, verdicts: audited.verdicts, coverage: audited.coverage, journal: around.journal, auditor: state.auditor,
  };
}
