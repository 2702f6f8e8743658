// Direction and rank words are claims about the order of facts: is it really higher than before, really the highest of its years?
import type { Decimal } from '@assay/record';
import type { Candidate } from '../bind/candidate.ts';
import { speaksOfOutflow, type Comparison } from '../bind/compare.ts';
import { claimTimes, stepTime, timeName, type TimeQuery } from '../bind/time-query.ts';
import type { ClaimReading } from '../claims/reading.ts';
import type { AuditContext } from './audit-context.ts';
import { growthOf } from './change.ts';
import { impliedBase, subjectsOf, type NamedSubject } from './claim-values.ts';

export type Ordered = { readonly holds: boolean; readonly comparison: Comparison; readonly statement: string; readonly certain: boolean };

/** A value that moved less than this share is called unchanged. */
const FLAT = 0.02;
const MAX_YEARS = 30;

/** Null when the claim has no word of order, or the sources do not hold both sides of it. */
export function orderOf(reading: ClaimReading, context: AuditContext): Ordered | null {
  if (reading.rank !== null) return rankOrder(reading, context);
  if (reading.direction === null || reading.operation === 'growth' || reading.operation === 'change' || reading.operation === 'cagr') return null;
  const subjects = subjectsOf(reading, context);
  const named = subjects.filter((subject) => subject.id !== null && subject.id === reading.metrics[0]?.id);
  for (const subject of named.length > 0 ? named : subjects) {
    const ordered = directionOrder(reading, subject);
    if (ordered !== null) return ordered;
  }
  return null;
}

/** The two times that a direction word compares; null when the sentence leaves one open. A price without a second day has none. */
function comparedTimes(reading: ClaimReading, subject: NamedSubject): { readonly own: TimeQuery; readonly before: TimeQuery } | null {
  const times = claimTimes(reading);
  if (times.own === null || (subject.id === 'price' && times.base === null)) return null;
  const isEarlier = reading.role === 'base';
  const own = isEarlier ? times.base ?? laterTime(reading, times.own) : times.own;
  const before = isEarlier || own === null ? times.own : times.base ?? impliedBase(own, subject.id);
  return own === null || before === null ? null : { own, before };
}

function directionOrder(reading: ClaimReading, subject: NamedSubject): Ordered | null {
  const times = comparedTimes(reading, subject);
  if (times === null) return null;
  const { before } = times;
  const value = subject.values(times.own)[0];
  const base = subject.values(before)[0];
  if (value === undefined || base === undefined || value.facts[0] === base.facts[0] || value.unit.kind !== base.unit.kind) return null;
  const growth = growthOf(sized(reading, value), sized(reading, base));
  if (growth === null) return null;
  const holds = directionHolds(reading.direction, growth.value);
  return { holds, comparison: { candidate: growth, equality: null, shown: growth.value, notes: [] }, certain: subject.confidence >= 0.5, statement: `${value.subject}: ${value.value.toSignificantDigits(8).toString()} against ${base.value.toSignificantDigits(8).toString()} in ${timeName(before)}` };
}

/** Costs and payments that a source shows below nought grow when they get further from it. */
function sized(reading: ClaimReading, value: Candidate): Candidate {
  return value.value.isNegative() && speaksOfOutflow(reading.clauseWords) ? { ...value, value: value.value.negated() } : value;
}

/** "Rose from A …": the word's own time is that of the later value. */
function laterTime(reading: ClaimReading, own: TimeQuery): TimeQuery | null {
  const anchor = reading.anchor === null ? null : claimTimes({ period: reading.anchor, base: null, anchor: null, role: 'target' }).own;
  return anchor !== null && JSON.stringify(anchor) !== JSON.stringify(own) ? anchor : stepTime(own, { steps: 1, of: 'year' });
}

function directionHolds(direction: ClaimReading['direction'], growth: Decimal): boolean {
  if (direction === 'flat') return growth.abs().lte(FLAT);
  return direction === 'up' ? growth.isPositive() && !growth.isZero() : growth.isNegative() && !growth.isZero();
}

function rankOrder(reading: ClaimReading, context: AuditContext): Ordered | null {
  const own = claimTimes(reading).own;
  const rank = reading.rank;
  if (rank === null || own?.kind !== 'fiscal' || (rank.rank !== 'highest' && rank.rank !== 'lowest')) return null;
  for (const subject of subjectsOf(reading, context)) {
    const value = subject.values(own)[0];
    if (value === undefined) continue;
    const others = earlierValues(subject, own, rank.years ?? MAX_YEARS);
    if (others.length === 0) return null;
    return ranked({ reading, value, others, isWhole: rank.years !== null && others.length >= rank.years - 1, confidence: subject.confidence });
  }
  return null;
}

function earlierValues(subject: NamedSubject, own: Extract<TimeQuery, { kind: 'fiscal' }>, years: number): Candidate[] {
  const found: Candidate[] = [];
  for (let back = 1; back < Math.min(years, MAX_YEARS); back += 1) {
    const value = subject.values({ ...own, year: own.year - back })[0];
    if (value === undefined) break;
    found.push(value);
  }
  return found;
}

function ranked(at: { readonly reading: ClaimReading; readonly value: Candidate; readonly others: readonly Candidate[]; readonly isWhole: boolean; readonly confidence: number }): Ordered {
  const isHighest = at.reading.rank?.rank === 'highest';
  const beaten = at.others.filter((other) => (isHighest ? other.value.gt(at.value.value) : other.value.lt(at.value.value)));
  const years = at.others.length + 1;
  const candidate: Candidate = { ...at.value, facts: [at.value, ...at.others].flatMap((item) => item.facts.slice(0, 1)), formula: { expression: isHighest ? 'max over years' : 'min over years', filled: [at.value, ...at.others].map((item) => item.value.toSignificantDigits(6).toString()).join(', '), result: at.value.value.toString(), inexact: false } };
  return { holds: beaten.length === 0, comparison: { candidate, equality: null, shown: at.value.value, notes: [] }, certain: at.isWhole && at.confidence >= 0.5, statement: `${at.value.subject} over ${String(years)} years${beaten.length > 0 ? `: ${String(beaten.length)} other year${beaten.length === 1 ? '' : 's'} ${isHighest ? 'higher' : 'lower'}` : ''}` };
}
