// The dictionary as a page for people to read.
import { unitName } from '@assay/record';
import type { Dictionary, Metric } from './metric.ts';

/** Markdown: a table for each area, one line a metric. */
export function metricTable(areas: Readonly<Record<string, Dictionary>>): string {
  const all = Object.values(areas).flat();
  const head = [
    '# Metrics', '', `The dictionary names ${String(all.length)} measures. Each line gives the id that formulas use, the label, the kind, the unit, the formula where the measure follows from others, what it is not, the words by which texts and tables call it, and the concepts and fields by which filings and data sources do.`, '',
    'A formula of a measure in percent gives the fraction. `x@-1y` and `x@-1q` are the value a year and a quarter before, `ttm(x)` is the trailing twelve months, `optional(x)` is zero where a company reports no such line. Money has the currency of the fact.', '',
    '`assay audit` and `assay bench mutate` take measures of your own with `--metrics FILE`, and so does the option `metrics` of `auditReport`, by way of `extendMetrics`. A sealed audit keeps the definitions, so that `assay verify` judges with them; `assay analyze` writes by the built-in measures and takes none. The file is JSON of this form; an entry whose `id` is in the tables may only add `synonyms`, `concepts`, `fields` and `not`:', '',
    '```json', '{ "metrics": [', '  { "id": "net_new_customers", "label": "net new customers", "kind": "flow", "unit": "count", "synonyms": ["customer net additions"], "favourable": "up" },',
    '  { "id": "support_cost_ratio", "label": "support cost ratio", "kind": "ratio", "unit": "percent", "formula": "cost_of_services / revenue", "not": ["gross_margin"] },', '  { "id": "revenue", "synonyms": ["group income"], "concepts": ["acme:TotalIncome"] }', '] }', '```', '',
    'Kinds: flow, stock, ratio, per-share, price, rate, index, count, indicator. Units: money, share (money per share), percent, points, times, shares, count, days, index.', '',
  ];
  return [...head, ...Object.entries(areas).flatMap(([area, metrics]) => [`## ${area} (${String(metrics.length)})`, '', '| Id | Label | Kind | Unit | Formula | Not | Also called | Concepts and fields |', '|---|---|---|---|---|---|---|---|', ...metrics.map(row), ''])].join('\n');
}

function row(metric: Metric): string {
  const fields = Object.entries(metric.fields).flatMap(([source, names]) => names.map((name) => `${source}:${name}`));
  const cells = [`\`${metric.id}\``, metric.label, metric.kind, unitName(metric.unit), metric.formula === null ? '' : `\`${metric.formula}\``, metric.not.join(', '), metric.synonyms.join('; '), [...metric.concepts, ...fields].join(', ')];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
