// What is known of a run at one moment: its steps in columns, what each does and did, and what was counted on the way.

export const columns = ['plan', 'gather', 'analyse', 'write', 'trace', 'judge', 'seal'] as const;
export type Column = (typeof columns)[number];

export const columnNames: Readonly<Record<Column, string>> = { plan: 'Plan', gather: 'Gather', analyse: 'Analyse', write: 'Write', trace: 'Trace', judge: 'Judge', seal: 'Seal' };

/** `stopped` was under way when the run ended, `unreached` never began. */
export type StepStatus = 'waiting' | 'running' | 'done' | 'failed' | 'struck' | 'stopped' | 'unreached';

/** One thing that a step asked for: a source, a tool, a model. Times are in milliseconds since 1970. */
export type Call = {
  readonly id: string; readonly kind: 'source' | 'tool' | 'model'; readonly name: string; readonly startedAt: number;
  endedAt: number | null; failed: boolean; input: unknown; came: string | null; capture: string | null;
};

export type Span = { readonly from: number; to: number | null };

export type Step = {
  readonly id: string; readonly column: Column;
  name: string; what: string; status: StepStatus; after: readonly string[];
  /** Every time it was at work; more than one where it was done again. */
  readonly spans: Span[];
  /** Its beginning was not told: it is the moment at which all that it waits for was there. */
  derived: boolean;
  tool: string | null; input: unknown; came: string | null;
  readonly captures: string[]; readonly calls: Call[];
  /** What was decided about it and why, in the order of the events. */
  readonly decisions: string[]; readonly problems: string[];
  /** The end of a text on its way, and how long it is so far. */
  text: string; characters: number;
};

export type Tallies = {
  captures: number; facts: number | null; findings: number; claims: number | null; coverage: number | null;
  modelCalls: number; toolCalls: number; tokens: number; /** US dollars; null once a price was not known. */ usd: number | null;
};

export type Ending = { readonly state: 'finished' | 'failed' | 'cancelled'; readonly run: string | null; readonly problem: { readonly detail: string; readonly remedy: string } | null };

export type WorkState = {
  /** In the order in which they became known. */
  readonly steps: ReadonlyMap<string, Step>;
  readonly tallies: Tallies;
  startedAt: number | null; now: number | null;
  /** Number of the last event that counted. */
  seq: number;
  title: string | null;
  /** The folder of a run that goes on after an interruption. */
  kept: string | null;
  /** The sealed run that had answered the same before. */
  before: string | null;
  readonly warnings: string[];
  ending: Ending | null;
};

/** What is known before anything happened. */
export type Beginning = 'analysis' | 'question' | 'audit' | 'intake';

export function isSettled({ status }: Pick<Step, 'status'>): boolean {
  return status !== 'waiting' && status !== 'running';
}

/** Null for a step that never began. A step under way lasts until `now`. */
export function tookMs({ spans }: Pick<Step, 'spans'>, now: number | null): number | null {
  if (spans.length === 0) return null;
  return spans.reduce((sum, { from, to }) => sum + Math.max(0, (to ?? now ?? from) - from), 0);
}

export function inColumn(state: Pick<WorkState, 'steps'>, column: Column): readonly Step[] {
  return [...state.steps.values()].filter((step) => step.column === column);
}

/** One word for a column: what its steps are at large. */
export function columnStatus(steps: readonly Pick<Step, 'status'>[]): StepStatus {
  const has = (status: StepStatus): boolean => steps.some((step) => step.status === status);
  if (has('running')) return 'running';
  if (has('stopped')) return 'stopped';
  const left = has('waiting') ? 'waiting' : has('unreached') ? 'unreached' : null;
  if (left !== null) return left;
  if (has('done')) return has('failed') ? 'failed' : 'done';
  return has('failed') ? 'failed' : has('struck') ? 'struck' : 'waiting';
}
