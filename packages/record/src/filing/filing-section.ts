// What a filing cut into its items is.
import type { Span } from '../anchor/anchor.ts';

export type Part = 'I' | 'II' | 'III' | 'IV';

/** Where an item's words stand when the filing itself only points at them. */
export type Incorporation =
  | { readonly kind: 'exhibit'; /** `13`, `99.1`. */ readonly exhibit: string; readonly words: string }
  | { readonly kind: 'item'; /** Its key. */ readonly item: string; readonly words: string }
  /** `annual report` is the one to shareholders, filed as exhibit 13; `annual filing` is the last 10-K, to which a quarter points. */
  | { readonly kind: 'proxy statement' | 'annual report' | 'annual filing' | 'statements at the end'; readonly words: string };

export type SectionTable = { readonly start: number; readonly end: number; readonly caption: string | null; /** Shown texts, blank cells left out. */ readonly rows: readonly (readonly string[])[] };

export type Section = {
  /** The section's name within its filing: `7A` of a year, `II.1A` of a quarter, whose parts count anew. */
  readonly key: string;
  /** `1A`; before the first item `cover`, after the last `signatures`, and statements that stand behind the items `statements`. */
  readonly item: string;
  /** Further items under the same heading: "Items 1 and 2". */
  readonly also: readonly string[];
  readonly part: Part | null;
  readonly title: string;
  /** Offsets into the plain text of the page. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly tables: readonly SectionTable[];
  readonly incorporated: Incorporation | null;
};

/** A page's plain text, which its sections tile from end to end. */
export type CutPage = {
  readonly text: string;
  readonly sections: readonly Section[];
  /** The stretch of the page's source that shows a stretch of the text. */
  readonly sourceOf: (span: Span) => Span;
};

export type PageSource = { readonly html: string } | { readonly text: string };
