// Two cells as operands of one operation: of one unit, of one table, of one time.
import type { Candidate } from '../bind/candidate.ts';
import { averageOf, changeOf, shareOf } from '../derive/change.ts';
import { sumOf } from '../derive/sum.ts';
import { cellsAt, type Named } from './operands.ts';
import type { TimeQuery } from '../bind/time-query.ts';
import type { SeriesIndex } from './series.ts';

export type PairKind = 'share' | 'difference' | 'sum' | 'average';

export function openness(one: Candidate, other: Candidate): number {
  return one.period === 'agrees' && other.period === 'agrees' ? 0 : 0.04;
}

export function combine(kind: PairKind, one: Candidate, other: Candidate): Candidate[] {
  if (one.unit.kind !== other.unit.kind && one.unit.kind !== 'none' && other.unit.kind !== 'none') return [];
  const made = kind === 'share' ? shareOf(one, other) : kind === 'difference' ? changeOf(one, other) : kind === 'sum' ? sumOf([one, other]) : averageOf([one, other]);
  return made === null ? [] : [made];
}

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

/** Operands stand in the same column of time, unless the words give each a time of its own. */
function sameTime(one: Candidate, other: Candidate): boolean {
  const [left, right] = [one.facts[0]?.fact, other.facts[0]?.fact];
  if (left?.period === null || right?.period === null || left === undefined || right === undefined) return true;
  return JSON.stringify(left.period) === JSON.stringify(right.period);
}
