// Readings over two rows, or over several that a sentence lists: shares, ratios, margins, differences, sums, averages.
import type { Span } from '@assay/record';
import type { Candidate } from '../bind/candidate.ts';
import { averageOf, shareOf } from '../derive/change.ts';
import { sumOf } from '../derive/sum.ts';
import { combine, openness, pairCells, type PairKind } from './cell-pairs.ts';
import { spokenPart, type Phrase } from './name-score.ts';
import { cellsAt, type Named } from './operands.ts';
import { severalNamed } from './several.ts';
import { ratiosOverTime, timesIn, timeShares } from './shares-by-time.ts';
import { entityOf, found, NAMED, namesThing, phraseOf, ranked, type Found, type Work } from './work.ts';
import type { Zones } from './zones.ts';

/** Rows that may be named by part of a sentence only. */
const PART_NAMED = 0.25;
const LISTED = 0.4;

export function twoOf(work: Work, kind: PairKind, zones: Zones): Found[] {
  const [left, right] = [phraseOf(work, zones.left), phraseOf(work, zones.right)];
  const [parts, wholes] = [namesThing(left) ? ranked(work, left, PART_NAMED) : [], namesThing(right) ? ranked(work, right, PART_NAMED) : []];
  const whole = phraseOf(work, null);
  const mayDiffer = timesIn(work, zones.left).length > 0 && timesIn(work, zones.right).length > 0;
  const dated = kind === 'share' ? [...(zones.isOrdered && !namesThing(left) ? timeShares(work, zones, wholes) : []), ...ratiosOverTime(work)] : [];
  return [...dated, ...severalOf(work, kind, zones), ...parts.flatMap((part) => wholes.flatMap((of) => {
    const score = scorePair(work, { part, of, whole, isOrdered: zones.isOrdered });
    return score < NAMED ? [] : pairCells(work.times.all, { part, of, mayDiffer }, work.index).flatMap(([one, other]) => combine(kind, one, other).flatMap((candidate) => found(candidate, score - openness(one, other), kind === 'share' || kind === 'sum' || kind === 'average')).map((item): Found => ({ ...item, isPair: true })));
  }))];
}

/** The words have to name both; together they have to explain the sentence. */
function scorePair(work: Work, pair: { readonly part: Named; readonly of: Named; readonly whole: Phrase; readonly isOrdered: boolean }): number {
  const together = spokenPart(pair.whole, [pair.part.series, pair.of.series], work.index);
  return 0.5 * together + 0.35 * Math.min(pair.part.score, pair.of.score) + 0.15 * Math.max(pair.part.score, pair.of.score);
}

/** The sum of several rows, at one time. */
function summed(work: Work, zones: readonly Span[]): readonly { readonly cells: readonly Candidate[]; readonly score: number }[] {
  const named = severalNamed(zones, { text: work.sentence.text, words: work.words, all: work.all, rank: (phrase) => ranked(work, phrase, LISTED) });
  if (named === null) return [];
  const cells = named.map((item) => cellsAt(item, work.times.all, work.index).find((cell) => isOfTime(work, cell)));
  const whole = cells.filter((cell) => cell !== undefined);
  return whole.length < named.length ? [] : [{ cells: whole, score: Math.min(...named.map((item) => item.score)) }];
}

function isOfTime(work: Work, cell: Candidate): boolean {
  return work.times.all.length <= 1 || cell.period === 'agrees';
}

function severalOf(work: Work, kind: PairKind, zones: Zones): Found[] {
  if (kind === 'difference') return [];
  if (kind !== 'share') return summed(work, [{ start: 0, end: work.sentence.text.length }]).flatMap(({ cells, score }) => found(kind === 'sum' ? sumOf(cells) : averageOf(cells), score));
  const right = phraseOf(work, zones.right);
  return summed(work, zones.left).flatMap(({ cells, score }) => ranked(work, right, LISTED).flatMap((of) => cellsAt(of, work.times.all, work.index).filter((cell) => !cells.some((part) => part.facts[0] === cell.facts[0]) && alongside(cell, cells))
    .flatMap((cell) => { const part = sumOf(cells); return part === null ? [] : found(shareOf(part, cell), (score + of.score) / 2); })));
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

