// The values that the sources give a dictionary metric at a time: facts as they stand, else the metric's formula over facts, else a close series.
import { commonFlowEnd, computeSeriesMetric, evaluateFormula, metricById, refuseCurrencies, runsOverMonths, type FlowInput, type Metric } from '@assay/calc';
import { addDays, daysBetween, decimal, periodDays, periodEnd, type Decimal, type IsoDate, type Unit } from '@assay/record';
import type { Candidate, Formula } from '../bind/candidate.ts';
import { preferFacts } from '../bind/fact-index.ts';
import { matchEntity, sameEntity } from '../bind/match-entity.ts';
import { matchPeriod } from '../bind/match-period.ts';
import { stepTime, timeName, type TimeQuery } from '../bind/time-query.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import { closesOf } from './closes.ts';
import { factsFor, type Asked } from './facts-for.ts';
import { isMarketMetric } from './market-metric.ts';
import { statementCurrency } from './statement-currency.ts';
import { trailingTwelveMonths } from './trailing.ts';

const MAX_DEPTH = 4;
/** A balance sheet stands for the present for a year and a filing season; an older one speaks of another time. */
const OLDEST_BALANCE_DAYS = 400;

/** Candidate values of a metric at a time, preferred first; empty when the sources cannot give it. */
export function valueOf(id: string, query: TimeQuery | null, asked: Asked): Candidate[] {
  const metric = metricById(id, asked.context.dictionary);
  if (metric === undefined || asked.depth > MAX_DEPTH) return [];
  const direct = directValues(metric, query, asked);
  if (direct.length > 0) return direct;
  const series = seriesValue(metric, query, asked);
  if (series !== null) return [series];
  const derived = formulaValue(metric, query, asked);
  return derived === null ? [] : [derived];
}

function directValues(metric: Metric, query: TimeQuery | null, asked: Asked): Candidate[] {
  const facts = factsFor(metric.id, asked);
  if (query === null) return latestValues(metric, facts, asked);
  const onTime = facts.filter((read) => matchPeriod(query, read) === 'agrees');
  const groups = [...Map.groupBy(onTime, (read) => (read.fact.period === null ? '' : periodKey(read)))].map(([, members]) => preferFacts(members));
  if (groups.length > 0) return groups.map((group) => factCandidate(metric, group, { asked, query, period: 'agrees' })).sort(byPreference);
  const undated = metric.kind === 'stock' && query.kind === 'fiscal' && query.part === 'FY' ? onlyInstant(query, facts) : [];
  if (undated.length > 0) return [factCandidate(metric, undated, { asked, query, period: 'agrees' })];
  const trailing = query.kind === 'trailing' || query.kind === 'date' ? marketValue(metric, facts, { asked, query }) : null;
  return trailing === null ? [] : [trailing];
}

/** A balance sheet without a fiscal label is the year's when it is the only one of that year. */
function onlyInstant(query: TimeQuery, facts: readonly ReadFact[]): ReadFact[] {
  const open = facts.filter((read) => read.fact.period?.kind === 'instant' && matchPeriod(query, read) === 'unstated');
  const days = new Set(open.map((read) => (read.fact.period?.kind === 'instant' ? read.fact.period.on : '')));
  return days.size === 1 ? preferFacts(open) : [];
}

function byPreference(left: Candidate, right: Candidate): number {
  const first = left.facts[0];
  const second = right.facts[0];
  return first === undefined || second === undefined ? 0 : preferFacts([first, second])[0] === first ? -1 : 1;
}

function periodKey(read: ReadFact): string {
  const { period } = read.fact;
  if (period === null) return '';
  return period.kind === 'labelled' ? `${String(period.fiscal.year)}${period.fiscal.part}` : period.kind === 'instant' ? period.on : `${period.start}/${period.end}`;
}

type Placed = { readonly asked: Asked; readonly query: TimeQuery | null; readonly period: 'agrees' | 'unstated' };

