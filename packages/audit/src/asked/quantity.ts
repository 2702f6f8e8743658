// What a question asks for, as a calculation over named measures at times. It is read from the question alone.
import type { TimeQuery } from '../bind/time-query.ts';

export type Operator = '+' | '-' | '*' | '/';

export type Quantity =
  /** A measure by its name, at the time that stands around it. */
  | { readonly kind: 'measure'; readonly words: string }
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly left: Quantity; readonly right: Quantity }
  | { readonly kind: 'mean'; readonly of: readonly Quantity[] }
  /** A change in its own unit; `growth` is the change relative to the base, `compound` that of each of the years between. */
  | { readonly kind: 'change' | 'growth' | 'compound'; readonly value: Quantity; readonly base: Quantity; readonly years: number }
  /** The quantity at a time of its own, or so many years before the time that stands around it. */
  | { readonly kind: 'at'; readonly time: TimeQuery | { readonly kind: 'earlier'; readonly years: number }; readonly of: Quantity };

export type Asked = {
  readonly quantity: Quantity;
  readonly time: TimeQuery | null;
  /** How the question calls it, and the names that it gives it besides. */
  readonly names: readonly string[];
  /** The question says how it is worked out. */
  readonly isDefined: boolean;
  /** Nothing telling stands in the question beside its measures, names and times: it asks for these and no part of them. */
  readonly isWhole: boolean;
};
