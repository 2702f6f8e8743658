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

/** Why one concept stands for a metric and not another, in words for a reader. */
export const choiceReasons = {
  only: 'the only concept reported for the period',
  reported: 'reported, where the others follow only by subtraction',
  net: 'the total of a bank: net of interest expense',
  sum: 'the total of the income statement: gross profit and cost of revenue add up to it',
  largest: 'the largest: a part never exceeds its total',
  order: 'the concept closest in meaning to the metric',
} as const;

export type ConceptChoice = { readonly chosen: ConceptValue; readonly reason: (typeof choiceReasons)[keyof typeof choiceReasons] };

/**
 * Revenue is the income statement's total: what gross profit and its cost add up to; for a bank what is net of interest expense;
 * else the largest, since a part never exceeds its total. Other metrics go by the dictionary's order. Reported goes before derived.
 */
export function chooseConcept(metric: string, given: readonly ConceptValue[], beside: Beside): ConceptChoice | null {
  const reported = given.filter((candidate) => !candidate.derived);
  const candidates = (reported.length > 0 ? reported : given).toSorted((left, right) => left.rank - right.rank);
  const [preferred] = candidates;
  if (preferred === undefined) return null;
  if (candidates.length === 1) return { chosen: preferred, reason: given.length === 1 ? choiceReasons.only : choiceReasons.reported };
  return metric === 'revenue' ? revenueTotal(candidates, beside) : { chosen: preferred, reason: choiceReasons.order };
}

function revenueTotal(candidates: readonly ConceptValue[], beside: Beside): ConceptChoice {
  const net = candidates.find((candidate) => candidate.concept === netOfInterest);
  if (net !== undefined) return { chosen: net, reason: choiceReasons.net };
  const sum = grossAndCost(beside);
  const added = sum === null ? undefined : candidates.find((candidate) => decimal(candidate.value).equals(sum));
  if (added !== undefined) return { chosen: added, reason: choiceReasons.sum };
  const largest = candidates.reduce((found, candidate) => (decimal(candidate.value).greaterThan(found.value) ? candidate : found));
  const isTied = candidates.every((candidate) => decimal(candidate.value).equals(largest.value));
  return { chosen: largest, reason: isTied ? choiceReasons.order : choiceReasons.largest };
}

function grossAndCost(beside: Beside): string | null {
  const gross = beside('us-gaap:GrossProfit');
  const cost = beside('us-gaap:CostOfRevenue') ?? beside('us-gaap:CostOfGoodsAndServicesSold') ?? beside('us-gaap:CostOfGoodsSold');
  return gross === null || cost === null ? null : decimal(gross).plus(cost).toFixed();
}
