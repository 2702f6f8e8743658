// What is added or set over one another must be of one kind: dividends beside amounts are those paid, beside earnings per share those per share.
import { metricById } from '@assay/calc';
import type { Expression } from '../../asked.ts';
import { operandsOf, withOperands } from '../signs/expression.ts';

type Kind = 'amount' | 'per-share' | 'shares' | 'rate' | 'count';

function kindOf(id: string): Kind {
  const kind = metricById(id)?.kind;
  if (/shares/.test(id) && id !== 'share_repurchases' && id !== 'net_share_repurchases') return 'shares';
  if (kind === 'per-share') return 'per-share';
  return kind === 'ratio' ? 'rate' : kind === 'count' ? 'count' : 'amount';
}

const perShareWords = /\bper (?:\w+ )?share|\bdps\b|a share\b/i;

/** Dividends that only the word "dividends" names. */
function asPaid(expression: Expression): Expression {
  const operands = operandsOf(expression);
  const others = operands.filter(({ id }) => id !== 'dividends_per_share' && id !== 'dividends_paid');
  const isOfAmounts = others.length > 0 && others.every(({ id }) => kindOf(id) === 'amount');
  const isOfShares = others.length > 0 && others.every(({ id }) => kindOf(id) === 'per-share');
  return withOperands(expression, (operand) => {
    if (isOfAmounts && operand.id === 'dividends_per_share' && !perShareWords.test(operand.words)) return { ...operand, id: 'dividends_paid' };
    return isOfShares && operand.id === 'dividends_paid' ? { ...operand, id: 'dividends_per_share' } : operand;
  });
}

/** Each of these is a part of those before it. */
const nested: ReadonlySet<string> = new Set(['revenue', 'gross_profit', 'operating_income', 'pretax_income', 'net_income']);

/** "Operating income + revenue": two figures of a list, since the one is a part of the other. */
export function isNested(...ids: readonly string[]): boolean {
  return new Set(ids).size > 1 && ids.every((id) => nested.has(id));
}

function addsNested(expression: Expression): boolean {
  if (expression.kind === 'operand') return false;
  const { left, right, sign } = expression;
  return (sign === '+' && left.kind === 'operand' && right.kind === 'operand' && isNested(left.id, right.id)) || addsNested(left) || addsNested(right);
}

/** The kind of what comes out; null where unlike things are added. */
function kindOfAll(expression: Expression): Kind | null {
  if (expression.kind === 'operand') return kindOf(expression.id);
  const [left, right] = [kindOfAll(expression.left), kindOfAll(expression.right)];
  if (left === null || right === null) return null;
  if (expression.sign !== '÷') return left === right ? left : null;
  if (left === right) return 'rate';
  return left === 'amount' && right === 'shares' ? 'per-share' : left === 'amount' && right === 'count' ? 'amount' : null;
}

/** Null where the calculation would have no meaning: amounts beside shares, a rate over a rate. */
export function asAmounts(given: Expression): Expression | null {
  const expression = asPaid(given);
  const ids = operandsOf(expression).map(({ id }) => id);
  // A rate less the same rate of another time is a change in points, which has readers of its own; a rate over a rate says nothing.
  const isOfRates = ids.every((id) => kindOf(id) === 'rate') && !(expression.kind === 'combined' && expression.sign === '−' && new Set(ids).size === 2 && ids.length === 2);
  return kindOfAll(expression) === null || isOfRates || addsNested(expression) ? null : expression;
}
