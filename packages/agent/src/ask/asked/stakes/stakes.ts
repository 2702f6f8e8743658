// Shares of one or several companies that are bought, held or sold, by their number or by the money put into them.
import type { IsoDate } from '@assay/record';
import type { Window } from '../course/course.ts';

/** So many shares, or so much money, of one company. */
export type Stake = { readonly ticker: string; readonly of: 'shares' | 'money'; readonly amount: string };

export type Stakes = {
  readonly stakes: readonly Stake[];
  /** The close at which they were bought; null where they are priced at one close alone. */
  readonly from: Window | null;
  /** The close at which they are valued or sold. */
  readonly to: Window;
  /** Whether what they paid is asked for, by ex-dividend days while they were held or within days that are named. */
  readonly dividends: 'held' | { readonly from: IsoDate; readonly to: IsoDate } | null;
  /** Whether what all of them come to is asked for. */
  readonly isSum: boolean;
  /** And what it came to a year, compounded. */
  readonly isYearly?: true;
  /** Which of several did best, or worst. */
  readonly order: 'most' | 'least' | null;
};
