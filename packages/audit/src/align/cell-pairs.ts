// Two cells as operands of one operation: of one unit, of one table, of one time.
import type { Candidate } from '../bind/candidate.ts';
import { averageOf, changeOf, growthOf, shareOf } from '../derive/change.ts';
import { sumOf } from '../derive/sum.ts';
import { partOf, yearsOfCell } from './cell-time.ts';
import { cellsAt, type Named } from './operands.ts';
import type { TimeQuery } from '../bind/time-query.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import type { SeriesIndex } from './series.ts';

/** `excess` is the difference in percent of the second: "A was 20% above B". */
export type PairKind = 'share' | 'difference' | 'excess' | 'sum' | 'average';

export function openness(one: Candidate, other: Candidate): number {
  return one.period === 'agrees' && other.period === 'agrees' ? 0 : 0.04;
}

export function combine(kind: PairKind, one: Candidate, other: Candidate): Candidate[] {
  if (one.unit.kind !== other.unit.kind && one.unit.kind !== 'none' && other.unit.kind !== 'none') return [];
  const made = results[kind](one, other);
  return made === null ? [] : [made];
}

const results: Readonly<Record<PairKind, (one: Candidate, other: Candidate) => Candidate | null>> = {
  share: shareOf, difference: changeOf, excess: growthOf, sum: (one, other) => sumOf([one, other]), average: (one, other) => averageOf([one, other]),
};

/** Both operands are of one of the times; of different ones only where the words give each its own. */
export function pairCells(times: readonly TimeQuery[], pair: { readonly part: Named; readonly of: Named; readonly mayDiffer: boolean }, index: SeriesIndex): (readonly [Candidate, Candidate])[] {
  const { part, of, mayDiffer } = pair;
  const [ones, others] = [cellsAt(part, times, index), cellsAt(of, times, index)];
  return ones.flatMap((one) => others.filter((other) => other.facts[0] !== one.facts[0] && sameTable(one, other) && (mayDiffer || sameTime(one, other))).map((other) => [one, other] as const));
}

function sameTable(one: Candidate, other: Candidate): boolean {
  const [left, right] = [one.facts[0]?.fact.anchor, other.facts[0]?.fact.anchor];
  return left?.kind !== 'cell' || right?.kind !== 'cell' || left.table === right.table;
}

/** Of other rows and other columns, of times that differ: "first quarter" of one line and "second quarter" of another. */
function areAcross(left: ReadFact, right: ReadFact): boolean {
  const [one, other] = [left.fact.anchor, right.fact.anchor];
  return one.kind === 'cell' && other.kind === 'cell' && one.row !== other.row && one.column !== other.column && left.column.join(' ') !== right.column.join(' ') && [left, right].every((read) => read.mentions.length > 0);
}

/** Operands stand in the same column of time, unless the words give each a time of its own. A balance of a year's last day stands beside a flow of that year. */
function sameTime(one: Candidate, other: Candidate): boolean {
  const [left, right] = [one.facts[0], other.facts[0]];
  if (left === undefined || right === undefined) return true;
  if (left.fact.period === null || right.fact.period === null) return !areAcross(left, right);
  if (JSON.stringify(left.fact.period) === JSON.stringify(right.fact.period)) return true;
  const isTable = left.fact.anchor.kind === 'cell' && right.fact.anchor.kind === 'cell';
  return !isTable && partOf(left) === partOf(right) && yearsOfCell(left).some((year) => yearsOfCell(right).includes(year));
}
