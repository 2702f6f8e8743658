// The operands of a calculation that a question asks for.
import type { Expression, Operand } from '../../asked.ts';

export function operandsOf(expression: Expression): readonly Operand[] {
  return expression.kind === 'operand' ? [expression] : [...operandsOf(expression.left), ...operandsOf(expression.right)];
}

/** The same calculation over other operands. */
export function withOperands(expression: Expression, change: (operand: Operand) => Operand): Expression {
  return expression.kind === 'operand' ? change(expression) : { ...expression, left: withOperands(expression.left, change), right: withOperands(expression.right, change) };
}
