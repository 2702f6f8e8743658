// What is searched in filings, and what is found: passages that carry their exact place.
import type { Span } from '../anchor/anchor.ts';
import type { CaptureId } from '../canonical/ids.ts';
import type { IsoDate } from '../value/date.ts';
import type { PageSource } from './filing-section.ts';

/** A captured filing with what its list says of it. */
export type SearchedFiling = {
  readonly capture: CaptureId;
  readonly page: PageSource;
  readonly company: string;
  readonly form: string;
  /** Last day of the period covered. */
  readonly period: IsoDate | null;
};

export type PassageQuestion = {
  readonly query: string;
  /** A section's key or name, as `7`, `II.1A` or `risk factors`; null for the whole filing. */
  readonly section: string | null;
  readonly limit: number;
};

/** What a question in plain words says of the filings it wants. */
export type QuestionWords = { readonly years: readonly number[]; /** `10-K`, `10-Q`. */ readonly forms: readonly string[] };

export type Passage = {
  readonly capture: CaptureId;
  readonly section: { readonly key: string; readonly title: string };
  /** What stands above the words: company, report, section, heading, caption; outermost first. */
  readonly headings: readonly string[];
  readonly isTable: boolean;
  /** The filing's own words: `span` of its plain text. */
  readonly text: string;
  /** In the plain text of the page. */
  readonly span: Span;
  /** In the decoded source as it was captured. */
  readonly source: Span;
  /** Grows with fitness; comparable within one answer only. */
  readonly score: number;
};
