// What the judge understood of one claim before it looks at any source. Words only: the same sentence always reads the same.
import type { Claim, NumeralRecord, PeriodMention, Span } from '@assay/record';
import type { Token } from '../numerals/index.ts';

/** What the words say was done to the metric to get the number. */
export type Operation = 'value' | 'growth' | 'change' | 'share' | 'cagr' | 'sum' | 'average' | 'difference' | 'assumption';

/** One metric the numeral may speak of. Lower `distance` means the words stand closer. */
export type MetricReading = {
  readonly id: string | null;
  readonly words: string;
  readonly span: Span;
  readonly distance: number;
  /** False when the number's unit cannot be the metric's. */
  readonly fits: boolean;
  readonly inherited: 'sentence' | 'paragraph' | 'heading' | 'table' | 'report' | null;
};

export type ReadPeriod = { readonly mention: PeriodMention; readonly inherited: 'sentence' | 'paragraph' | 'heading' | 'table' | 'report' | 'subject' | null };

/** What the text before a sentence set: the time and the metric that it goes on to speak of. */
export type Setting = { readonly period: ReadPeriod | null; readonly metric: MetricReading | null };

export type RankReading = { readonly rank: 'highest' | 'lowest' | 'more' | 'less' | 'first' | 'last' | 'ordinal'; readonly n: number | null; readonly years: number | null };

export type ClaimReading = {
  readonly claim: Claim;
  readonly numeral: NumeralRecord | null;
  readonly operation: Operation;
  readonly direction: 'up' | 'down' | 'flat' | null;
  /** Best first. */
  readonly metrics: readonly MetricReading[];
  /** For a share: what it is a share of. */
  readonly denominators: readonly MetricReading[];
  /** The claim's own time. */
  readonly period: ReadPeriod | null;
  /** What it is compared with; null when the words leave it out. */
  readonly base: ReadPeriod | null;
  /** The time that a relative one ("a year earlier") counts from. */
  readonly anchor: ReadPeriod | null;
  /** Whether the number is the later value, the earlier one, or the difference. */
  readonly role: 'target' | 'base' | 'delta';
  readonly rank: RankReading | null;
  /** Content words of the clause and of the sentence, for rows that no dictionary knows. */
  readonly clauseWords: readonly string[];
  readonly sentenceWords: readonly string[];
  /** Names written in the sentence that are not the subject's. */
  readonly names: readonly string[];
  /** Other cells of the row, for a table of assumptions: header → the cell's number as decimal text. */
  readonly rowInputs: Readonly<Record<string, string>>;
  /** The sentence as it is written, with the claim's place in it; null for a cell of a table. */
  readonly scene: { readonly text: string; readonly tokens: readonly Token[]; readonly span: Span } | null;
};
