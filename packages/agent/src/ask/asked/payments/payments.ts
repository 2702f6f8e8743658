// The last dividends of a share by their ex-dividend days: what they come to, or the newest so many times, and that over a close.
import type { Window } from '../course/course.ts';

export type Payments = {
  /** How many of the last are added up. */
  readonly count: number;
  /** How many times the newest is taken for a year; null where they are added up. */
  readonly times: number | null;
  /** The close that they are held against; null where no yield is asked for. */
  readonly over: Window | null;
  /** For how many shares, where that is asked for. */
  readonly shares?: number;
};
