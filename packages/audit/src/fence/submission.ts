// What an agent may send, and the two answers it gets.
import type { ClaimId, Span } from '@assay/record';
import type { FenceCode } from './codes.ts';
import type { FloorVerdict, Raise } from './support/support.ts';

export type Submission = {
  /** Words of the document; case, blanks, dashes and Markdown marks need not be its own. */
  readonly claim?: string;
  /** A claim of the audit, in place of its words. */
  readonly claimId?: string;
  /** What the agent calls it. Kept, never believed. */
  readonly label?: string;
  readonly handles?: readonly string[];
  /** Text copied from results, for agents that send no handles. */
  readonly quote?: string;
  /** An expression over metric ids: `gross_profit / revenue`. */
  readonly formula?: string;
  /** The source's value, where the agent names it. */
  readonly value?: string;
  /** Where it says that the evidence stands. */
  readonly source?: { readonly file: string; readonly line: number | null };
  /** "not-found" closes a claim without evidence; it proves nothing. */
  readonly finding?: 'found' | 'not-found';
};

export type Outcome = {
  /** The evidence is real and the agent's own. */
  readonly admitted: boolean;
  /** The evidence says what the claim says. */
  readonly supports: boolean;
  readonly code: FenceCode;
  /** One sentence: why, and what to do. */
  readonly sentence: string;
  /** What the evidence alone is good for; null where it raises nothing. */
  readonly verdictFloor: FloorVerdict | null;
  readonly raises: readonly Raise[];
  /** Where the claim stands, offsets into the Markdown; null without a document or where it was not found. */
  readonly span: Span | null;
  readonly handles: readonly string[];
  /** Submissions of linked agents that stood for their text. */
  readonly through: readonly { readonly fence: string; readonly submission: number }[];
  /** The tool call at the place that was named, as the resolver told it. */
  readonly resolved: string | null;
  readonly filled: string | null;
  /** The refused content, whole, where something was refused. */
  readonly refusal: { readonly code: FenceCode; readonly submission: Submission } | null;
};

export type Accepted = { readonly number: number; readonly submission: Submission; readonly outcome: Outcome; readonly claims: readonly ClaimId[]; readonly words: string };
export type Refused = { readonly number: number; readonly submission: Submission; readonly outcome: Outcome; readonly claims: readonly ClaimId[] };
