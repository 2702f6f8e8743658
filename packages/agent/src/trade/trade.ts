// What is known of a trade before any figure is read: what decides its results, and which parts of the economy reach it.
// These are words of judgment, true of every company in the trade: they hold no figure, no name, and no claim about what one company did.
import type { Topic } from '../specialists/topic.ts';

export type MacroSeries =
  | 'fed_funds_rate' | 'treasury_10y' | 'treasury_2y' | 'yield_curve' | 'cpi' | 'core_cpi' | 'unemployment_rate' | 'real_gdp' | 'industrial_production'
  | 'treasury_30y' | 'real_yield_10y' | 'breakeven_10y' | 'housing_starts' | 'retail_sales' | 'payrolls' | 'oil_price' | 'initial_claims' | 'dollar_index';

export type Trade = {
  /** Industries (or the sector) that this trade describes, as GICS, Yahoo and the SEC spell them; letter case is ignored. */
  readonly covers: readonly string[];
  /** Stands behind "is": `a maker of airliners, defence systems and the services around them`. */
  readonly business: string;
  /** Why a topic matters in this trade, one sentence each. */
  readonly why: Partial<Readonly<Record<Topic, string>>>;
  /** Added to the weight of observations by name: what an analyst of this trade looks at before anything else. */
  readonly emphasis: Readonly<Record<string, number>>;
  /** The series that reach this trade, nearest first, and how: a clause of judgment that stands behind the series' reading. */
  readonly macro: readonly { readonly series: MacroSeries; readonly because: string }[];
  /** Dangers that no statement shows, as sentences in the conditional. */
  readonly hazards: readonly string[];
  /** What the next report would have to show: a clause that begins with "whether". */
  readonly next: string;
  /** What would change our mind, beyond the figures: a sentence of judgment. */
  readonly watch: string;
};
