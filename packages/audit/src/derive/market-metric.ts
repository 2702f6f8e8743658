// Metrics that a price is part of: without a stated day they speak of the report's own.
import { metricById } from '@assay/calc';

const known = new Map<string, boolean>();

/** True for prices, indicators over closes, and every formula that rests on one. */
export function isMarketMetric(id: string, depth = 0): boolean {
  const cached = known.get(id);
  if (cached !== undefined) return cached;
  const metric = metricById(id);
  if (metric === undefined || depth > 4) return false;
  const inputs = metric.formula === null ? [] : [...metric.formula.matchAll(/[a-z][a-z0-9_]*/g)].map((found) => found[0]);
  const isMarket = metric.kind === 'price' || metric.kind === 'indicator' || inputs.some((input) => input !== id && isMarketMetric(input, depth + 1));
  known.set(id, isMarket);
  return isMarket;
}
