// A rule looks at a case and either gives its verdict or passes. Rules are tried in one order; the first that speaks decides.
import type { ClaimField, VerdictName } from '@assay/record';
import type { Comparison } from '../bind/compare.ts';
import type { Case } from '../judge/case.ts';
import type { WordsFinding } from '../judge/words-check.ts';

export type Ruling = {
  readonly verdict: VerdictName;
  readonly rule: string;
  readonly reason: string;
  readonly codes: readonly string[];
  readonly field: ClaimField | null;
  /** The comparison that the ruling rests on: its facts are the evidence. */
  readonly rests: Comparison | null;
  /** Shows the value that should stand there. */
  readonly corrects: boolean;
  /** For a ruling on words: what the passages say. */
  readonly words?: WordsFinding;
};

export type Rule = (given: Case) => Ruling | null;
