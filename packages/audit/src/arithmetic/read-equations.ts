// Calculations that a report writes out: "(5,466 − 4,100) / 4,100 = 33.3%". Each step between two equals signs is an equation of its own.
import { decimal, type Claim, type Decimal } from '@assay/record';
import { equationTokens, type EquationToken, type FigureClaim } from './equation-tokens.ts';
import { calculationsIn } from './calculation-lines.ts';
import { figuresOf, parseExpression, stretchOf, writtenOut, type Expression, type Stretch } from './expression.ts';

/** `holds` is null where it cannot be evaluated; what is no step is one figure in two dresses; `joins`: what it does with plain figures and nothing else, taking one from another, adding up several, or making so many times or so small a part of one (`tens`: by tens alone, which may only turn millions into billions). */
export type Equation = { readonly operands: readonly FigureClaim[]; readonly results: readonly FigureClaim[]; readonly isStep: boolean; readonly joins: 'difference' | 'sum' | 'scaled' | 'tens' | null; readonly holds: boolean | null; readonly written: string };
export type Equations = { readonly equations: readonly Equation[]; /** "× 100", "÷ 3": numbers of the calculation, not of the company. */ readonly constants: readonly Claim['id'][] };

export function readEquations(report: string, claims: readonly Claim[]): Equations {
  const figures = claims.filter((claim): claim is FigureClaim => claim.kind === 'figure' && claim.numeral !== null).toSorted((left, right) => left.span.start - right.span.start);
  const found = calculationsIn(report).map((stretches) => {
    const tokens = stretches.flatMap((stretch) => [{ kind: 'equals' } as const, ...equationTokens(report, stretch, figures.filter((claim) => claim.span.start >= stretch.start && claim.span.end <= stretch.end))]);
    return tokens.filter((token) => token.kind === 'figure').length < 2 ? [] : stepsOf(tokens.slice(1));
  });
  const constants = found.flat().flatMap((step) => (step === null ? [] : constantsOf(step.expression)));
  return { equations: found.flatMap(equationsOf), constants: [...new Set([...constants, ...factorsInWords(report, figures)])] };
}

/** "Multiplied by 1,000", "times 100 ", "dividing by 3": what a calculation in words is scaled by. */
function factorsInWords(report: string, figures: readonly FigureClaim[]): Claim['id'][] {
  const scaling = /(?:[×*]|[)\]] ?[/÷]|\b(?:multipl(?:y|ied|ying)(?: (?:it|this|that))? by|divid(?:e|ed|ing)(?: (?:it|this|that))? by))\s*$/i;
  return figures.filter((claim) => isConstant(claim) && scaling.test(report.slice(Math.max(0, claim.span.start - 24), claim.span.start))).map((claim) => claim.id);
}

type Step = { readonly expression: Expression; /** "0.63 or 63%": the same result in another dress. */ readonly also: FigureClaim | null };

/** The expressions between the equals signs of a line; null where words stand there. */
function stepsOf(tokens: readonly EquationToken[]): (Step | null)[] {
  const parts: EquationToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'equals') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.flatMap((part, at) => (at === parts.length - 1 ? [leadingExpression(part)] : at === 0 ? [trailingExpression(part)] : middleSteps(part)));
}

/** Between two equals signs one calculation goes on, or its result ends a sentence and the next sentence writes out another: "= 3.2. Second half: (1 + 2)". */
function middleSteps(tokens: readonly EquationToken[]): (Step | null)[] {
  const next = trailingExpression(tokens);
  const stop = tokens.findIndex(isStop);
  const isNew = stop > 0 && tokens[stop + 1]?.kind === 'word' && next?.expression.kind === 'operation';
  const behind = isNew ? trailingExpression(tokens.slice(stop)) : null;
  // What the next sentence writes out must stand in it alone.
  const isApart = behind !== null && behind.expression.kind === 'operation' && figuresOf(behind.expression).length === figuresOf(next?.expression ?? behind.expression).length;
  return isApart ? [leadingExpression(tokens.slice(0, stop + 1)), null, behind] : [next];
}

