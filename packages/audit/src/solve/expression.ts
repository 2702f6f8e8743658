// A calculation before it is run: figures by name, constants, the four operations.

export type Operator = '+' | '-' | '*' | '/';
export type Expression =
  | { readonly kind: 'figure'; readonly name: string }
  | { readonly kind: 'constant'; readonly value: number }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Expression; readonly right: Expression };

export const constant = (value: number): Expression => ({ kind: 'constant', value });
export const binary = (left: Expression, operator: Operator, right: Expression): Expression => ({ kind: 'binary', operator, left, right });
export const plus = (left: Expression, right: Expression): Expression => binary(left, '+', right);
export const minus = (left: Expression, right: Expression): Expression => binary(left, '-', right);
export const times = (left: Expression, right: Expression): Expression => binary(left, '*', right);
export const over = (left: Expression, right: Expression): Expression => binary(left, '/', right);
export const asPercent = (of: Expression): Expression => times(of, constant(100));

/** Null for nothing to add up. */
export function sumOf(terms: readonly Expression[]): Expression | null {
  const [first, ...rest] = terms;
  return first === undefined ? null : rest.reduce(plus, first);
}

/** The formula language of the calculation package. */
export function formulaText(expression: Expression): string {
  switch (expression.kind) {
    case 'figure': return expression.name;
    case 'constant': return String(expression.value);
    case 'binary': return `${inBrackets(expression.left)} ${expression.operator} ${inBrackets(expression.right)}`;
  }
}

function inBrackets(expression: Expression): string {
  return expression.kind === 'binary' ? `(${formulaText(expression)})` : formulaText(expression);
}

/** Every figure's name and every constant, as often as each stands in the formula. */
export function leavesOf(expression: Expression): string[] {
  switch (expression.kind) {
    case 'figure': return [expression.name];
    case 'constant': return [String(expression.value)];
    case 'binary': return [...leavesOf(expression.left), ...leavesOf(expression.right)];
  }
}
