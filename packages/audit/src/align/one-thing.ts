// Readings over one row: its value, its change between two times, its sum or average over several.
import type { Candidate } from '../bind/candidate.ts';
import { averageOf, changeOf, growthOf } from '../derive/change.ts';
import { sumOf } from '../derive/sum.ts';
import { combinedAt, combinedRows } from './combined.ts';
import { yearOfQuery } from './cell-time.ts';
import { columnGroups, isSummable } from './column-group.ts';
import { nameScore } from './name-score.ts';
import { cellsAt, listOf, openingAndClosing, pairsOf, type Named } from './operands.ts';
import { movesInProse } from './paired-prose.ts';
import { speaksOfMove } from './plans.ts';
import { pooledProse } from './pooled-prose.ts';
import { summedMoves } from './two-things.ts';
import { withinYears } from './within-years.ts';
import { entityOf, found, NAMED, phraseOf, ranked, type Found, type Work } from './work.ts';

const LEVEL_COST = 0.2;
/** A sentence that states a level may have a word of change in its label. */
const LOOSE_MOVE = 0.04;
const COLUMN_COST = 0.05;
/** Said outright, it goes before the plain change. */
const PER_YEAR = 0.03;

export function valuesOf(work: Work): Found[] {
  const { own, all } = work.times;
  const times = own === null ? all : [own];
  const cells = ranked(work, phraseOf(work, null), NAMED).flatMap((named) => cellsAt(named, times, work.index).flatMap((cell) => found(withSign(work, cell), cell.confidence - valueCost(work, cell))));
  return [...cells, ...withinYears(work)];
}

function measureOf(cell: Candidate): string | undefined {
  return cell.facts[0]?.fact.dimensions['measure'];
}

/** A figure that its own sentence calls a decrease is below nought beside a claim about a change. */
function withSign(work: Work, cell: Candidate): Candidate {
  return work.reading.role === 'delta' && work.reading.direction !== null && measureOf(cell) === 'decrease' && cell.value.isPositive() ? { ...cell, value: cell.value.negated() } : cell;
}

/** A level is no change: it stands for one only where its own label says so. */
function valueCost(work: Work, cell: Candidate): number {
  const { own, base } = work.times.pair;
  const isMove = work.reading.role === 'delta' || (own !== null && base !== null && speaksOfMove(work.sentence.text));
  return isMove && measureOf(cell) === undefined ? LEVEL_COST : 0;
}

/** "The difference was 5" leaves open which was the larger; "the change was 5" does not. */
function isUnsigned(work: Work): boolean {
  return work.reading.direction === null && /\b(?:difference|gap|spread|variation|variance|differ|differed|range)\b/i.test(work.sentence.text);
}

/** "The five-year change": the whole stretch of a row, where no time is written. */
function isOverAll(work: Work): boolean {
  const { own, base } = work.times.pair;
  return own === null && base === null && /\b(?:two|three|four|five|six|ten|\d+)[- ]year\b/i.test(work.sentence.text);
}

export function movesOf(work: Work, kind: 'growth' | 'change'): Found[] {
  const { own, base } = work.times.pair;
  const isReturn = /\b(?:return|roi|cumulative|investment)\b/i.test(work.sentence.text) || isOverAll(work);
  const cost = work.reading.operation === 'value' && (own === null || base === null) ? LOOSE_MOVE : 0;
  const named = ranked(work, phraseOf(work, null), NAMED);
  const isSigned = !(kind === 'change' && isUnsigned(work));
  const move = kind === 'growth' ? growthOf : changeOf;
  const levels = [...named, ...pooledProse(named)].filter((item) => !speaksOfAverage(work, item));
  const perYear = kind === 'change' && /\b(?:average|mean) (?:annual|yearly)|\bper year on average\b/i.test(work.sentence.text) ? yearlyMoves(work, levels) : [];
  return [...perYear, ...levels.flatMap((item) => pairsOf(item, { own, base, isReturn }).flatMap(([now, before]) => found(move(now, before), item.score - cost, isSigned))), ...averageMoves(work, named, move), ...combinedMoves(work, move), ...summedMoves(work, move), ...movesInProse(work, kind)];
}

/** "The average annual increase": the whole change over the number of years. */
function yearlyMoves(work: Work, levels: readonly Named[]): Found[] {
  const { own, base } = work.times.pair;
  const years = own === null || base === null ? 0 : (yearOfQuery(own) ?? 0) - (yearOfQuery(base) ?? 0);
  return years < 2 ? [] : levels.flatMap((item) => pairsOf(item, { own, base, isReturn: false }).flatMap(([now, before]) => found(perYearOf(changeOf(now, before), years), item.score + PER_YEAR)));
}

