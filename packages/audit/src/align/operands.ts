// Cells of a series as operands: of one time, of a pair of times, of a list of times.
import { decimal, type Claim } from '@assay/record';
import type { Candidate } from '../bind/candidate.ts';
import { matchEntity } from '../bind/match-entity.ts';
import type { TimeQuery } from '../bind/time-query.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import { cellTime, partOf, timeRank, yearOfQuery, yearsOfCell } from './cell-time.ts';
import type { Series, SeriesIndex } from './series.ts';

/** A series with how well the words name it. */
export type Named = { readonly series: Series; readonly score: number; readonly entity: Claim['entity'] };

const OPEN_COST = 0.05;

export function operand(named: Named, read: ReadFact, period: Candidate['period']): Candidate {
  const time = timeRank(read);
  return {
    value: decimal(read.fact.value), unit: read.fact.unit, facts: [read], formula: null, metric: 'agrees', period, entity: matchEntity(named.entity, read.fact), confidence: named.score - (period === 'agrees' ? 0 : OPEN_COST),
    subject: `${named.series.label.trim()}${time === null ? '' : `, ${time}`}`, rivals: [], byRow: true,
  };
}

/** Cells of one of the times, those of no stated time where none is of it; a time that the document never speaks of has none. */
export function cellsAt(named: Named, times: readonly TimeQuery[], index: SeriesIndex): Candidate[] {
  if (times.length === 0) return named.series.facts.map((read) => operand(named, read, 'unstated'));
  const placed = named.series.facts.map((read) => ({ read, agreements: times.map((time) => cellTime(time, read)) }));
  const agreeing = placed.filter((item) => item.agreements.includes('agrees'));
  if (agreeing.length > 0) return agreeing.map((item) => operand(named, item.read, 'agrees'));
  const isKnown = times.every((time) => { const year = yearOfQuery(time); return year === null || index.years.has(year); });
  return isKnown ? placed.filter((item) => item.agreements.every((agreement) => agreement === 'unstated')).map((item) => operand(named, item.read, 'unstated')) : [];
}

/** Cells with a time, oldest first; one a time where a table repeats itself. */
export function inOrder(series: Series): ReadFact[] {
  const timed = series.facts.flatMap((read) => { const rank = timeRank(read); return rank === null ? [] : [{ read, rank }]; });
  return timed.toSorted((left, right) => left.rank.localeCompare(right.rank)).filter((item, at, all) => all.findIndex((other) => other.rank === item.rank) === at).map((item) => item.read);
}

export type Pair = readonly [now: Candidate, before: Candidate];

/** `isWhole` asks for the whole stretch of the series where no times are stated. */
export type PairTimes = { readonly own: TimeQuery | null; readonly base: TimeQuery | null; readonly isReturn: boolean };

export function pairsOf(named: Named, times: PairTimes): Pair[] {
  const { own, base, isReturn } = times;
  const cells = named.series.facts;
  const at = (time: TimeQuery): ReadFact[] => cells.filter((read) => cellTime(time, read) === 'agrees');
  const made = (now: readonly ReadFact[], before: readonly ReadFact[], period: Candidate['period']): Pair[] => now.flatMap((one) => before.filter((other) => other !== one && sameKind(one, other)).map((other): Pair => [operand(named, one, period), operand(named, other, period)])).slice(0, MAX_PAIRS);
  if (own !== null && base !== null) return made(at(own), at(base), 'agrees');
  const ordered = inOrder(named.series);
  const time = own ?? base;
  if (time === null) return [...made(ordered.length === 2 || (isReturn && ordered.length > 2) ? ordered.slice(-1) : [], ordered.slice(0, 1), 'unstated'), ...(ordered.length > 2 && !isReturn ? made(ordered.slice(-1), ordered.slice(-2, -1), 'unstated') : [])];
  return at(time).flatMap((read) => {
    const place = ordered.findIndex((other) => timeRank(other) === timeRank(read));
    const before = isReturn ? ordered[0] : ordered[place - 1];
    return before === undefined || place < 0 ? [] : made([read], [before], 'agrees');
  });
}

/** A row that is split into more columns than this is no series in time. */
const MAX_PAIRS = 6;

function sameKind(left: ReadFact, right: ReadFact): boolean {
  return left.fact.unit.kind === right.fact.unit.kind;
}

/** The four quarters of a stated year; without one, every cell. */
function partsOf(named: Named, year: TimeQuery | null): Candidate[] | null {
  const all = inOrder(named.series);
  if (year === null) return all.length < 2 ? null : all.map((read) => operand(named, read, 'unstated'));
  const quarters = all.filter((read) => /^Q[1-4]$/.test(partOf(read) ?? '') && yearsOfCell(read).includes(yearOfQuery(year) ?? 0));
  return quarters.length === 4 ? quarters.map((read) => operand(named, read, 'agrees')) : null;
}

/** One cell for each listed time, nought where the row shows a dash; null when one is missing. Without times, every cell of the series. */
export function listOf(named: Named, times: readonly TimeQuery[], index: SeriesIndex): Candidate[] | null {
  if (times.length < 2) return partsOf(named, times[0] ?? null);
  const cells = times.map((time) => named.series.facts.find((read) => cellTime(time, read) === 'agrees'));
  const shown = cells.filter((cell) => cell !== undefined);
  const [first] = shown;
  if (first === undefined || new Set(shown).size < shown.length) return null;
  const list = cells.flatMap((cell, at) => (cell !== undefined ? [operand(named, cell, 'agrees')] : times[at] !== undefined && isNil(first, times[at], index) ? [{ ...operand(named, first, 'agrees'), value: decimal(0), facts: [] }] : []));
  return list.length === times.length ? list : null;
}

/** The table has a column of the time, and the row nothing in it. */
function isNil(read: ReadFact, time: TimeQuery, index: SeriesIndex): boolean {
  const { anchor, capture } = read.fact;
  if (anchor.kind !== 'cell') return false;
  const table = index.cells.filter(({ fact }) => fact.anchor.kind === 'cell' && fact.capture === capture && fact.anchor.table === anchor.table);
  return table.some((other) => other.column.length > 0 && cellTime(time, other) === 'agrees') && !table.some((other) => other.fact.anchor.kind === 'cell' && other.fact.anchor.row === anchor.row && cellTime(time, other) === 'agrees');
}

/** The cells of a year and of the year before: a balance at the opening and at the closing of the year. */
export function openingAndClosing(named: Named, year: TimeQuery, index: SeriesIndex): Candidate[] | null {
  if (year.kind !== 'fiscal' || year.part !== 'FY') return null;
  return listOf(named, [{ ...year, year: year.year - 1 }, year], index);
}
