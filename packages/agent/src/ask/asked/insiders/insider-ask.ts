// What a question asks of insiders' trades: whose, on which side, in which times, and which figures of them.
import type { IsoDate } from '@assay/record';

/** Both days included. */
export type Span = { readonly from: IsoDate; readonly to: IsoDate };

export type Whose =
  | { readonly kind: 'all' }
  /** As the forms write them. */
  | { readonly kind: 'owners'; readonly owners: readonly string[]; /** The office by which the question names the one owner, where it does not name him. */ readonly office?: string }
  | { readonly kind: 'all-but'; readonly owners: readonly string[] }
  /** Somebody by an office or by a name that no form at hand bears, in the question's words. */
  | { readonly kind: 'office' | 'stranger'; readonly words: string };

/**
 * `shares` and `money` in sum; `part`: of all that insiders traded in the time; `heads`: how many persons; `names`: who; `most`, `least`: who traded the largest or smallest number; `largest-trade`: one day's of one person; `latest`, `earliest`: one day's;
 * `days`: when; `trades`: how often; `price`: what each share went for, `highest-price` and `lowest-price` of a day; `whether`: if anybody at all.
 */
export const insiderFigures = ['shares', 'money', 'heads', 'names', 'part', 'most', 'least', 'largest-trade', 'latest', 'earliest', 'days', 'trades', 'price', 'highest-price', 'lowest-price', 'whether'] as const;
export type InsiderFigure = (typeof insiderFigures)[number];

export type InsiderAsk = {
  readonly whose: Whose;
  readonly side: 'sold' | 'bought' | null;
  /** Empty: all that is on file. */
  readonly spans: readonly Span[];
  readonly figures: readonly InsiderFigure[];
  /** How many sold and whether anybody bought, or the other way round: each side is told, and also that there is none. */
  readonly isEachSide?: boolean;
  /** Of both sides what the one leaves of the other. */
  readonly isNet?: boolean;
  /** By money, not by number. */
  readonly isByMoney: boolean;
  /** Several persons or companies as one sum. */
  readonly isTogether: boolean;
  /** Each month, or each person, by itself. */
  readonly isEachTime?: boolean;
  readonly isEachPerson?: boolean;
  /** Whether two of them are the same, or by how much one is more. */
  readonly isSame?: boolean;
  readonly isApart?: boolean;
  /** In which of several times it was more. */
  readonly isByTime?: boolean;
  /** Shares and money both. */
  readonly isBoth?: boolean;
  /** What of all insiders together is asked before the figures of the one. */
  readonly ofAll?: readonly InsiderFigure[];
  /** By what the larger is meant, where the words say it. */
  readonly basis?: 'heads' | 'money' | 'shares';
};
