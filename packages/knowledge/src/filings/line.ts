// What a page's plain text is made of.
import type { Span } from '@assay/record';

export type Line = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Shown cells of a table's row; null for text. */
  readonly cells: readonly string[] | null;
  /** Number of the line's table on the page. */
  readonly table: number | null;
  readonly source: Span;
  /** 1 for bold, underlined or heading; half for an item in capitals where plain text shows no more. */
  readonly emphasis: number;
  readonly sourceOf: (span: Span) => Span;
};

export type PageLines = { readonly text: string; readonly lines: readonly Line[]; /** Captions by number of table. */ readonly captions: ReadonlyMap<number, string> };
