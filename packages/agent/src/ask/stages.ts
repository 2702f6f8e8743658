// The stages of an answer as function types. The house fills them with rules; a model may stand behind the same types.
import type { Company, DataDesk, ToolAnswer, ToolRunner } from '@assay/data';
import type { CapturedBytes, DataMode, IsoDate, Sha256 } from '@assay/record';
import type { Around, Objection } from '../graph/engine.ts';
import type { AskFilters, Asked } from './asked/asked.ts';
import type { AnswerDraft, Block } from './draft.ts';

export type AskQuestion = {
  readonly text: string;
  readonly filters: AskFilters;
  /** Nothing published after this day is used; null means today. */
  readonly asOf: IsoDate | null;
  /** What was asked before in the same conversation, newest last. */
  readonly earlier: readonly Asked[];
  /** Ids of steps that were struck from the plan before it ran. */
  readonly struck?: readonly string[];
};

export const complexities = ['simple', 'moderate', 'complex'] as const;
export type Complexity = (typeof complexities)[number];

export type Route =
  | { readonly kind: 'financial'; readonly complexity: Complexity; readonly asked: Asked; readonly why: string }
  /** Needs no data: answered directly, marked as general knowledge. */
  | { readonly kind: 'general'; readonly why: string; readonly asked: Asked | null }
  /** Understood, and not to be answered: what is missing, and what to do. */
  | { readonly kind: 'declined'; readonly why: string; readonly missing: readonly string[]; readonly remedy: string; readonly asked: Asked | null; /** Whether its words were not understood: nothing else stands against an answer. */ readonly isUnread?: boolean };

/** The id of the last step of every plan. */
export const finalStep = 'final_synthesis';

export type DataStep = { readonly kind: 'data'; readonly id: string; readonly what: string; readonly tool: string; readonly input: Readonly<Record<string, unknown>>; readonly after: readonly string[] };
export type AnalysisStep = { readonly kind: 'analysis'; readonly id: string; readonly what: string; readonly after: readonly string[]; /** For a model: what to work out. */ readonly prompt?: string };
export type AskStep = DataStep | AnalysisStep;
export type AskPlan = { readonly steps: readonly AskStep[]; readonly why: string };

export type StepResult =
  | { readonly ok: true; readonly step: DataStep; readonly answer: Extract<ToolAnswer, { readonly ok: true }> }
  /** `blocks`: what the analysis concluded; `sources`: what it fetched itself. */
  | { readonly ok: true; readonly step: AnalysisStep; readonly blocks: readonly Block[]; readonly missing: readonly string[] }
  | { readonly ok: false; readonly step: AskStep; readonly why: string; readonly remedy: string | null };

/** What a verifier says of one step, held against the question itself. `more-data`: do `instead` in its place, under the same id. */
export type StepVerdict =
  | { readonly verdict: 'ok'; readonly why: string }
  | { readonly verdict: 'more-data'; readonly why: string; readonly instead: AskStep }
  | { readonly verdict: 'replan'; readonly why: string }
  /** It failed, nothing stands in for it: the answer goes on without and says so. */
  | { readonly verdict: 'give-up'; readonly why: string };

/** What every stage may use. `resolve` and `sampleCompanies` ask the desk; tools are asked by the graph alone. */
export type AskPorts = {
  readonly desk: Pick<DataDesk, 'mode' | 'resolveCompany' | 'sampleCompanies'>;
  readonly today: IsoDate;
  readonly sha256: Sha256;
};

/** What the steps brought, for analysis and synthesis. */
export type Gathered = {
  readonly question: AskQuestion;
  readonly asked: Asked;
  readonly results: readonly StepResult[];
  /** Every capture of every data step, once. */
  readonly captures: readonly CapturedBytes[];
  readonly companies: readonly Company[];
  readonly data: DataMode;
};

/** `mustHold`: its answer is given only where nothing is to be said against it; else wherever it brings a figure. `tried` goes into the next call. */
export type OtherReading = { readonly route: Route; readonly mustHold: boolean; readonly tried: number };

export type AskEngine = {
  /** As the run records it: `house`. */
  readonly name: string;
  readonly route: (question: AskQuestion, ports: AskPorts, around: Around) => Promise<Route>;
  /** Another reading of the question, where the first one (`asked`) brought no figure or an answer that may not be what was asked; null where none is left. `tried`: that of the reading before, 0 at first. */
  readonly reroute?: (given: { readonly question: AskQuestion; readonly asked: Asked; readonly brought: 'nothing-found' | 'doubt'; readonly shown: string; readonly tried: number }, ports: AskPorts, around: Around) => Promise<OtherReading | null>;
  /** `because` is the reason of a replan; `done` stays as it is and may be built upon. */
  readonly plan: (given: { readonly question: AskQuestion; readonly asked: Asked; readonly complexity: Complexity; readonly because: string | null; readonly done: readonly StepResult[] }, ports: AskPorts, around: Around) => Promise<AskPlan>;
  readonly analyse: (step: AnalysisStep, gathered: Gathered, around: Around) => Promise<StepResult>;
  readonly verify: (result: StepResult, given: { readonly question: AskQuestion; readonly asked: Asked; readonly plan: AskPlan; readonly tries: number }, around: Around) => Promise<StepVerdict>;
  /** `objections`: what the validator does not let stand in `earlier`; empty the first time. */
  readonly synthesise: (gathered: Gathered, again: { readonly objections: readonly Objection[]; readonly earlier: AnswerDraft | null }, around: Around) => Promise<AnswerDraft>;
  readonly answerDirectly: (question: AskQuestion, route: Exclude<Route, { readonly kind: 'financial' }>, around: Around) => Promise<AnswerDraft>;
};

export type AskTools = Pick<ToolRunner, 'runTool'>;

/** `maxRetries` a step, `maxReplans` an answer, `maxLoops` of validation, `maxNodes` of the graph before it stops with what it has. */
export const usualAskLimits = { maxRetries: 2, maxReplans: 1, maxLoops: 3, maxNodes: 60, parallel: 4 } as const;
export type AskLimits = { readonly [Name in keyof typeof usualAskLimits]: number };