function perYearOf(change: Candidate, years: number): Candidate {
  const value = change.value.dividedBy(years);
  const filled = `(${change.formula?.filled ?? ''}) ÷ ${String(years)}`;
  return { ...change, value, formula: { expression: '(value − base) ÷ years', filled, result: value.toSignificantDigits(12).toString(), inexact: false } };
}

function combinedMoves(work: Work, move: (now: Candidate, before: Candidate) => Candidate | null): Found[] {
  const { own, base } = work.times.pair;
  if (own === null || base === null) return [];
  return combinedRows(work).flatMap((whole) => {
    const [now, before] = [combinedAt(work, whole, own), combinedAt(work, whole, base)];
    return now === null || before === null ? [] : found(move(now, before), whole.score);
  });
}

/** An average that is no part of the row's own name. */
function speaksOfAverage(work: Work, { series }: Named): boolean {
  return /\b(?:change|difference|increase|decrease|growth|variation) (?:in|of|between) (?:the )?average\b/i.test(work.sentence.text) && !series.own.includes('average');
}

/** "The change in average inventories between 2023 and 2024": each average is over the opening and the closing of its year. */
function averageMoves(work: Work, named: readonly Named[], move: (now: Candidate, before: Candidate) => Candidate | null): Found[] {
  const { own, base } = work.times.pair;
  if (own === null || base === null) return [];
  return named.filter((item) => speaksOfAverage(work, item)).flatMap((item) => {
    const [now, before] = [openingAndClosing(item, own, work.index), openingAndClosing(item, base, work.index)].map((cells) => (cells === null ? null : averageOf(cells)));
    return now === null || before === null || now === undefined || before === undefined ? [] : found(move(now, before), item.score);
  });
}

/** Over listed times; for an average with one year, over its opening and its closing. */
export function listsOf(work: Work, isSum: boolean): Found[] {
  const named = ranked(work, phraseOf(work, null), NAMED);
  const { listed } = work.times;
  const columns = listed.length < 2 ? [] : columnGroups(work.index).map((series) => ({ series, score: nameScore(work.whole, series, work.index) - COLUMN_COST, entity: entityOf(work) })).filter((item) => item.score >= NAMED);
  const [only] = listed;
  return [...named, ...pooledProse(named), ...columns].flatMap((item) => {
    const cells = listOf(item, listed, work.index) ?? (!isSum && listed.length === 1 && only !== undefined ? openingAndClosing(item, only, work.index) : null);
    return cells === null ? [] : found(isSum ? sumOf(cells) : averageOf(cells), item.score + 0.02);
  });
}

/** The largest or smallest cell of a row over its times, or of a column over its rows. */
export function extremesOf(work: Work, isMax: boolean): Found[] {
  const rows = work.times.all.length > 0 ? [] : ranked(work, work.whole, NAMED);
  const columns = columnGroups(work.index).map((series) => ({ series, score: nameScore(work.whole, series, work.index) - COLUMN_COST, entity: entityOf(work) })).filter((named) => named.score >= NAMED);
  return [...rows, ...columns].flatMap((named) => {
    const cells = cellsAt(named, work.times.all, work.index);
    const [first] = cells;
    if (first === undefined || cells.length < 2 || cells.some((cell) => cell.unit.kind !== first.unit.kind)) return [];
    const best = cells.reduce((one, other) => (isMax === other.value.gt(one.value) && !other.value.eq(one.value) ? other : one));
    const formula = { expression: isMax ? 'max' : 'min', filled: cells.map((cell) => cell.value.toString()).join(', '), result: best.value.toString(), inexact: false };
    return found({ ...best, formula }, named.score);
  });
}

/** Over the rows of a column, where the words name the column and no row. */
export function columnsOf(work: Work, isSum: boolean): Found[] {
  const phrase = phraseOf(work, null);
  const totals = isSum ? combinedRows(work).flatMap((whole) => found(combinedAt(work, whole, work.times.own), whole.score)) : [];
  return [...totals, ...columnGroups(work.index).filter(isSummable).flatMap((series) => {
    const named = { series, score: nameScore(phrase, series, work.index) - COLUMN_COST, entity: entityOf(work) };
    const cells = named.score < NAMED ? [] : cellsAt(named, [], work.index);
    return cells.length < 2 ? [] : found(isSum ? sumOf(cells) : averageOf(cells), named.score);
  })];
}

