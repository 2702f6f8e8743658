// A term in exact decimals: what the cell must show when the workbook is opened.
import { median } from '@assay/calc';
import { Decimal, decimal } from '@assay/record';
import type { Fact } from '@assay/record';
import type { CallName, Operator, Term } from './term.ts';

/** Null where it has no value: a division by zero, a root of a negative number. `step` is the variable of the sum around it. */
export function evaluateTerm(term: Term, step = 0): Decimal | null {
  if (term.kind === 'fact') return decimal(term.fact.value).dividedBy(term.asFraction ? 100 : 1);
  if (term.kind === 'constant' || term.kind === 'input') return decimal(term.text);
  return term.kind === 'step' ? decimal(step) : evaluateMade(term, step);
}

type Made = Exclude<Term, { kind: 'fact' | 'constant' | 'input' | 'step' }>;

function evaluateMade(term: Made, step: number): Decimal | null {
  switch (term.kind) {
    case 'negate': return evaluateTerm(term.of, step)?.negated() ?? null;
    case 'binary': return evaluateBinary(term, step);
    case 'call': return evaluateCall(term.name, term.args.map((each) => evaluateTerm(each, step)));
    case 'series': return evaluateSeries(term);
    case 'closes': return overCloses(term.name, valuesOf(term.closes));
    case 'volatility': return volatility(valuesOf(term.closes), term.sessions);
  }
}

function valuesOf(closes: readonly Fact[]): Decimal[] {
  return closes.map((close) => decimal(close.value));
}

const operations: Readonly<Record<Operator, (left: Decimal, right: Decimal) => Decimal>> = {
  '+': (left, right) => left.plus(right), '-': (left, right) => left.minus(right), '*': (left, right) => left.times(right),
  '/': (left, right) => left.dividedBy(right), '^': (left, right) => Decimal.pow(left, right),
};

function finite(value: Decimal): Decimal | null {
  return value.isFinite() ? value : null;
}

function evaluateBinary({ operator, left, right }: Extract<Term, { kind: 'binary' }>, step: number): Decimal | null {
  const [first, second] = [evaluateTerm(left, step), evaluateTerm(right, step)];
  return first === null || second === null ? null : finite(operations[operator](first, second));
}

function evaluateCall(name: CallName, given: readonly (Decimal | null)[]): Decimal | null {
  const values = given.filter((value) => value !== null);
  const [first] = values;
  if (first === undefined || values.length < given.length) return null;
  switch (name) {
    case 'abs': return first.abs();
    case 'sqrt': return finite(first.sqrt());
    case 'median': return decimal(median(values) ?? 0);
    case 'sum': return Decimal.sum(...values);
    case 'avg': case 'min': case 'max': return overCloses(name, values);
  }
}

function evaluateSeries({ first, last, of }: Extract<Term, { kind: 'series' }>): Decimal | null {
  let sum = decimal(0);
  for (let step = first; step <= last; step += 1) {
    const value = evaluateTerm(of, step);
    if (value === null) return null;
    sum = sum.plus(value);
  }
  return sum;
}

function overCloses(name: 'avg' | 'min' | 'max' | 'deviation', values: readonly Decimal[]): Decimal | null {
  if (values.length === 0) return null;
  if (name === 'min') return Decimal.min(...values);
  if (name === 'max') return Decimal.max(...values);
  const mean = Decimal.sum(...values).dividedBy(values.length);
  return name === 'avg' ? mean : deviation(values, mean, values.length);
}

function deviation(values: readonly Decimal[], mean: Decimal, among: number): Decimal | null {
  const squares = Decimal.sum(0, ...values.map((value) => value.minus(mean).pow(2)));
  return finite(squares.dividedBy(among).sqrt());
}

function volatility(values: readonly Decimal[], sessions: number): Decimal | null {
  const returns = values.slice(1).map((value, index) => decimal(Math.log(value.dividedBy(values[index] ?? 1).toNumber())));
  if (returns.length < 2) return null;
  const spread = deviation(returns, Decimal.sum(...returns).dividedBy(returns.length), returns.length - 1);
  return spread === null ? null : spread.times(decimal(sessions).sqrt());
}
