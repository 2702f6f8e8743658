// The value of what a question asks for, from the facts of the sources. Every term must be bound by its name and its time, else there is none.
import { findMetrics, metricById, metricByLabel, type Dictionary, type Metric } from '@assay/calc';
import { Decimal, decimal, type Unit } from '@assay/record';
import { stepTime, timeName, type TimeQuery } from '../bind/time-query.ts';
import type { AuditContext } from '../derive/audit-context.ts';
import { valueOf } from '../derive/value-of.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import { contentWords } from '../report/words.ts';
import type { Asked, Quantity } from './quantity.ts';
import { rowOfMeasure } from './row-of-measure.ts';
import { isSpent } from './spent.ts';
import { isKindOf, statementValue } from './statement-value.ts';

/** One measure of the calculation as it was found. */
export type AskedTerm = { readonly kind: 'term'; readonly metric: string; readonly words: string; readonly time: TimeQuery | null; readonly value: Decimal; readonly unit: Unit; readonly facts: readonly ReadFact[] };
/** The calculation as it is written: its terms, its constants, and the signs between them. */
export type Written = AskedTerm | { readonly kind: 'number'; readonly value: string } | { readonly kind: 'sign'; readonly text: string };

export type AskedValue = {
  readonly value: Decimal;
  /** A fraction for a ratio or growth; `none` for a figure without a unit in its source. */
  readonly unit: Unit;
  readonly facts: readonly ReadFact[];
  readonly filled: string;
  readonly written: readonly Written[];
  /** Every term is a figure that the sources show; a ratio worked out by a usual formula may be meant otherwise. */
  readonly isDirect: boolean;
  /** Rows of equal standing give other values for one of its terms. */
  readonly isContested: boolean;
};

export function evaluateAsked(asked: Asked, context: AuditContext): AskedValue | null {
  const found = evaluate(asked.quantity, asked.time, context);
  return found === null || !found.value.isFinite() || found.facts.length === 0 ? null : found;
}

function evaluate(quantity: Quantity, time: TimeQuery | null, context: AuditContext): AskedValue | null {
  switch (quantity.kind) {
    case 'number': return { value: decimal(quantity.value), unit: { kind: 'none' }, facts: [], filled: quantity.value, written: [quantity], isDirect: true, isContested: false };
    case 'measure': return measureAt(quantity.words, time, context);
    case 'at': {
      const own = quantity.time.kind === 'earlier' ? (time === null ? null : stepTime(time, { steps: -quantity.time.years, of: 'year' })) : quantity.time;
      return own === null ? null : evaluate(quantity.of, own, context);
    }
    case 'mean': return meanOf(quantity.of.map((each) => evaluate(each, time, context)));
    case 'operation': return both(evaluate(quantity.left, time, context), evaluate(quantity.right, time, context), (left, right) => operate(quantity.operator, left, right));
    case 'change': case 'growth': case 'compound': return both(evaluate(quantity.value, time, context), evaluate(quantity.base, time, context), (value, base) => moveOf(quantity, value, base));
  }
}

function both(left: AskedValue | null, right: AskedValue | null, make: (left: AskedValue, right: AskedValue) => AskedValue | null): AskedValue | null {
  return left === null || right === null ? null : make(left, right);
}

const sign = (text: string): Written => ({ kind: 'sign', text });
const signs = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const;

/** What two or more values have in common with what is made of them. */
function joined(parts: readonly AskedValue[]): Pick<AskedValue, 'facts' | 'isDirect' | 'isContested'> {
  return { facts: parts.flatMap(({ facts }) => facts), isDirect: parts.every(({ isDirect }) => isDirect), isContested: parts.some(({ isContested }) => isContested) };
}

function operate(operator: keyof typeof signs, left: AskedValue, right: AskedValue): AskedValue | null {
  const mark = ` ${signs[operator]} `;
  const of = { ...joined([left, right]), filled: `(${left.filled}${mark}${right.filled})`, written: [sign('('), ...left.written, sign(mark), ...right.written, sign(')')] };
  const kept = left.facts.length === 0 ? right.unit : left.unit;
  switch (operator) {
    case '+': return { ...of, value: left.value.plus(right.value), unit: kept };
    case '-': return { ...of, value: left.value.minus(right.value), unit: kept };
    case '*': return { ...of, value: left.value.times(right.value), unit: left.facts.length === 0 || right.facts.length === 0 ? kept : { kind: 'none' } };
    case '/': return right.value.isZero() ? null : { ...of, value: left.value.dividedBy(right.value), unit: right.facts.length === 0 ? left.unit : { kind: 'fraction' } };
  }
}

function moveOf(quantity: Extract<Quantity, { kind: 'change' | 'growth' | 'compound' }>, value: AskedValue, base: AskedValue): AskedValue | null {
  const of = joined([value, base]);
  const difference = value.value.minus(base.value);
  const change: Written[] = [sign('('), ...value.written, sign(' − '), ...base.written, sign(')')];
  if (quantity.kind === 'change') return { ...of, value: difference, unit: value.unit, filled: `(${value.filled} − ${base.filled})`, written: change };
  if (base.value.isZero()) return null;
  if (quantity.kind === 'growth') return { ...of, value: difference.dividedBy(base.value.abs()), unit: { kind: 'fraction' }, filled: `(${value.filled} − ${base.filled}) ÷ |${base.filled}|`, written: [...change, sign(' ÷ '), ...base.written] };
  const ratio = value.value.dividedBy(base.value);
  const written: Written[] = [sign('('), ...value.written, sign(' ÷ '), ...base.written, sign(')^('), { kind: 'number', value: '1' }, sign(' ÷ '), { kind: 'number', value: String(quantity.years) }, sign(') − '), { kind: 'number', value: '1' }];
  return ratio.isPositive() ? { ...of, value: Decimal.pow(ratio, decimal(1).dividedBy(quantity.years)).minus(1), unit: { kind: 'fraction' }, filled: `(${value.filled} ÷ ${base.filled})^(1 ÷ ${String(quantity.years)}) − 1`, written } : null;
}

