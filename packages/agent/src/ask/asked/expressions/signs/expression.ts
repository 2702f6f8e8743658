// The operands of a calculation that a question asks for.
import type { Expression, Operand } from '../../asked.ts';

export function operandsOf(expression: Expression): readonly Operand[] {
  return expression.kind === 'operand' ? [expression] : [...operandsOf(expression.left), ...operandsOf(expression.right)];
}

/** The same calculation over other operands. */
export function withOperands(expression: Expression, change: (operand: Operand) => Operand): Expression {
  return expression.kind === 'operand' ? change(expression) : { ...expression, left: withOperands(expression.left, change), right: withOperands(expression.right, change) };
}

/** "Dividends and buybacks" by one name: the two, so that each is told and the sum with them. */
export function withReturnsApart(expression: Expression): Expression {
  if (expression.kind === 'combined') return { ...expression, left: withReturnsApart(expression.left), right: withReturnsApart(expression.right) };
  if (expression.id !== 'shareholder_returns') return expression;
  const [left, right] = (['dividends_paid', 'share_repurchases'] as const).map((id): Operand => ({ ...expression, id, words: id.replaceAll('_', ' ') }));
  return left === undefined || right === undefined ? expression : { kind: 'combined', sign: '+', left, right };
}
