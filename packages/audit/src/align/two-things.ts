// Readings over two rows, or over several that a sentence lists: shares, ratios, margins, differences, sums, averages.
import type { Span } from '@assay/record';
import type { Candidate } from '../bind/candidate.ts';
import type { TimeQuery } from '../bind/time-query.ts';
import { averageOf, shareOf } from '../derive/change.ts';
import { sumOf } from '../derive/sum.ts';
import { cellTime } from './cell-time.ts';
import { combinedAt, combinedRows, formedShares, totalRows } from './combined.ts';
import { combine, openness, pairCells, type PairKind } from './cell-pairs.ts';
import { labelWords } from './label-words.ts';
import { spokenPart, type Phrase } from './name-score.ts';
import { cellsAt, type Named } from './operands.ts';
import { pairedProse } from './paired-prose.ts';
import { severalNamed } from './several.ts';
import { ratiosOverTime, timesIn, timeShares } from './shares-by-time.ts';
import { rowOf } from './within-years.ts';
import { entityOf, found, NAMED, namesThing, phraseOf, ranked, type Found, type Work } from './work.ts';
import type { Zones } from './zones.ts';

/** Rows that may be named by part of a sentence only. */
const PART_NAMED = 0.25;
const LISTED = 0.4;

export function twoOf(work: Work, kind: PairKind, zones: Zones): Found[] {
  const [left, right] = [phraseOf(work, zones.left), phraseOf(work, zones.right)];
  const [parts, wholes] = [left, right].map((phrase) => (namesThing(phrase) ? [...ranked(work, phrase, PART_NAMED), ...totalRows(work, phrase, PART_NAMED)] : [])) as [Named[], Named[]];
  const whole = phraseOf(work, null);
  const mayDiffer = timesIn(work, zones.left).length > 0 && timesIn(work, zones.right).length > 0;
  const dated = kind === 'share' ? [...(zones.isOrdered && !namesThing(left) ? timeShares(work, zones, wholes) : []), ...ratiosOverTime(work)] : [];
  const formed = kind === 'share' ? [...formedShares(work, zones), ...shareOfCombined(work, parts)] : [];
  return [...dated, ...formed, ...pairedProse(work, kind), ...severalOf(work, kind, zones), ...parts.flatMap((part) => wholes.flatMap((of) => {
    const score = scorePair(work, { part, of, whole, isOrdered: zones.isOrdered });
    return score < NAMED ? [] : pairCells(work.times.all, { part, of, mayDiffer }, work.index).flatMap(([one, other]) => combine(kind, one, other).flatMap((candidate) => found(candidate, score - openness(one, other), kind === 'share' || kind === 'sum' || kind === 'average')).map((item): Found => ({ ...item, isPair: true })));
  }))];
}

/** The words have to name both; together they have to explain the sentence. */
function scorePair(work: Work, pair: { readonly part: Named; readonly of: Named; readonly whole: Phrase; readonly isOrdered: boolean }): number {
  const together = spokenPart(pair.whole, [pair.part.series, pair.of.series], work.index);
  return 0.5 * together + 0.35 * Math.min(pair.part.score, pair.of.score) + 0.15 * Math.max(pair.part.score, pair.of.score);
}

/** A row over the total of the rows that have its words: "24% of total trading assets are derivatives". */
function shareOfCombined(work: Work, parts: readonly Named[]): Found[] {
  return combinedRows(work).flatMap((whole) => parts.filter((part) => whole.rows.some((row) => row.series === part.series)).flatMap((part) => cellsAt(part, work.times.all, work.index).flatMap((cell) => {
    const of = combinedAt(work, whole, work.times.own);
    return of === null ? [] : found(shareOf(cell, of), (part.score + whole.score) / 2);
  })));
}

/** Several things that a stretch lists, added up in each column that has them all. */
type Summed = { readonly sum: Candidate; readonly cells: readonly Candidate[]; readonly score: number };

function summed(work: Work, zones: readonly Span[]): Summed[] {
  const named = severalNamed(zones, { text: work.sentence.text, words: work.words, all: work.all, rank: (phrase) => ranked(work, phrase, LISTED) });
  const [first, ...others] = (named ?? []).map((item) => cellsAt(byRow(work, item), work.times.all, work.index).filter((cell) => isOfTime(work, cell)));
  if (named === null || first === undefined) return [];
  const score = Math.min(...named.map((item) => item.score));
  return first.flatMap((cell) => {
    const beside = others.flatMap((cells) => cells.find((other) => alongside(other, [cell])) ?? []);
    const sum = beside.length < others.length ? null : sumOf([cell, ...beside]);
    return sum === null ? [] : [{ sum, cells: [cell, ...beside], score }];
  });
}

