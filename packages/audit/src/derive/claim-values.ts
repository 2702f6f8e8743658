// Every value that the sources hold for what a claim's words say, best reading first. Words guide; no pair is tried until one fits.
import { metricById, yearsApart } from '@assay/calc';
import type { Candidate } from '../bind/candidate.ts';
import { matchRows, type RowMatch } from '../bind/match-row.ts';
import { claimTimes, stepTime, type TimeQuery } from '../bind/time-query.ts';
import type { ClaimReading, MetricReading } from '../claims/reading.ts';
import type { AuditContext } from './audit-context.ts';
import { averageOf, changeOf, compoundGrowthOf, growthOf, shareOf } from './change.ts';
import type { Asked } from './facts-for.ts';
import { isMarketMetric } from './market-metric.ts';
import { meanClose } from './mean-close.ts';
import { modelValue } from './model-value.ts';
import { peerMedian } from './peer-median.ts';
import { rowValues } from './row-values.ts';
import { beginningOfRun, monthsBetween, runBetween } from './run-of-times.ts';
import { valueOf } from './value-of.ts';
import { volatilityOfCloses } from './volatility-of-closes.ts';

/** Something a claim may speak of: a dictionary metric or a row of a source. */
type Subject = (query: TimeQuery | null) => Candidate[];
export type NamedSubject = { readonly values: Subject; readonly confidence: number; readonly id: string | null };

const MAX_METRICS = 3;
/** The only metric of a sentence, or the nearest, is what its numbers speak of, however long the sentence. */
const NEAREST = 0.6;

/** Confidence falls with the distance of the words: 1 at the number, half at some ninety characters. */
function confidenceOf(metric: MetricReading): number {
  return 1 / (1 + Math.max(0, metric.distance) / 140);
}

export function claimValues(reading: ClaimReading, context: AuditContext): Candidate[] {
  const model = modelValue(reading, context) ?? peerMedian(reading, context) ?? context.trades?.(reading, context) ?? null;
  if (model !== null) return [model];
  const ofCloses = [meanClose(reading, context), volatilityOfCloses(reading, context)].find((one) => one !== undefined);
  if (ofCloses !== undefined) return ofCloses === null ? [] : [ofCloses];
  const times = claimTimes(reading);
  const found = subjectsOf(reading, context).flatMap((subject) => operate(reading, subject, { times, context }));
  return found.sort((left, right) => right.confidence - left.confidence);
}

export function subjectsOf(reading: ClaimReading, context: AuditContext): NamedSubject[] {
  const asked = askedBy(reading, context);
  const known = reading.metrics.filter((metric) => metric.id !== null).slice(0, MAX_METRICS).map((metric): NamedSubject => {
    const confidence = metric === reading.metrics[0] && metric.fits ? Math.max(NEAREST, confidenceOf(metric)) : confidenceOf(metric);
    return { id: metric.id, confidence, values: (query) => valueOf(metric.id ?? '', isMarketDefault(metric.id, reading, context) ? null : query, { ...asked, confidence }) };
  });
  const rows = matchRows(reading, context.index).map((match: RowMatch): NamedSubject => ({ id: null, confidence: match.score, values: (query) => rowValues(match, query, asked) }));
  return [...known, ...rows];
}

/** A market figure without a time of its own is read on the report's day, whatever year the sentence before spoke of. */
function isMarketDefault(id: string | null, reading: ClaimReading, context: AuditContext): boolean {
  return id !== null && isMarketMetric(id, context.dictionary) && reading.period !== null && reading.period.inherited !== null;
}

function askedBy(reading: ClaimReading, context: AuditContext): Asked {
  return { entity: reading.claim.entity, context, confidence: 1, depth: 0, words: new Set([...reading.clauseWords, ...reading.sentenceWords]) };
}

type At = { readonly times: ReturnType<typeof claimTimes>; readonly context: AuditContext };

function operate(reading: ClaimReading, subject: NamedSubject, at: At): Candidate[] {
  switch (reading.operation) {
    case 'growth': return growthValues(reading, subject, at);
    case 'change': return baseTimes(at, subject).flatMap((base) => pairs(subject, at, base).map(([value, from]) => changeOf(value, from)));
    case 'share': return shareValues(reading, subject, at);
    case 'cagr': return compoundValues(reading, subject, at);
    case 'average': return averageValues(subject, at.times, beginningOfRun(reading));
    case 'assumption': return [];
    case 'value': case 'sum': case 'difference': return subject.values(at.times.own);
  }
}

