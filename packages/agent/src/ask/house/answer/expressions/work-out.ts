// A calculation worked out over the facts of one company: each operand read at its time, each step with the figures and the formula that it rests on.
import type { Unit } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import type { AskedPeriod, Calculation, Expression, Sign } from '../../../asked/asked.ts';
import { isBalance, isOfMarket } from '../sentences/naming.ts';
import type { Holder } from '../scene.ts';
import { readingsIn } from '../times/times.ts';

export type WorkedOut = { readonly expression: Expression; readonly reading: Reading; /** Of what is combined. */ readonly parts: readonly [WorkedOut, WorkedOut] | null };
/** An operand that is not on file for its time. */
export type Lacking = { readonly lacking: string; readonly period: AskedPeriod };
export type At = { readonly holder: Holder; readonly period: AskedPeriod; readonly quotient: Calculation['quotient'] };

export const isLacking = (worked: WorkedOut | Lacking | null): worked is Lacking => worked !== null && 'lacking' in worked;

/** The line that most statements show in the place of one that few show. It is told by its own name. */
export const standsIn: Readonly<Record<string, string>> = { depreciation: 'depreciation_amortization' };

/** Null where the calculation has no meaning: over nothing or less, of unlike units. */
export function workOut(expression: Expression, at: At): WorkedOut | Lacking | null {
  if (expression.kind === 'operand') {
    const period = expression.period ?? at.period;
    const { book } = at.holder.bench;
    const reading = readingsIn(book, expression.id, period).at(-1) ?? readingsIn(book, standsIn[expression.id] ?? expression.id, period).at(-1);
    return reading === undefined ? { lacking: expression.id, period } : { expression, reading, parts: null };
  }
  const left = workOut(expression.left, at);
  const right = workOut(expression.right, at);
  if (isLacking(left)) return left;
  if (isLacking(right)) return right;
  if (left === null || right === null) return null;
  if (areApart(left, right)) return { lacking: older(left, right).reading.metric, period: at.period };
  const reading = combined(expression.sign, { left: left.reading, right: right.reading, quotient: at.quotient });
  return reading === null ? null : { expression, reading, parts: [left, right] };
}

/** Two flows that were to be of one time, of which only one is on file for it. */
function areApart(left: WorkedOut, right: WorkedOut): boolean {
  const isOfWhole = [left, right].every(({ expression }) => expression.kind === 'operand' && expression.period === null);
  const [one, other] = [left.reading.period, right.reading.period];
  return isOfWhole && one?.kind === 'duration' && other?.kind === 'duration' && one.end !== other.end;
}

const older = (left: WorkedOut, right: WorkedOut): WorkedOut => (endOf(left.reading) < endOf(right.reading) ? left : right);

type Two = { readonly left: Reading; readonly right: Reading; readonly quotient: Calculation['quotient'] };

/** Null where the result has no meaning. */
export function combined(sign: Sign, two: Two): Reading | null {
  return sign === '÷' ? quotientOf(two) : added(sign, two);
}

const names: Readonly<Record<Sign, string>> = { '+': 'plus', '−': 'less', '÷': 'to' };
const operators: Readonly<Record<Sign, string>> = { '+': '+', '−': '-', '÷': '/' };

function isOfTwoTimes({ left, right }: Two): boolean {
  return left.metric === right.metric;
}

/** As formulas write it: the dictionary's words, brackets where one is needed. */
function termOf(reading: Reading, isEarlier: boolean): string {
  const formula = reading.formula;
  const isWhole = formula === null || !/_(?:plus|less|to)_/.test(reading.metric);
  return isWhole ? `${reading.metric}${isEarlier ? '@before' : ''}` : `(${formula})`;
}

function made(sign: Sign, two: Two): Omit<Reading, 'value' | 'unit' | 'formula'> & { readonly formula: string } {
  const { left, right } = two;
  return {
    metric: `${left.metric}_${names[sign]}_${right.metric}`, period: left.period, facts: [...left.facts, ...right.facts], assumptions: { ...left.assumptions, ...right.assumptions },
    formula: `${termOf(left, false)} ${operators[sign]} ${termOf(right, isOfTwoTimes(two))}`,
  };
}

function added(sign: '+' | '−', two: Two): Reading | null {
  const { left, right } = two;
  if (!sameUnit(left.unit, right.unit)) return null;
  const isRate = left.unit.kind === 'percent' || left.unit.kind === 'fraction';
  if (isRate) return sign === '+' ? null : { ...made(sign, two), value: left.value.minus(right.value).times(left.unit.kind === 'fraction' ? 100 : 1), unit: { kind: 'points' } };
  return { ...made(sign, two), value: sign === '+' ? left.value.plus(right.value) : left.value.minus(right.value), unit: left.unit };
}

function sameUnit(left: Unit, right: Unit): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function quotientOf(two: Two): Reading | null {
  const { left, right, quotient } = two;
  if (right.value.lte(0)) return null;
  const value = left.value.dividedBy(right.value);
  const of = made('÷', two);
  if (!sameUnit(left.unit, right.unit)) return left.unit.kind === 'money' && right.unit.kind === 'shares' && left.unit.per === null ? { ...of, value, unit: { ...left.unit, per: 'share' } } : null;
  return quotient === 'percent' ? { ...of, value: value.times(100), unit: { kind: 'percent' }, formula: `${of.formula} * 100` } : { ...of, value, unit: { kind: 'multiple' } };
}

/** A flow is of a year where nothing else is said, and a balance beside it of that year's end. */
export function sharedTime(ids: readonly string[], period: AskedPeriod): AskedPeriod {
  const isMixed = ids.some(isBalance) && !ids.every(isBalance) && !ids.some(isOfMarket);
  return isMixed && period.kind === 'latest' ? { kind: 'fiscal', year: null, part: 'FY' } : period;
}
