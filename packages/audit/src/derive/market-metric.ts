// Metrics that a price is part of: without a stated day they speak of the report's own.
import { metricById, metrics, type Dictionary } from '@assay/calc';

const known = new WeakMap<Dictionary, Map<string, boolean>>();
const MAX_DEPTH = 4;

/** True for prices, indicators over closes, and every formula that rests on one. */
export function isMarketMetric(id: string, dictionary: Dictionary = metrics): boolean {
  const answers = known.get(dictionary) ?? new Map<string, boolean>();
  known.set(dictionary, answers);
  return restsOnPrice(id, { dictionary, answers }, 0);
}

type Search = { readonly dictionary: Dictionary; readonly answers: Map<string, boolean> };

function restsOnPrice(id: string, search: Search, depth: number): boolean {
  const cached = search.answers.get(id);
  if (cached !== undefined) return cached;
  const metric = metricById(id, search.dictionary);
  if (metric === undefined || depth > MAX_DEPTH) return false;
  const inputs = metric.formula === null ? [] : [...metric.formula.matchAll(/[a-z][a-z0-9_]*/g)].map((found) => found[0]);
  const isMarket = metric.kind === 'price' || metric.kind === 'indicator' || inputs.some((input) => input !== id && restsOnPrice(input, search, depth + 1));
  search.answers.set(id, isMarket);
  return isMarket;
}
