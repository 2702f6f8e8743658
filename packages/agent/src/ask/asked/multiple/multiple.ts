// What a question asks of a price held against a figure of the statements: which figure, of which year, at which close.
import type { Window } from '../course/course.ts';

/** A fiscal year by its number, by the month in which it ends, or as the last that had ended by the day of the price: each company's own. */
export type FigureYear = { readonly year: number } | { readonly endsIn: string } | { readonly isLast: true };

/** `price` null: the newest close; `year` null: the last fiscal year that had ended by then. */
export type PricedAt = { readonly price: Window | null; readonly year: FigureYear | null; /** The day of the balance sheet from which debt and cash are taken, where one is named. */ readonly balance?: string };

export type Multiple = {
  /** The measure of the statements; per share the price of one is held against it, else the worth of all. Null: the worth of all itself. */
  readonly of: string | null;
  readonly isPerShare: boolean;
  /** The figure in percent of the price, not the price as a multiple of the figure. */
  readonly isYield: boolean;
  /** The price at so many times the figure is asked for. */
  readonly times: string | null;
  /** And how far that price lies from the newest close. */
  readonly isHeldNow?: boolean;
  readonly at: readonly PricedAt[];
};
