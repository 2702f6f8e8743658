// What a question asks of a series over time: closes of a share or readings of an economic series, within windows of time, brought to one figure.
import type { IsoDate } from '@assay/record';

export type Grain = 'day' | 'week' | 'month' | 'quarter' | 'half' | 'year';

export type Window =
  /** The newest that is known. */
  | { readonly kind: 'latest' }
  /** A day; where nothing was traded then, the last session before. */
  | { readonly kind: 'point'; readonly on: IsoDate }
  /** The first or the last of a stretch. */
  | { readonly kind: 'edge'; readonly from: IsoDate; readonly to: IsoDate; readonly which: 'first' | 'last'; /** Its first close by that name, and not where it began: a move from there begins with that close. */ readonly isSession?: boolean }
  /** Both days included; `to` null is until the newest. A move over a calendar stretch begins at the last close before it (`before`), one between two named days at the first of them (`own`), one from the first close of a time at that close (`first`). */
  | { readonly kind: 'stretch'; readonly from: IsoDate | null; readonly to: IsoDate | null; readonly base: 'before' | 'own' | 'first'; readonly grain: Grain; /** From one year to another, of which a move leads from the end of the one to the end of the other. */ readonly isBetweenYears?: boolean }
  /** So long before the newest. */
  | { readonly kind: 'ago'; readonly count: number; readonly of: 'day' | 'week' | 'month' | 'quarter' | 'year' }
  /** Up to the newest. */
  | { readonly kind: 'last'; readonly count: number; readonly of: 'day' | 'week' | 'month' | 'quarter' | 'year' };

export type CourseForm =
  /** `yearly`: the even rate a year that leads from the first to the last, compounded; `volatility`: the deviation of daily moves, on a year. */
  | { readonly kind: 'value' | 'change' | 'yearly' | 'highest' | 'lowest' | 'range' | 'mean' | 'fall' | 'climb' | 'factor' | 'volatility' }
  /** How far the last close lies from the highest or the lowest of the window. */
  | { readonly kind: 'off'; readonly end: 'highest' | 'lowest'; /** The other end beside it: its close, or how far the last close lies from it as well. */ readonly other?: 'close' | 'distance' }
  /** When it first or last stood beyond a level, how often, or whether it always did. */
  | { readonly kind: 'beyond'; readonly is: 'above' | 'below'; readonly level: string; readonly which: 'first' | 'last' | 'count' | 'all' }
  /** The part of the window over which it moved most, up or down: so many of them where several are asked for, and the other end beside it. */
  | { readonly kind: 'best' | 'worst'; readonly part: 'day' | 'week' | 'month' | 'quarter' | 'year'; readonly count?: number; readonly hasBoth?: boolean }
  /** From an end of the first window to an end of the second. */
  | { readonly kind: 'apart'; readonly ends: readonly ['highest' | 'lowest', 'highest' | 'lowest'] }
  /** What each part of the window did: whether any or all of them went that way, which of them, how many, or each as it went. */
  | { readonly kind: 'each'; readonly part: 'week' | 'month' | 'quarter' | 'year'; readonly way: 'up' | 'down' | null; readonly which: 'any' | 'all' | 'those' | 'count' | 'each' };

/** A second figure of the same closes: the move over the time, from the one end of it to the other, or over the day; the newest close itself; how far a close lies from the end that is looked for; how many shares a sum buys; what so many shares are worth; what it makes of an amount a share that is stated; the move in money beside the percentage. */
export type Also = { readonly kind: 'change' | 'swing' | 'day' | 'newest' } | { readonly kind: 'off'; readonly at: Window; /** From which of two ends that are both told. */ readonly end?: 'highest' | 'lowest'; /** Told from the close that is named, which comes before the end. */ readonly isFrom?: boolean } | { /** The close of a moment, told beside. */ readonly kind: 'close'; readonly at: Window } | { readonly kind: 'shares'; readonly sum: string } | { readonly kind: 'lot'; readonly amount: string } | { /** An amount a share that the question states: a price that was paid, a dividend so many times a year, earnings. */ readonly kind: 'stated'; readonly of: 'price' | 'dividends' | 'earnings'; readonly amount: string; readonly times: string } | { readonly kind: 'amount' } | { readonly kind: 'holding'; /** A number of shares, or a sum put into them, at the first close. */ readonly of: 'shares' | 'money'; readonly amount: string };

export type Course = {
  /** `close`, or ids of economic measures of the dictionary. */
  readonly of: 'close' | readonly string[];
  readonly form: CourseForm;
  /** Ascending as the question names them; empty where it names no time. */
  readonly windows: readonly Window[];
  /** Which of several is looked for. */
  readonly order: 'most' | 'least' | null;
  /** Of several: whether all are wanted in order, both ends of it, or only those that moved one way, by more or less than so many percent. */
  readonly several?: { readonly isRanked: boolean; readonly hasBothEnds: boolean; readonly only: 'up' | 'down' | null; readonly by: { readonly is: 'more' | 'less'; readonly percent: string } | null; readonly limit: number | null };
  /** A move as an amount of money, and not in percent. */
  readonly inMoney?: boolean;
  /** Asked for beside the form. */
  readonly also?: Also;
  /** Whether the distance between two of them is wanted. */
  readonly isGap: boolean;
};
