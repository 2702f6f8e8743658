// Whether a question adds its figures up: told one by one, they would leave the sum out.
import type { Asked, Expression } from '../asked.ts';
import { togetherWords } from './signs/operation-words.ts';

const inAll = /\b(?:totals?|sum)(?=\s*(?:$|[,.;:?&]|and\b))/i;

export function isAddedUp({ calculation, measures, text }: Asked): boolean {
  return togetherWords.test(text.toLowerCase()) || inAll.test(text) || measures.some((measure) => 'as' in measure && measure.as === 'sum') || (calculation !== undefined && holdsSum(calculation.expression));
}

function holdsSum(expression: Expression): boolean {
  return expression.kind !== 'operand' && (expression.sign === '+' || holdsSum(expression.left) || holdsSum(expression.right));
}
