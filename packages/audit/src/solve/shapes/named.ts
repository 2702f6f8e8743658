// A ratio or balance that has a name of its own: the dictionary's formula, when the figures are just its inputs.
import { findMetrics, metricByLabel, parseFormula, type Dictionary, type FormulaNode } from '@assay/calc';
import { asPercent, binary, constant, type Expression } from '../expression.ts';
import { figureOf, type Figure } from '../place/figure.ts';
import type { Shape, Task } from './shape.ts';

function namedOf({ question, given, dictionary }: Task): Expression | null {
  const known = { figures: given.figures, dictionary };
  for (const { metric } of findMetrics(question, dictionary)) {
    if (metric.formula === null) continue;
    const expression = fill(parseFormula(metric.formula), known);
    if (expression !== null) return expression;
  }
  return null;
}

type Known = { readonly figures: readonly Figure[]; readonly dictionary: Dictionary | undefined };

/** Null when an input is not among the figures, or the formula holds more than the four operations. */
function fill(node: FormulaNode, known: Known): Expression | null {
  switch (node.kind) {
    case 'number': return constant(Number(node.text));
    case 'metric': return node.shift === null ? inputFor(node.metric, known) : null;
    case 'binary': {
      const [left, right] = [fill(node.left, known), fill(node.right, known)];
      return left === null || right === null ? null : binary(left, node.operator, right);
    }
    case 'negate': case 'call': return null;
  }
}

function inputFor(id: string, { figures, dictionary }: Known): Expression | null {
  const found = figures.filter((figure) => metricByLabel(figure.label, dictionary)?.id === id);
  return found.length === 1 && found[0] !== undefined ? figureOf(found[0]) : null;
}

export const named: Shape = { name: 'named metric', build: namedOf };
export const namedInPercent: Shape = { name: 'named metric in percent', build: (task) => {
  const plain = namedOf(task);
  return plain === null ? null : asPercent(plain);
} };

/** What the statements' own arithmetic gives: [asked for, minuend, subtrahend]. */
const identities: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:equity|net assets)\b/i, 'total_assets', 'total_liabilities'],
  [/\bliabilities\b/i, 'total_assets', 'shareholders_equity'],
  [/\b(?:expenses?|costs?)\b/i, 'revenue', 'operating_income'],
  [/\b(?:expenses?|costs?)\b/i, 'revenue', 'net_income'],
  [/\b(?:cost of (?:sales|revenue|goods sold))\b/i, 'revenue', 'gross_profit'],
  [/\bgross profit\b/i, 'revenue', 'cost_of_revenue'],
  [/\boperating expenses?\b/i, 'gross_profit', 'operating_income'],
];

export const identity: Shape = { name: 'identity of the statements', build: ({ given, question, dictionary }) => {
  const known = { figures: given.figures, dictionary };
  for (const [asked, from, taken] of identities) {
    const [left, right] = [inputFor(from, known), inputFor(taken, known)];
    if (left !== null && right !== null && asked.test(question)) return binary(left, '-', right);
  }
  return null;
} };
