// Words that belong to a question without standing in it: the measures that the formulas of its measures need, and other names of a statement.
import { findMetrics, formulaInputs, metricById, type Metric } from '@assay/calc';

export type FurtherText = { readonly text: string; readonly weight: number };

const WEIGHTS = { input: 0.5, synonym: 0.3, statement: 0.5 };
/** Of many names the first are the usual ones. */
const MOST_SYNONYMS = 3;

/** Companies name the same statement differently. */
const statements: readonly (readonly string[])[] = [
  ['income statement', 'statement of income', 'statements of income', 'statement of operations', 'statements of operations', 'statement of earnings', 'statements of earnings', 'profit and loss', 'p&l'],
  ['balance sheet', 'balance sheets', 'statement of financial position', 'statement of financial condition'],
  ['cash flow statement', 'statement of cash flows', 'statements of cash flows'],
];

export function furtherTexts(query: string): FurtherText[] {
  const asked = query.toLowerCase();
  const metrics = [...new Set(findMetrics(query).map(({ metric }) => metric))];
  const inputs = metrics.flatMap(inputsOf);
  return [
    ...statements.filter((names) => names.some((name) => asked.includes(name))).map((names) => ({ text: names.join(' '), weight: WEIGHTS.statement })),
    ...inputs.map(({ label }) => ({ text: label, weight: WEIGHTS.input })),
    ...inputs.flatMap(({ synonyms }) => synonyms.slice(0, MOST_SYNONYMS).map((text) => ({ text, weight: WEIGHTS.synonym }))),
  ];
}

function inputsOf({ formula }: Metric): Metric[] {
  if (formula === null) return [];
  return [...new Set(formulaInputs(formula).map(({ metric }) => metric))].flatMap((id) => metricById(id) ?? []);
}