function factCandidate(metric: Metric, group: readonly ReadFact[], placed: Placed): Candidate {
  const [first, ...others] = group;
  if (first === undefined) throw new RangeError('a group of facts has a member');
  return {
    value: decimal(first.fact.value), unit: first.fact.unit, facts: [first], formula: null, metric: 'agrees', period: placed.period,
    entity: matchEntity(placed.asked.entity, first.fact), confidence: placed.asked.confidence,
    subject: `${metric.label}, ${placed.query === null ? periodKey(first) : timeName(placed.query)}`,
    rivals: others.filter((read) => read.fact.value !== first.fact.value),
  };
}

/** Without a stated time: the newest value of each length, newest first. */
function latestValues(metric: Metric, facts: readonly ReadFact[], asked: Asked): Candidate[] {
  const dated = facts.filter((read) => read.fact.period !== null && (asked.context.asOf === null || (periodEnd(read.fact.period) ?? '') <= asked.context.asOf));
  const groups = [...Map.groupBy(dated, periodKey)].map(([, members]) => preferFacts(members));
  const newest = groups.toSorted((left, right) => endOf(right).localeCompare(endOf(left)));
  return newest.slice(0, 2).map((group) => factCandidate(metric, group, { asked, query: null, period: 'unstated' }));
}

function endOf(group: readonly ReadFact[]): string {
  const period = group[0]?.fact.period;
  return period === null || period === undefined ? '' : periodEnd(period) ?? `${String(period.fiscal?.year ?? 0)}-12-31`;
}

/** On a market day a flow means the trailing twelve months and a stock the last balance sheet. */
function marketValue(metric: Metric, facts: readonly ReadFact[], placed: { readonly asked: Asked; readonly query: TimeQuery }): Candidate | null {
  const on = placed.query.kind === 'date' ? placed.query.on : placed.asked.context.asOf ?? '9999-12-31';
  if (metric.unit.kind === 'shares' && metric.kind === 'flow') return latestDuration(metric, facts, { ...placed, on });
  if (metric.kind === 'flow' || metric.kind === 'per-share') {
    const trailing = trailingTwelveMonths(facts, on);
    if (trailing === null) return null;
    return {
      ...factCandidate(metric, trailing.facts, { asked: placed.asked, query: placed.query, period: 'agrees' }), value: trailing.value, facts: trailing.facts, rivals: [],
      formula: trailing.facts.length === 1 ? null : { expression: `ttm(${metric.id})`, filled: trailing.filled, result: trailing.value.toString(), inexact: false },
    };
  }
  if (metric.kind !== 'stock') return null;
  const earlier = facts.filter((read) => read.fact.period?.kind === 'instant' && read.fact.period.on <= on && daysBetween(read.fact.period.on, on) <= OLDEST_BALANCE_DAYS);
  const newest = earlier.map((read) => (read.fact.period?.kind === 'instant' ? read.fact.period.on : '')).sort().at(-1);
  const group = preferFacts(earlier.filter((read) => read.fact.period?.kind === 'instant' && read.fact.period.on === newest));
  return group.length === 0 ? null : factCandidate(metric, group, { asked: placed.asked, query: placed.query, period: 'agrees' });
}

/** A weighted average of shares is never summed: the newest stands. */
function latestDuration(metric: Metric, facts: readonly ReadFact[], placed: { readonly asked: Asked; readonly query: TimeQuery; readonly on: IsoDate }): Candidate | null {
  const ended = facts.filter((read) => read.fact.period?.kind === 'duration' && read.fact.period.end <= placed.on);
  const newest = ended.map((read) => endOf([read])).sort().at(-1);
  const shortest = ended.filter((read) => endOf([read]) === newest).toSorted((left, right) => durationOf(left) - durationOf(right));
  const group = preferFacts(shortest.filter((read) => durationOf(read) === durationOf(shortest[0])));
  return group.length === 0 ? null : factCandidate(metric, group, { asked: placed.asked, query: placed.query, period: 'agrees' });
}

