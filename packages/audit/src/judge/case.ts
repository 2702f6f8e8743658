// One claim with everything found for it: what the rules decide on.
import type { Comparison } from '../bind/compare.ts';
import type { TimeQuery } from '../bind/time-query.ts';
import type { ClaimReading } from '../claims/reading.ts';
import type { AuditContext } from '../derive/audit-context.ts';
import type { WordsFinding } from './words-check.ts';

export type Order = { readonly holds: boolean; readonly comparison: Comparison; readonly statement: string; readonly certain: boolean };

export type Case = {
  readonly reading: ClaimReading;
  readonly context: AuditContext;
  readonly times: { readonly own: TimeQuery | null; readonly base: TimeQuery | null };
  /** Best reading first. */
  readonly comparisons: readonly Comparison[];
  /** The first comparison whose metric, entity and time all stand: what the claim is judged against. */
  readonly best: Comparison | null;
  /** The best comparison whose value equals the claim's. */
  readonly match: Comparison | null;
  /** For direction and rank words, and for figures with one: does the order of the facts agree? */
  readonly order: Order | null;
  /** A name in the sentence that no source speaks of. */
  readonly strangers: readonly string[];
  /** What the passages and tables of the sources say to a claim without a figure; null where nothing was asked or understood. */
  readonly words: WordsFinding | null;
  /** What rows of records say to a claim with a figure; where a fact names the figure, only rows that say several things. */
  readonly records: WordsFinding | null;
};

/** Below this the words name the metric too loosely to contradict anybody. */
export const SURE = 0.55;
/** A reading that is this much less sure than the best is another claim's. */
export const RIVAL_MARGIN = 0.2;

/** True when metric, time and entity of a comparison are all stated and agree. */
export function isStrong(comparison: Comparison): boolean {
  const { candidate } = comparison;
  return candidate.metric === 'agrees' && candidate.period === 'agrees' && candidate.confidence >= SURE;
}
