// What a text is made of for the judge: numbers, periods, direction words, rank words, identifiers.
// Every digit of a text stands inside exactly one token, so no numeral can escape the audit.
import type { NumeralRecord, PeriodMention, Span } from '@assay/record';

type Placed = { readonly span: Span; readonly text: string };

/**
 * `span` and `text` take in the words that qualify a number ("more than $5 billion");
 * `numeral.span` and `numeral.text` are the figure alone ("$5 billion").
 */
export type NumberToken = Placed & { readonly kind: 'number'; readonly numeral: NumeralRecord };
export type PeriodToken = Placed & { readonly kind: 'period'; readonly mention: PeriodMention };
export type Direction = 'up' | 'down' | 'flat';
export type DirectionToken = Placed & { readonly kind: 'direction'; readonly direction: Direction };
export type Rank = 'highest' | 'lowest' | 'more' | 'less' | 'first' | 'last' | 'ordinal';
/** `n` is set for "second largest" (rank `ordinal`, n 2) and "top three" (rank `highest`, n 3). */
export type RankToken = Placed & { readonly kind: 'rank'; readonly rank: Rank; readonly n: number | null };
/** A name that holds digits but states no value: "Form 10-K", "S&P 500", "52-week", a footnote mark, a URL. */
export type IdentifierToken = Placed & { readonly kind: 'identifier' };

export type Token = NumberToken | PeriodToken | DirectionToken | RankToken | IdentifierToken;

/** What a reader found, starting at the atom it was given: `next` is the first atom that is not part of it. */
export type Reading =
  | { readonly kind: 'number'; readonly next: number; readonly numeral: NumeralRecord }
  | { readonly kind: 'period'; readonly next: number; readonly mention: PeriodMention }
  | { readonly kind: 'direction'; readonly next: number; readonly direction: Direction }
  | { readonly kind: 'rank'; readonly next: number; readonly rank: Rank; readonly n: number | null }
  | { readonly kind: 'identifier'; readonly next: number };