function durationOf(read: ReadFact | undefined): number {
  return read?.fact.period === null || read === undefined ? 0 : periodDays(read.fact.period) ?? 0;
}

/** The day on which a market or indicator claim is judged. */
export function marketDay(query: TimeQuery | null, asked: Asked): IsoDate | null {
  if (query?.kind === 'date') return query.on;
  if (query?.kind === 'ended') return query.end;
  return asked.context.asOf;
}

function seriesValue(metric: Metric, query: TimeQuery | null, asked: Asked): Candidate | null {
  const series = closesOf(asked);
  const day = marketDay(query, asked);
  if (series === null || day === null) return null;
  // Under the figures of a fiscal year a price is the newest at hand: of companies side by side some have closes to a later day than others.
  const on = query?.kind === 'fiscal' ? [day, series.closes.at(-1)?.date ?? day].toSorted()[0] ?? day : day;
  const computed = computeSeriesMetric(metric.id, series.closes, on);
  if (computed === null) return null;
  const used = series.facts.filter((read) => read.fact.period?.kind === 'instant' && read.fact.period.on >= computed.from && read.fact.period.on <= computed.to);
  const ends = [used.at(-1), used[0]].filter((read) => read !== undefined);
  return {
    value: decimal(computed.value), unit: inCurrencyOf(computed.unit, ends[0]), facts: ends, metric: 'agrees', period: query?.kind === 'date' ? 'agrees' : 'unstated',
    formula: { expression: `${metric.id}(closes ${computed.from} to ${computed.to})`, filled: `${String(used.length)} closes`, result: String(computed.value), inexact: computed.inexact },
    entity: 'agrees', confidence: asked.confidence, subject: `${metric.label}, ${on}`, rivals: [],
  };
}

/** A level read from closes is in the closes' currency. */
function inCurrencyOf(unit: Unit, read: ReadFact | undefined): Unit {
  return unit.kind === 'money' && read?.fact.unit.kind === 'money' ? { ...unit, currency: unit.currency ?? read.fact.unit.currency } : unit;
}

type Used = { readonly metric: string; readonly unit: Unit; readonly found: Candidate };
type Evaluated = { readonly used: readonly Used[]; readonly flows: readonly FlowInput[]; readonly value: Decimal; readonly formula: Formula };

/** On a day, flows are the twelve months up to it: where one of them ends earlier than the others, all are read up to its end. */
function formulaValue(metric: Metric, query: TimeQuery | null, asked: Asked): Candidate | null {
  const { dictionary } = asked.context;
  const first = evaluated(metric, { query, asked }, null);
  const common = first === null || (query !== null && query.kind !== 'date' && query.kind !== 'trailing') ? null : commonFlowEnd(first.flows, dictionary);
  const taken = common === null ? first : evaluated(metric, { query, asked }, common);
  if (taken === null || (common !== null && commonFlowEnd(taken.flows, dictionary) !== null)) return null;
  if (isOfSeveral(taken.used, asked) || refuseCurrencies(taken.used, statementCurrency(taken.used, asked)) !== null) return null;
  return combine({ metric, query, asked }, taken.used.map(({ found }) => found), taken);
}

