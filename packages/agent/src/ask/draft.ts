// An answer before it is judged: blocks of words in which every figure is a handle. Markdown, JSON and the component are made of the same blocks.
import type { CaptureId, Figure, Span } from '@assay/record';
import type { Text } from '../prose/text.ts';

/** A filing's own words, verbatim, with their place. */
export type Quoted = {
  readonly capture: CaptureId;
  readonly quote: string;
  /** In the decoded source as it was captured. */
  readonly source: Span;
  /** Company, report, section, heading; outermost first. */
  readonly where: readonly string[];
};

export type Block =
  | { readonly kind: 'text'; readonly text: Text }
  | { readonly kind: 'insight'; readonly text: Text; readonly importance: 'high' | 'medium' | 'low' }
  /** `sentence` says the figure in full: who, what, when. */
  | { readonly kind: 'metric'; readonly title: string; readonly figure: Figure; readonly trend: 'up' | 'down' | 'flat' | null; readonly sentence: Text }
  | { readonly kind: 'table'; readonly title: Text; readonly headers: readonly Text[]; readonly rows: readonly (readonly Text[])[] }
  | { readonly kind: 'chart'; readonly title: Text; readonly chart: 'line' | 'bar'; readonly xLabel: string; readonly yLabel: string; readonly series: readonly { readonly name: string; readonly points: readonly { readonly x: string; readonly figure: Figure }[] }[] }
  | { readonly kind: 'quote'; readonly quoted: Quoted };

export type AnswerDraft = {
  /** The answer in one or two sentences; it opens the Markdown. */
  readonly summary: Text;
  readonly blocks: readonly Block[];
  readonly insights: readonly Text[];
  readonly recommendations: readonly Text[];
  /** What could not be had, one sentence each: shown, never hidden. */
  readonly missing: readonly string[];
  /** What the answer does not give of what was asked, though it shows figures: it is then not valid. */
  readonly unanswered?: readonly string[];
  /** Of a question of several parts what was written for each, in their order; none where something of it was struck since. */
  readonly parts?: readonly AnswerDraft[];
  /** General knowledge needs no data: any figure in it stays unverified. */
  readonly isGeneral: boolean;
};
