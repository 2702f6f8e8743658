// A written calculation as a tree, and the stretch of values that its rounded figures allow.
import { decimal, type Decimal } from '@assay/record';
import type { EquationToken, FigureClaim, Operator } from './equation-tokens.ts';

export type Expression =
  | { readonly kind: 'figure'; readonly claim: FigureClaim }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly left: Expression; readonly right: Expression };
export type Stretch = { readonly low: Decimal; readonly high: Decimal };

type Place = { readonly tokens: readonly EquationToken[]; at: number };

/** The expression that the tokens are, whole; null where they are none. */
export function parseExpression(tokens: readonly EquationToken[]): Expression | null {
  const place = { tokens, at: 0 };
  const read = readSum(place, 0);
  return read !== null && place.at === tokens.length ? read : null;
}

/** Brackets deeper than this are no calculation of a report. */
const DEEPEST = 12;

function readSum(place: Place, depth: number): Expression | null {
  return readChain(place, ['+', '-'], () => readChain(place, ['*', '/'], () => readAtom(place, depth)));
}

function readChain(place: Place, operators: readonly Operator[], readPart: () => Expression | null): Expression | null {
  let left = readPart();
  while (left !== null) {
    const sign = place.tokens[place.at];
    if (sign?.kind !== 'operator' || !operators.includes(sign.operator)) return left;
    place.at += 1;
    const right = readPart();
    left = right === null ? null : { kind: 'operation', operator: sign.operator, left, right };
  }
  return null;
}

function readAtom(place: Place, depth: number): Expression | null {
  const token = place.tokens[place.at];
  place.at += 1;
  if (token?.kind === 'figure') return { kind: 'figure', claim: token.claim };
  if (token?.kind !== 'open' || depth > DEEPEST) return null;
  const inside = readSum(place, depth + 1);
  if (place.tokens[place.at]?.kind !== 'close') return null;
  place.at += 1;
  return inside;
}

export function figuresOf(expression: Expression): FigureClaim[] {
  return expression.kind === 'figure' ? [expression.claim] : [...figuresOf(expression.left), ...figuresOf(expression.right)];
}

/** What the figures as shown may stand for, by the arithmetic of intervals; null for a division by what may be nought. */
export function stretchOf(expression: Expression): Stretch | null {
  if (expression.kind === 'figure') return stretchOfFigure(expression.claim);
  const [left, right] = [stretchOf(expression.left), stretchOf(expression.right)];
  return left === null || right === null ? null : combine(expression.operator, left, right);
}

/** A range is no operand; brackets inside a calculation hold a figure together and do not turn its sign. */
function stretchOfFigure({ numeral }: FigureClaim): Stretch | null {
  if (numeral.upTo !== null) return null;
  if (numeral.negative && /^\([^-−–]*\)$/.test(numeral.text)) return { low: decimal(numeral.high).abs(), high: decimal(numeral.low).abs() };
  const isWhole = numeral.unit.kind === 'none' && /^\d{1,4}$/.test(numeral.text);
  return isWhole ? { low: decimal(numeral.value), high: decimal(numeral.value) } : { low: decimal(numeral.low), high: decimal(numeral.high) };
}

function combine(operator: Operator, left: Stretch, right: Stretch): Stretch | null {
  switch (operator) {
    case '+': return { low: left.low.plus(right.low), high: left.high.plus(right.high) };
    case '-': return { low: left.low.minus(right.high), high: left.high.minus(right.low) };
    case '*': return ends([left.low.times(right.low), left.low.times(right.high), left.high.times(right.low), left.high.times(right.high)]);
    case '/': return right.low.isPositive() === right.high.isPositive() && !right.low.isZero() && !right.high.isZero()
      ? ends([left.low.dividedBy(right.low), left.low.dividedBy(right.high), left.high.dividedBy(right.low), left.high.dividedBy(right.high)]) : null;
  }
}

function ends(values: readonly [Decimal, ...Decimal[]]): Stretch {
  return { low: values.reduce((one, other) => (other.lessThan(one) ? other : one)), high: values.reduce((one, other) => (other.greaterThan(one) ? other : one)) };
}

/** The calculation as it is written, figures in their own dress. */
export function writtenOut(expression: Expression): string {
  if (expression.kind === 'figure') return expression.claim.text;
  const signs = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const;
  const part = (inner: Expression): string => (inner.kind === 'figure' ? writtenOut(inner) : `(${writtenOut(inner)})`);
  return `${part(expression.left)} ${signs[expression.operator]} ${part(expression.right)}`;
}
