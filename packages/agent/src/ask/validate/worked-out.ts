// Whether an answer holds what a calculation comes to, and not only the figures that it is made of.
import type { Calculation, Expression } from '../asked/asked.ts';
import type { Given } from './demands/given.ts';

function idsOf(expression: Expression): readonly string[] {
  return expression.kind === 'operand' ? [expression.id] : [...idsOf(expression.left), ...idsOf(expression.right)];
}

/** A figure of the opening whose formula names every measure of the calculation. Where nothing is known but the words, nothing is held against them. */
export function isWorkedOut({ expression }: Calculation, given: Given | undefined): boolean {
  const ids = idsOf(expression);
  return given === undefined || given.opening.some(({ metric, inputs }) => /_(?:plus|less|to)_/.test(metric) && ids.every((id) => inputs.includes(id) || `${inputs.join(' ')} ${metric}`.includes(id)));
}
