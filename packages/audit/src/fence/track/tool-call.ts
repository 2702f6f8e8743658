// The record of one tool call, kept whatever came of it.
import type { Origin } from '../passage.ts';

export type ToolCall = {
  /** From 0, in the order in which calls began. */
  readonly number: number;
  readonly tool: string;
  /** The arguments as canonical JSON. */
  readonly input: string;
  readonly outcome: 'found' | 'empty' | 'error' | 'out-of-scope' | 'over-limit';
  /** What the tool said of an error; kept for people, never shown to the agent. */
  readonly message: string | null;
  readonly handles: readonly string[];
  /** Pieces of the answer that were left out: outside the scope, not in their capture, beyond the limits. */
  readonly dropped: number;
};

/** What the agent sees: texts with handles, and in place of an error one fixed sentence. */
export type ShownPassage = { readonly handle: string; readonly text: string; readonly file: string | null; readonly madeBy: Origin['madeBy']; /** Some of it was put there by a query, or is a message of the tool, and is blanked. */ readonly echo: boolean };
export type Tracked = { readonly passages: readonly ShownPassage[]; readonly notice: string | null };

export const notices = {
  found: null, empty: 'Nothing was found.', error: 'The search failed. A failure is no evidence.', 'out-of-scope': 'This phase may not look there.', 'over-limit': 'No more searches are allowed.',
} as const satisfies Record<ToolCall['outcome'], string | null>;
