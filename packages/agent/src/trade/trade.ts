// What is known of a trade before any figure is read: what decides its results, and which parts of the economy reach it.
// These are words of judgment: they hold no figure, and no word that claims a direction for this company.
import type { Topic } from '../specialists/topic.ts';
import type { Reads } from './reads.ts';

export type MacroSeries =
  | 'fed_funds_rate' | 'treasury_10y' | 'treasury_2y' | 'yield_curve' | 'cpi' | 'core_cpi' | 'unemployment_rate' | 'real_gdp' | 'industrial_production'
  | 'treasury_30y' | 'real_yield_10y' | 'breakeven_10y' | 'housing_starts' | 'retail_sales' | 'payrolls' | 'oil_price' | 'initial_claims' | 'dollar_index';

export type Trade = {
  /** `a maker of airliners, defence systems and the services around them`. */
  readonly business: string;
  /** Why a topic matters in this trade, one sentence each. */
  readonly why: Partial<Readonly<Record<Topic, string>>>;
  /** Added to the weight of observations by name: what an analyst of this trade looks at before anything else. */
  readonly emphasis: Readonly<Record<string, number>>;
  /** The series that reach this trade, nearest first, and how: the words follow "which" or stand as a sentence of judgment. */
  readonly macro: readonly { readonly series: MacroSeries; readonly because: string }[];
  /** Dangers that no statement shows, as sentences of judgment. */
  readonly hazards: readonly string[];
  /** How a change in the figures reads in this very company; other companies get the general reading. */
  readonly reads?: Reads;
  /** What the next report would have to show, in words. */
  readonly next: string;
  /** What would change our mind, beyond the figures: a sentence of judgment. */
  readonly watch: string;
};