/** A metric that is itself a growth rate or a percentage is also read as it stands. */
function growthValues(reading: ClaimReading, subject: NamedSubject, at: At): Candidate[] {
  const grown = baseTimes(at, subject).flatMap((base) => pairs(subject, at, base).flatMap(([value, from]) => growthOf(value, from) ?? []));
  const metric = subject.id === null ? undefined : metricById(subject.id, at.context.dictionary);
  const asValue = metric?.unit.kind === 'percent' || reading.direction === null ? subject.values(at.times.own).filter((value) => value.unit.kind === 'percent' || value.unit.kind === 'fraction') : [];
  return metric?.kind === 'indicator' ? asValue : [...grown, ...asValue];
}

/** The stated base; else a year before, as "rose 6%" means without more words. */
function baseTimes(at: At, subject: NamedSubject): TimeQuery[] {
  if (at.times.base !== null) return [at.times.base];
  const before = at.times.own === null ? null : impliedBase(at.times.own, subject.id);
  return before === null ? [] : [before];
}

/** The time a change is measured from when the words leave it out: a year before; for a price on a day, the close before. */
export function impliedBase(own: TimeQuery, id: string | null): TimeQuery | null {
  return stepTime(own, { steps: -1, of: id === 'price' && own.kind === 'date' ? 'day' : 'year' });
}

function pairs(subject: NamedSubject, at: At, base: TimeQuery): (readonly [Candidate, Candidate])[] {
  const value = subject.values(at.times.own)[0];
  const from = subject.values(base)[0];
  return value === undefined || from === undefined || value.facts[0] === from.facts[0] ? [] : [[value, from]];
}

function shareValues(reading: ClaimReading, subject: NamedSubject, at: At): Candidate[] {
  const asked = askedBy(reading, at.context);
  const wholes = reading.denominators.slice(0, 2).filter((metric) => metric.id !== subject.id);
  const values = subject.values(at.times.own);
  const shares = wholes.flatMap((metric) => {
    const whole = valueOf(metric.id ?? '', at.times.own, { ...asked, confidence: confidenceOf(metric) })[0];
    return whole === undefined ? [] : values.slice(0, 1).flatMap((part) => shareOf(part, whole) ?? []);
  });
  return [...shares, ...values.filter((value) => value.unit.kind === 'percent' || value.unit.kind === 'fraction')];
}

function compoundValues(reading: ClaimReading, subject: NamedSubject, at: At): Candidate[] {
  const { own, base } = at.times;
  const years = yearsBetween(reading, own, base);
  if (years === null || own === null) return [];
  const from = base ?? stepTime(own, { steps: -years, of: 'year' });
  return from === null ? [] : pairs(subject, at, from).flatMap(([value, start]) => compoundGrowthOf(value, start, years) ?? []);
}

function yearsBetween(reading: ClaimReading, own: TimeQuery | null, base: TimeQuery | null): number | null {
  const apart = own === null || base === null ? null : yearsOfTimes(own, base);
  if (apart !== null) return apart;
  const mention = reading.period?.mention;
  return mention?.kind === 'span' ? mention.years : null;
}

function yearsOfTimes(own: TimeQuery, base: TimeQuery): number | null {
  if (own.kind === 'fiscal' && base.kind === 'fiscal') return own.year - base.year;
  if (own.kind === 'date' && base.kind === 'date') return yearsApart(base.on, own.on);
  const months = monthsBetween(own, base);
  return months === null ? null : months / 12;
}

function averageValues(subject: NamedSubject, { own, base }: At['times'], from: TimeQuery | null): Candidate[] {
  const times = runBetween(own, from ?? (base?.kind === 'fiscal' ? base : null));
  const values = times.flatMap((time) => subject.values(time)[0] ?? []);
  const average = times.length > 0 && values.length === times.length ? averageOf(values) : null;
  if (average !== null) return [average];
  // Of a run that is not held whole, or of days, no month and no day stands for all.
  return from === null ? subject.values(own) : [];
}
