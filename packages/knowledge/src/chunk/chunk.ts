// What an index holds of a document: stretches of its text, each with the words that stand above it.
import type { Span } from '@assay/record';

export type Chunk = {
  readonly section: { readonly key: string; readonly title: string };
  /** Headings and captions above it, outermost first; the document's own name is not among them. */
  readonly headings: readonly string[];
  readonly isTable: boolean;
  /** Exactly the `span` of the document's plain text. */
  readonly text: string;
  readonly span: Span;
  readonly source: Span;
};
