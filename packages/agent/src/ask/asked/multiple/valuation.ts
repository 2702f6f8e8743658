// What a question asks of prices held against the statements: which measures, at which closes, on the figures of which years.
import type { Window } from '../course/course.ts';
import type { PricedAt } from './multiple.ts';

export type Valuation = {
  /** Measures of the dictionary in the question's order: ratios to the price, what the whole company is worth, and a price or an amount a share beside them. */
  readonly items: readonly string[];
  readonly at: readonly PricedAt[];
  /** Of which of them the year is, where it is not of all. */
  readonly yearOf?: readonly string[];
  /** And what a share would cost at so many times the earnings of that year. */
  readonly priceAt?: string;
  /** And how far the share price moved from the one close to the other. */
  readonly isMoved?: boolean;
  /** And whether it rose or fell from the one close to the other. */
  readonly isWay?: true;
  /** With two decimals, as yields of bonds are told. */
  readonly isFine?: true;
  /** Not the multiple itself, which is told before, but what it comes to over the compound growth of the earnings between these years. */
  readonly overGrowth?: { readonly from: number; readonly to: number };
  /** Not the yield itself, which is told before, but how far it lies from this rate of the economy. */
  readonly apart?: { readonly id: string; readonly on: Window };
};
