// Which concept stands for a metric in one period, where a company reports several that carry its name.
// The choice is made anew for every period, by what was reported for that period: companies change tags.
import { decimal } from '@assay/record';

export type ConceptValue = {
  /** Qualified: `us-gaap:Revenues`. */
  readonly concept: string;
  readonly value: string;
  /** Position among the metric's concepts in the dictionary; lower is preferred. */
  readonly rank: number;
  readonly derived: boolean;
};

/** What else the company reported for the same period, by qualified concept. */
export type Beside = (concept: string) => string | null;

const netOfInterest = 'us-gaap:RevenuesNetOfInterestExpense';

/**
 * Revenue is the income statement's total: what gross profit and its cost add up to; for a bank what is net of interest expense;
 * else the largest, since a part never exceeds its total. Other metrics go by the dictionary's order. Reported goes before derived.
 */
export function chooseConcept(metric: string, given: readonly ConceptValue[], beside: Beside): ConceptValue | null {
  const reported = given.filter((candidate) => !candidate.derived);
  const candidates = (reported.length > 0 ? reported : given).toSorted((left, right) => left.rank - right.rank);
  const [preferred] = candidates;
  if (preferred === undefined) return null;
  return metric === 'revenue' && candidates.length > 1 ? revenueTotal(candidates, beside) ?? preferred : preferred;
}

function revenueTotal(candidates: readonly ConceptValue[], beside: Beside): ConceptValue | null {
  const net = candidates.find((candidate) => candidate.concept === netOfInterest);
  if (net !== undefined) return net;
  const sum = grossAndCost(beside);
  const added = sum === null ? undefined : candidates.find((candidate) => decimal(candidate.value).equals(sum));
  if (added !== undefined) return added;
  return candidates.reduce((largest, candidate) => (decimal(candidate.value).greaterThan(largest.value) ? candidate : largest));
}

function grossAndCost(beside: Beside): string | null {
  const gross = beside('us-gaap:GrossProfit');
  const cost = beside('us-gaap:CostOfRevenue') ?? beside('us-gaap:CostOfGoodsAndServicesSold') ?? beside('us-gaap:CostOfGoodsSold');
  return gross === null || cost === null ? null : decimal(gross).plus(cost).toFixed();
}
