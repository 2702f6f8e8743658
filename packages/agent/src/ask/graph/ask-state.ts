// What travels between the nodes of the graph. Every channel holds its newest value.
import type { Citation } from '@assay/record';
import type { Asked } from '../asked/asked.ts';
import type { AnswerDraft } from '../draft.ts';
import type { Rendered } from '../markdown/render-answer.ts';
import type { AskPlan, Route, StepResult } from '../stages.ts';
import type { AuditResult } from '../../graph/audit-result.ts';
import type { Objection } from '../../graph/engine.ts';
import type { Validation } from '../validate/score.ts';

/** One judged writing of the answer. */
export type Version = { readonly draft: AnswerDraft; readonly rendered: Rendered; readonly audited: AuditResult; readonly citations: readonly Citation[]; readonly validation: Validation; readonly objections: readonly Objection[] };

export type AskState = {
  readonly route: Route | null;
  /** As it stands: a step done otherwise stands here as it was done. */
  readonly plan: AskPlan | null;
  /** Ran, and not verified yet. */
  readonly pending: readonly StepResult[];
  /** Verified, or given up: then with `ok: false`. One a step. */
  readonly settled: readonly StepResult[];
  /** How often each step was done otherwise. */
  readonly tries: Readonly<Record<string, number>>;
  /** Why a new plan is wanted; null where none is. */
  readonly because: string | null;
  readonly replans: number;
  readonly nodes: number;
  /** What was left undone when the limit was reached; empty where all was done. */
  readonly left: readonly string[];
  readonly draft: AnswerDraft | null;
  readonly best: Version | null;
  readonly loops: number;
  /** Objections that the next writing is asked to heed; null where the answer stands as it is. */
  readonly again: readonly Objection[] | null;
  /** What other readings brought, where the question is read once more; null while its first one is carried out. */
  readonly before: Readings | null;
};

/** One reading of the question, carried out and judged. */
export type Answered = { readonly route: Route; readonly plan: AskPlan | null; readonly settled: readonly StepResult[]; readonly best: Version };

/** `first`: as the question was read at first. `stands`: the best answer of the readings so far. The one that is carried out now is given `mustHold` only where nothing is said against it. */
export type Readings = { readonly first: Asked; readonly stands: Answered; readonly mustHold: boolean; readonly tried: number };

export const beginning: AskState = { route: null, plan: null, pending: [], settled: [], tries: {}, because: null, replans: 0, nodes: 0, left: [], draft: null, best: null, loops: 0, again: null, before: null };
