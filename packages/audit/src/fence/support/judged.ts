// What judging one claim of the audit against passages came to.
import type { Entity, IsoDate, Sha256 } from '@assay/record';
import type { ClaimReading } from '../../claims/reading.ts';
import type { SupportCode } from '../codes.ts';
import type { Passage } from '../passage.ts';
import type { PassageFact } from '../figures/passage-facts.ts';

export type SupportCase = {
  /** The claim's words as the document has them, and the sentence around them. */
  readonly words: string;
  readonly sentence: string;
  /** What the audit reads within the words. */
  readonly readings: readonly ClaimReading[];
  readonly passages: readonly Passage[];
  readonly formula: string | null;
  /** A value that the agent sent along. */
  readonly value: string | null;
  /** Companies whose names and tickers are known to belong together. */
  readonly known: readonly Entity[];
  readonly asOf: IsoDate | null;
  /** The figures of a passage by its capture's own reader; null where there is none. */
  readonly captureFacts: (passage: Passage) => readonly PassageFact[] | null;
  readonly sha256: Sha256;
};

export type Borne = {
  readonly code: SupportCode;
  readonly passages: readonly Passage[];
  /** The source values it rests on, as decimal text. */
  readonly values: readonly string[];
  readonly verdict: 'verified' | 'computed' | 'supported';
  readonly filled: string | null;
};
export type Judged = Borne | { readonly fails: SupportCode };
