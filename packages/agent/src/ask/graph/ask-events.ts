// What the answering of a question tells while it works: one event for each decision, with its reason and how long it took.

/** A step of the plan as the journal names it. */
export type PlannedStep = { readonly id: string; readonly kind: 'data' | 'analysis'; readonly what: string; readonly tool: string | null; readonly after: readonly string[] };

export type AskEvent =
  | { readonly event: 'question-routed'; readonly step: 'route'; readonly kind: 'financial' | 'general' | 'declined'; readonly complexity: 'simple' | 'moderate' | 'complex' | null; readonly operation: string | null; readonly companies: readonly string[]; readonly why: string; readonly elapsedMs: number }
  /** `because` is the reason of a new plan, null for the first. */
  | { readonly event: 'plan-made'; readonly step: 'plan'; readonly steps: readonly PlannedStep[]; readonly why: string; readonly because: string | null; readonly elapsedMs: number }
  /** `why`: what made it its turn. `attempt` counts from one. */
  | { readonly event: 'step-start'; readonly step: string; readonly what: string; readonly tool: string | null; readonly input: Readonly<Record<string, unknown>> | null; readonly why: string; readonly attempt: number }
  /** `came`: what came back, in words. `repeated`: it was asked before in this run, and the answer of then was taken. */
  | { readonly event: 'step-finish'; readonly step: string; readonly ok: boolean; readonly came: string; readonly captures: readonly string[]; readonly repeated: boolean; readonly elapsedMs: number }
  /** `then`: what is done about it. */
  | { readonly event: 'step-verified'; readonly step: string; readonly verdict: 'ok' | 'more-data' | 'replan' | 'give-up'; readonly why: string; readonly then: string; readonly elapsedMs: number }
  | { readonly event: 'answer-written'; readonly step: string; readonly blocks: number; readonly characters: number; readonly loop: number; readonly elapsedMs: number }
  | { readonly event: 'answer-validated'; readonly step: 'validate'; readonly valid: boolean; readonly score: number | null; readonly issues: readonly string[]; readonly loop: number; readonly then: string; readonly elapsedMs: number }
  | { readonly event: 'loop-started'; readonly step: 'validate'; readonly loop: number; readonly objections: number; readonly why: string }
  | { readonly event: 'writer-stopped'; readonly step: string; readonly why: string }
  /** The limit of node calls was reached: the answer is made of what is there. */
  | { readonly event: 'graph-stopped'; readonly step: 'graph'; readonly nodes: number; readonly left: readonly string[]; readonly why: string };