/** Labels between the figures of a calculation name them and are passed over: "Costs (14,067) / Revenue (34,797)". */
function withoutLabels(tokens: readonly EquationToken[]): EquationToken[] {
  const kept = tokens.filter((token) => token.kind !== 'word' && !isStop(token));
  return kept.filter((token, at) => !(token.kind === 'open' && kept[at + 1]?.kind === 'close') && !(token.kind === 'close' && kept[at - 1]?.kind === 'open'));
}

const isStop = ({ kind }: EquationToken): boolean => kind === 'stop' || kind === 'sentence-end';

/** The longest expression that ends a stretch: in the last sentence, where that writes one out. "It was 9.3 in 2024. Income less interest: 21 − 2" takes nothing from 9.3. */
function trailingExpression(tokens: readonly EquationToken[]): Step | null {
  const end = tokens.findLastIndex(({ kind }) => kind === 'sentence-end');
  const last = end < 0 ? null : longestAtEnd(tokens.slice(end + 1));
  return last?.expression.kind === 'operation' ? last : longestAtEnd(tokens);
}

function longestAtEnd(tokens: readonly EquationToken[]): Step | null {
  const plain = withoutLabels(tokens);
  for (let from = 0; from < plain.length; from += 1) {
    const first = plain[from]?.kind;
    const expression = first === 'figure' || first === 'open' ? parseExpression(plain.slice(from)) : null;
    if (expression !== null) return { expression, also: null };
  }
  return null;
}

/** The longest expression that begins a stretch, up to the first word. */
function leadingExpression(tokens: readonly EquationToken[]): Step | null {
  const stop = tokens.findIndex((token) => token.kind === 'word' || isStop(token));
  const plain = stop < 0 ? tokens : tokens.slice(0, stop);
  for (let to = plain.length; to > 0; to -= 1) {
    const expression = parseExpression(plain.slice(0, to));
    if (expression === null) continue;
    const next = tokens[stop + 1];
    return { expression, also: expression.kind === 'figure' && to === plain.length && next?.kind === 'figure' ? next.claim : null };
  }
  return null;
}

function equationsOf(steps: readonly (Step | null)[]): Equation[] {
  return steps.flatMap((step, at) => {
    const next = steps[at + 1];
    if (step === null || (step.expression.kind === 'figure' && !next)) return [];
    if (!next) return [{ operands: operandsOf(step.expression), results: [], isStep: true, joins: null, holds: null, written: writtenOut(step.expression) }];
    const isStep = step.expression.kind === 'operation';
    const results = [...operandsOf(next.expression), ...sameInOtherDress(next)];
    return [{ operands: operandsOf(step.expression), results, isStep, joins: joinsOf(step.expression), holds: holds(step.expression, next.expression), written: `${writtenOut(step.expression)} = ${writtenOut(next.expression)}` }];
  });
}

function joinsOf(expression: Expression): Equation['joins'] {
  if (expression.kind === 'figure') return null;
  const { operator, left, right } = expression;
  if (operator === '-') return left.kind === 'figure' && right.kind === 'figure' ? 'difference' : null;
  if (isMultiple(expression)) return factorsOf(expression).every(({ numeral }) => tens.test(numeral.text.replaceAll(',', ''))) ? 'tens' : 'scaled';
  return operator === '+' && isSum(left) && isSum(right) ? 'sum' : null;
}

const tens = /^10*$/;

/** "× 4", "÷ 365", "4 × 100 ×", and several of these added up. */
function isMultiple(expression: Expression): boolean {
  if (expression.kind === 'figure') return false;
  const { operator, left, right } = expression;
  if (operator === '+') return isMultiple(left) && isMultiple(right);
  const isTimes = operator === '*' && isFactor(left) && isScaled(right);
  return isTimes || (['*', '/'].includes(operator) && isScaled(left) && isFactor(right));
}

