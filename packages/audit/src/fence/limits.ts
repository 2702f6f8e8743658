// How much one agent may ask of the fence. An agent that never stops costs no more than this.
export type Limits = {
  readonly searches: number;
  readonly submissions: number;
  /** Characters of one claim, quote or formula. */
  readonly textLength: number;
  readonly handles: number;
  /** Passages of one result, and characters of one passage; the rest is cut off and said to be. */
  readonly passages: number;
  readonly passageLength: number;
  readonly patternLength: number;
  readonly hits: number;
};

export const usualLimits: Limits = { searches: 1000, submissions: 2000, textLength: 4000, handles: 20, passages: 200, passageLength: 20_000, patternLength: 200, hits: 50 };