/** `flowsTo`: the day up to which what runs over months is read; null where that is as the time asked for has it. */
function evaluated(metric: Metric, at: { readonly query: TimeQuery | null; readonly asked: Asked }, flowsTo: IsoDate | null): Evaluated | null {
  if (metric.formula === null) return null;
  const { dictionary } = at.asked.context;
  const used: Used[] = [];
  const flows: FlowInput[] = [];
  const outcome = evaluateFormula(metric.formula, (input) => {
    // The day after: on its last day a quarter is found as well as the year.
    const isMoved = flowsTo !== null && runsOverMonths(input.metric, dictionary);
    const found = resolveInput(input, isMoved ? { ...at, query: { kind: 'date', on: addDays(flowsTo, 1) } } : at);
    if (found === null) return null;
    used.push({ metric: input.metric, unit: found.unit, found });
    flows.push({ metric: input.metric, isShifted: input.shift !== null, facts: found.facts.map(({ fact }) => fact) });
    return { value: asFraction(found.value, found.unit), ref: found };
  });
  if (!outcome.ok || used.length === 0) return null;
  return { used, flows, value: outcome.value, formula: { expression: metric.formula, filled: outcome.filled, result: outcome.value.toString(), inexact: outcome.inexact } };
}

/** The price of one company and the sales of another make no figure: where the words name nobody, the inputs have to be of one all the same. */
function isOfSeveral(used: readonly { readonly found: Candidate }[], asked: Asked): boolean {
  if (asked.entity !== null) return false;
  const [first, ...others] = used.flatMap(({ found }) => found.facts.flatMap(({ fact }) => fact.entity ?? []));
  return first !== undefined && others.some((other) => !sameEntity(first, other));
}

function combine(at: { readonly metric: Metric; readonly query: TimeQuery | null; readonly asked: Asked }, used: readonly Candidate[], result: { readonly value: Decimal; readonly formula: Formula }): Candidate {
  const isOnReportDay = at.query === null && at.asked.context.asOf !== null && isMarketMetric(at.metric.id, at.asked.context.dictionary);
  return {
    value: result.value, unit: formulaUnit(at.metric, used), facts: used.flatMap((candidate) => candidate.facts), formula: result.formula,
    metric: 'agrees', period: at.query === null && !isOnReportDay ? 'unstated' : 'agrees', entity: worstEntity(used), confidence: at.asked.confidence,
    subject: `${at.metric.label}, ${timeName(at.query)}`, rivals: [],
  };
}

function worstEntity(used: readonly Candidate[]): Candidate['entity'] {
  return used.some((candidate) => candidate.entity === 'unstated') ? 'unstated' : 'agrees';
}

/** Formulas speak in fractions; a percentage enters as its hundredth. */
function asFraction(value: Decimal, unit: Unit): Decimal {
  return unit.kind === 'percent' || unit.kind === 'points' ? value.dividedBy(100) : value;
}

function formulaUnit(metric: Metric, used: readonly Candidate[]): Unit {
  if (metric.unit.kind === 'percent' || metric.unit.kind === 'points') return { kind: 'fraction' };
  if (metric.unit.kind !== 'money') return metric.unit;
  const money = used.map((candidate) => candidate.unit).find((unit) => unit.kind === 'money');
  return money?.kind === 'money' ? { ...metric.unit, currency: money.currency } : metric.unit;
}

type FormulaInput = { readonly metric: string; readonly shift: { readonly steps: number; readonly of: 'year' | 'quarter' } | null; readonly ttm: boolean };

function resolveInput(input: FormulaInput, at: { readonly query: TimeQuery | null; readonly asked: Asked }): Candidate | null {
  const asked = { ...at.asked, depth: at.asked.depth + 1 };
  const base = inputTime(input, at);
  const query = input.shift === null || base === null ? base : stepTime(base, input.shift);
  if (input.shift !== null && query === null) return null;
  return valueOf(input.metric, query, asked)[0] ?? null;
}

/** A formula without a time of its own is read on the report's day; a trailing input on that day as well. */
function inputTime(input: FormulaInput, at: { readonly query: TimeQuery | null; readonly asked: Asked }): TimeQuery | null {
  const day = at.asked.context.asOf;
  if (input.ttm && (at.query === null || at.query.kind === 'trailing')) return day === null ? { kind: 'trailing' } : { kind: 'date', on: day };
  if (at.query !== null) return at.query;
  return day === null ? null : { kind: 'date', on: day };
}