const isScaled = (expression: Expression): boolean => (expression.kind === 'figure' ? !isConstant(expression.claim) : isMultiple(expression));
const isFactor = (expression: Expression): boolean => (expression.kind === 'figure' ? isConstant(expression.claim) : expression.operator === '*' && isFactor(expression.left) && isFactor(expression.right));
const factorsOf = (expression: Expression): FigureClaim[] => figuresOf(expression).filter(isConstant);

const isSum = (expression: Expression): boolean => expression.kind === 'figure' || joinsOf(expression) === 'sum';

function sameInOtherDress({ expression, also }: Step): FigureClaim[] {
  return also !== null && holds(expression, { kind: 'figure', claim: also }) === true ? [also] : [];
}

function operandsOf(expression: Expression): FigureClaim[] {
  const constants = new Set(constantsOf(expression));
  return figuresOf(expression).filter((claim) => !constants.has(claim.id));
}

/** Whole numbers without a unit that multiply or divide: hundreds, thousands, counts of years, days of a year. */
function constantsOf(expression: Expression): Claim['id'][] {
  if (expression.kind === 'figure') return [];
  const own = expression.operator === '*' || expression.operator === '/' ? [expression.right, ...(expression.operator === '*' ? [expression.left] : [])] : [];
  const fixed = own.flatMap((part) => (part.kind === 'figure' && isConstant(part.claim) ? [part.claim.id] : []));
  return [...fixed, ...constantsOf(expression.left), ...constantsOf(expression.right)];
}

function isConstant({ numeral }: FigureClaim): boolean {
  const isPlain = numeral.unit.kind === 'none' || numeral.unit.kind === 'days' || numeral.unit.kind === 'count';
  if (numeral.unit.kind === 'percent') return decimal(numeral.value).equals(100);
  return isPlain && (/^[1-9]\d?$/.test(numeral.text) || /^(?:100|360|36[4-6]|371)(?: days)?$/.test(numeral.text) || /^1,?000(?:,?000){0,2}$/.test(numeral.text));
}

/** Whether both sides can be the same number within the digits shown; a percentage may be written as its ratio, one side may leave out the scale, and "÷ 1,000" may only turn millions into billions. */
function holds(left: Expression, right: Expression): boolean | null {
  const [one, other] = [stretchOf(left), right.kind === 'figure' ? widened(right.claim) : stretchOf(right)];
  if (one === null || other === null) return null;
  return factorsBetween(left, right).some((factor) => meets({ low: one.low.times(factor), high: one.high.times(factor) }, other));
}

/** A result may be cut off instead of rounded. */
function widened({ numeral }: FigureClaim): Stretch {
  const unit = decimal(10).pow(-numeral.precision);
  return { low: decimal(numeral.value).minus(unit), high: decimal(numeral.value).plus(unit) };
}

function meets(one: Stretch, other: Stretch): boolean {
  return one.low.lessThanOrEqualTo(other.high) && other.low.lessThanOrEqualTo(one.high);
}

function factorsBetween(left: Expression, right: Expression): Decimal[] {
  const isPercent = (side: Expression): boolean => figuresOf(side).some((claim) => claim.numeral.unit.kind === 'percent' && /%|percent|pct/i.test(claim.text));
  const isScaled = (side: Expression): boolean => figuresOf(side).some((claim) => /(?:thousand|million|billion|trillion|\d ?(?:k|m|mm|mn|bn|b))\b/i.test(claim.text));
  const isConversion = figuresOf(left).some((claim) => isConstant(claim) && /000$/.test(claim.text));
  const powers = [0, ...(isConversion ? [3, 6, 9, -3, -6, -9] : []), ...(isPercent(left) === isPercent(right) ? [] : [2, -2]), ...(isScaled(left) === isScaled(right) ? [] : [3, 6, 9, -3, -6, -9])];
  return powers.map((power) => decimal(10).pow(power));
}
