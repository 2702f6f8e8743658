// Which statement reports a measure, by what the dictionary says of it.
import { formulaInputs, metricById, type Metric } from '@assay/calc';

export type Statement = 'income' | 'balance' | 'cash';
export type Source = Statement | 'price' | 'bars' | 'quote';

/** How standards name what moves cash. */
const cashConcept = /^(?:us-gaap|ifrs-full):(?:Payments?(?:To|For|Of)|Proceeds?From|Repayments?Of|NetCashProvided|CashFlows|ShareBasedCompensation|AdjustmentsFor|IncreaseDecrease|CashCashEquivalents\w*(?:Increase|PeriodIncrease)|Depreciation\w*|DividendsPaid|InterestPaid|IncomeTaxesPaid|PaymentsOf)/;
const priceIds: ReadonlySet<string> = new Set(['price', 'previous_close', 'adjusted_close', 'price_52w_high', 'price_52w_low', 'distance_from_52w_high', 'distance_from_52w_low']);
const deepest = 5;

/** The sources a measure needs: those of its inputs, where it is worked out. Of a measure that nothing reports, the income statement's. */
export function sourcesOf(id: string, depth = 0): ReadonlySet<Source> {
  const metric = metricById(id);
  if (metric === undefined || depth > deepest) return new Set(['income']);
  if (metric.kind === 'price' || metric.kind === 'indicator') return marketSources(id);
  if (metric.formula === null || reports(metric)) return new Set([statementOf(metric)]);
  const inputs = formulaInputs(metric.formula).map((input) => input.metric);
  return new Set(inputs.flatMap((input) => [...sourcesOf(input, depth + 1)]));
}

/** Scores of statements, and what is read from closes. */
function marketSources(id: string): ReadonlySet<Source> {
  if (/^(?:altman|piotroski|beneish)/.test(id)) return new Set<Source>(['income', 'balance', 'cash', ...(id === 'altman_z' ? ['price' as const] : [])]);
  return new Set<Source>([priceIds.has(id) ? 'price' : 'bars']);
}

/** Reported as a line of its own, though it may be worked out too. */
function reports({ concepts, kind }: Metric): boolean {
  return concepts.length > 0 && kind !== 'ratio';
}

function statementOf({ kind, concepts, id }: Metric): Source {
  if (/^(?:beta|target_price|forward_|consensus_|analyst_|short_(?!term_)|float_|days_to_cover)/.test(id)) return 'quote';
  if (kind === 'stock') return 'balance';
  if (kind === 'flow' && concepts.some((concept) => cashConcept.test(concept))) return 'cash';
  return 'income';
}