/** What the words name by its row stands in every column of it; by its column, in that alone. */
function byRow(work: Work, item: Named): Named {
  const isByColumn = item.series.facts.some((read) => labelWords(read.column.join(' ')).some((word) => !word.soft && work.all.has(word.stem)));
  return isByColumn ? item : { ...item, series: { ...item.series, facts: rowOf(work, item) } };
}

/** "The change in loans and advances": of what a list adds up to. */
export function summedMoves(work: Work, move: (now: Candidate, before: Candidate) => Candidate | null): Found[] {
  const { own, base } = work.times.pair;
  if (own === null || base === null) return [];
  const sums = summed(work, [{ start: 0, end: work.sentence.text.length }]);
  const at = (time: TimeQuery): Summed[] => sums.filter(({ cells }) => cells.every((cell) => cell.facts[0] !== undefined && cellTime(time, cell.facts[0]) === 'agrees'));
  return at(own).flatMap((now) => at(base).flatMap((before) => { const made = move(now.sum, before.sum); return made === null ? [] : found(made, Math.min(now.score, before.score)); }));
}

function isOfTime(work: Work, cell: Candidate): boolean {
  return work.times.all.length <= 1 || cell.period === 'agrees';
}

function severalOf(work: Work, kind: PairKind, zones: Zones): Found[] {
  if (kind === 'difference' || kind === 'excess') return [];
  if (kind !== 'share') return summed(work, [{ start: 0, end: work.sentence.text.length }]).flatMap(({ sum, cells, score }) => found(kind === 'sum' ? sum : averageOf(cells), score));
  const [parts, wholes] = [summed(work, zones.left), summed(work, zones.right)];
  const overOne = parts.flatMap((part) => singles(work, zones.right, part).flatMap((of) => found(shareOf(part.sum, of), (part.score + of.confidence) / 2)));
  const ofSum = wholes.flatMap((of) => singles(work, zones.left, null).filter((part) => alongside(part, of.cells)).flatMap((part) => found(shareOf(part, of.sum), (part.confidence + of.score) / 2)));
  const bySum = parts.flatMap((part) => wholes.filter((of) => of.cells.every((cell) => alongside(cell, part.cells))).flatMap((of) => found(shareOf(part.sum, of.sum), (part.score + of.score) / 2)));
  return [...overOne, ...ofSum, ...bySum];
}

/** Single cells that a stretch names; beside a sum, in its column and none of its parts. */
function singles(work: Work, zones: readonly Span[], beside: Summed | null): Candidate[] {
  const cells = ranked(work, phraseOf(work, zones), LISTED).flatMap((named) => cellsAt(named, work.times.all, work.index));
  return beside === null ? cells : cells.filter((cell) => alongside(cell, beside.cells) && !beside.cells.some((part) => part.facts[0] === cell.facts[0]));
}

/** In the column of the parts. */
function alongside(cell: Candidate, parts: readonly Candidate[]): boolean {
  const [own, other] = [cell.facts[0]?.fact.anchor, parts[0]?.facts[0]?.fact.anchor];
  return own?.kind !== 'cell' || other?.kind !== 'cell' || (own.table === other.table && (own.column === other.column || own.row === other.row));
}

const sales = new Set(['revenue', 'sale', 'turnover']);

/** "The operating margin of printing papers": the line that the words before it name, over sales. */
export function marginsOf(work: Work): Found[] {
  const at = work.sentence.text.search(/\bmargin\b/i);
  const times = work.times.own === null ? work.times.all : [work.times.own];
  const words = work.words.filter((word) => word.start < at || word.start > at + 6);
  const wholes = work.index.series.filter((series) => !series.isProse && !series.isWholeRow && series.own.some((word) => sales.has(word)) && series.own.filter((word) => work.index.isHard(word) && !sales.has(word) && !work.all.has(word)).length <= 1);
  return ranked(work, { words, all: work.all }, LISTED).flatMap((part) => wholes.flatMap((series) => {
    const of: Named = { series, score: 1 - 0.08 * series.own.length, entity: entityOf(work) };
    return pairCells(times, { part, of, mayDiffer: false }, work.index).flatMap(([one, other]) => combine('share', one, other).flatMap((made) => found(made, 0.7 * part.score + 0.25 * of.score - openness(one, other))));
  }));
}

