// One sum less another that the dictionary has a name for: money on hand less what is owed is net cash, told with the two of which it is made.
import { metricById } from '@assay/calc';
import type { AskedMeasure, Calculation, Expression } from '../../asked.ts';

type Sides = { readonly plus: readonly string[]; readonly minus: readonly string[] };

function sidesOf(expression: Expression): Sides | null {
  if (expression.kind === 'operand') return expression.period === null ? { plus: [expression.id], minus: [] } : null;
  const [left, right] = [sidesOf(expression.left), sidesOf(expression.right)];
  if (left === null || right === null || expression.sign === '÷') return null;
  return expression.sign === '+' ? { plus: [...left.plus, ...right.plus], minus: [...left.minus, ...right.minus] } : { plus: [...left.plus, ...right.minus], minus: [...left.minus, ...right.plus] };
}

/** What two lines are together. */
const wholes: Readonly<Record<string, string>> = { 'cash short_term_investments': 'cash_and_investments', 'long_term_debt short_term_debt': 'total_debt' };
const differences: Readonly<Record<string, string>> = { 'cash_and_investments total_debt': 'net_cash', 'total_debt cash_and_investments': 'net_debt', 'current_assets current_liabilities': 'working_capital' };

function wholeOf(ids: readonly string[]): string {
  const parts = ids.toSorted().join(' ');
  return wholes[parts] ?? parts;
}

/** The two and what is between them; empty where it has no name of its own. */
export function namedDifference({ expression, over }: Calculation): readonly AskedMeasure[] {
  const sides = over === 'each' ? sidesOf(expression) : null;
  if (sides === null) return [];
  const two = [wholeOf(sides.plus), wholeOf(sides.minus)];
  const id = differences[two.join(' ')];
  return id === undefined ? [] : [...two, id].map((one) => ({ kind: 'metric', id: one, as: 'value', words: metricById(one)?.label ?? one }));
}
