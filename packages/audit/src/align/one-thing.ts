// Readings over one row: its value, its change between two times, its sum or average over several.
import type { Candidate } from '../bind/candidate.ts';
import { averageOf, changeOf, growthOf } from '../derive/change.ts';
import { sumOf } from '../derive/sum.ts';
import { columnGroups, isSummable } from './column-group.ts';
import { nameScore } from './name-score.ts';
import { cellsAt, listOf, pairsOf } from './operands.ts';
import { speaksOfMove } from './plans.ts';
import { pooledProse } from './pooled-prose.ts';
import { entityOf, found, NAMED, phraseOf, ranked, type Found, type Work } from './work.ts';

const LEVEL_COST = 0.2;
/** A sentence that states a level may have a word of change in its label. */
const LOOSE_MOVE = 0.04;
const COLUMN_COST = 0.05;

export function valuesOf(work: Work): Found[] {
  const { own, all } = work.times;
  const times = own === null ? all : [own];
  return ranked(work, phraseOf(work, null), NAMED).flatMap((named) => cellsAt(named, times, work.index).flatMap((cell) => found(withSign(work, cell), cell.confidence - valueCost(work, cell))));
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

export function movesOf(work: Work, kind: 'growth' | 'change'): Found[] {
  const { own, base } = work.times.pair;
  const isReturn = /\b(?:return|roi|cumulative|investment)\b/i.test(work.sentence.text);
  const cost = work.reading.operation === 'value' && (own === null || base === null) ? LOOSE_MOVE : 0;
  const named = ranked(work, phraseOf(work, null), NAMED);
  return [...named, ...pooledProse(named)].flatMap((named) => pairsOf(named, { own, base, isReturn }).flatMap(([now, before]) => found(kind === 'growth' ? growthOf(now, before) : changeOf(now, before), named.score - cost, !(kind === 'change' && isUnsigned(work)))));
}

export function listsOf(work: Work, isSum: boolean): Found[] {
  const named = ranked(work, phraseOf(work, null), NAMED);
  return [...named, ...pooledProse(named)].flatMap((item) => {
    const cells = listOf(item, work.times.listed);
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
  return columnGroups(work.index).filter(isSummable).flatMap((series) => {
    const named = { series, score: nameScore(phrase, series, work.index) - COLUMN_COST, entity: entityOf(work) };
    const cells = named.score < NAMED ? [] : cellsAt(named, [], work.index);
    return cells.length < 2 ? [] : found(isSum ? sumOf(cells) : averageOf(cells), named.score);
  });
}