function meanOf(values: readonly (AskedValue | null)[]): AskedValue | null {
  const found = values.filter((value) => value !== null);
  const [first] = found;
  if (first === undefined || found.length < values.length) return null;
  const sum = found.reduce((total, each) => total.plus(each.value), decimal(0));
  const count = String(found.length);
  const written = [sign('(('), ...found.flatMap((each, at) => (at === 0 ? each.written : [sign(' + '), ...each.written])), sign(') ÷ '), { kind: 'number', value: count } as const, sign(')')];
  return { ...joined(found), value: sum.dividedBy(found.length), unit: first.unit, filled: `(${found.map((each) => each.filled).join(' + ')}) ÷ ${count}`, written };
}

function measureAt(words: string, time: TimeQuery | null, context: AuditContext): AskedValue | null {
  const id = metricOf(words, context.dictionary);
  return id === null ? null : metricAt({ id, words }, time, context);
}

type NamedMetric = { readonly id: string; readonly words: string };

function metricAt({ id, words }: NamedMetric, time: TimeQuery | null, context: AuditContext): AskedValue | null {
  const metric = metricById(id, context.dictionary);
  const stated = statementValue(id, time, { words, context });
  if (stated.kind === 'settled') return termValue({ kind: 'term', metric: id, words, time, value: stated.value, unit: unitOf(metric, stated.fact.fact.unit), facts: [stated.fact] }, context, { isDirect: true, isContested: false });
  const bound = boundAt({ id, words }, { time, isContested: stated.kind === 'contested' }, context);
  return bound?.isDirect === true && !bound.isContested ? bound : ratioAt(metric, time, context) ?? bound;
}

/** A margin, and any other measure that is one line of a statement over another of its kind. A flow over a balance leaves open of which day. */
function ratioAt(metric: Metric | undefined, time: TimeQuery | null, context: AuditContext): AskedValue | null {
  const ids = /^(\w+) \/ (\w+)$/.exec(metric?.formula ?? '')?.slice(1) ?? [];
  if (new Set(ids.map((id) => metricById(id, context.dictionary)?.kind)).size !== 1) return null;
  const [left, right] = ids.map((id) => statedAt({ id, words: '' }, time, context));
  return both(left ?? null, right ?? null, (one, other) => operate('/', one, other));
}

function statedAt(named: NamedMetric, time: TimeQuery | null, context: AuditContext): AskedValue | null {
  return statementValue(named.id, time, { words: named.words, context }).kind === 'settled' ? metricAt(named, time, context) : null;
}

function boundAt({ id, words }: NamedMetric, at: { readonly time: TimeQuery | null; readonly isContested: boolean }, context: AuditContext): AskedValue | null {
  const { time } = at;
  const metric = metricById(id, context.dictionary);
  const stems = new Set(contentWords(words).map((word) => word.stem));
  const bound = valueOf(id, time, { entity: null, context, confidence: 1, depth: 0, words: stems })[0];
  const found = bound !== undefined && bound.metric === 'agrees' && (time === null || bound.period === 'agrees') ? bound : rowOfMeasure(id, time, context);
  if (found === null) return null;
  const isOtherKind = found.formula === null && metric !== undefined && found.facts.some((read) => !isKindOf(metric, read));
  const value = isSpent(id) ? found.value.abs() : found.value;
  return termValue({ kind: 'term', metric: id, words, time, value, unit: unitOf(metric, found.unit), facts: found.facts }, context, { isDirect: found.formula === null, isContested: at.isContested || isOtherKind || found.rivals.length > 0 });
}

/** A table of figures per share may not say so in each row. */
function unitOf(metric: Metric | undefined, unit: Unit): Unit {
  return unit.kind === 'money' && metric?.unit.kind === 'money' ? { ...unit, per: metric.unit.per ?? unit.per } : unit;
}

function termValue(term: AskedTerm, { dictionary }: AuditContext, how: Pick<AskedValue, 'isDirect' | 'isContested'>): AskedValue {
  const { metric, time, value, unit, facts } = term;
  return { value, unit, facts, ...how, written: [term], filled: `${metricById(metric, dictionary)?.label ?? metric} ${time === null ? '' : `${timeName(time)} `}${value.toSignificantDigits(12).toString()}` };
}

/** The measure that the words are; a measure among other telling words is another line's. */
function metricOf(words: string, dictionary: Dictionary | undefined): string | null {
  const whole = metricByLabel(words, dictionary);
  if (whole !== null) return whole.id;
  const [longest] = findMetrics(words, dictionary).toSorted((left, right) => right.end - right.start - (left.end - left.start));
  if (longest === undefined) return null;
  const others = contentWords(`${words.slice(0, longest.start)} ${words.slice(longest.end)}`).filter((word) => !plainWords.has(word.stem));
  return others.length === 0 ? longest.metric.id : null;
}

const plainWords = new Set(['total', 'net', 'consolidated', 'annual', 'overall', 'end', 'line', 'item', 'balance', 'ratio', 'unadjusted']);
