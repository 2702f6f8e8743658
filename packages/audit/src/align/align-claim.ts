// A claim against the tables and sentences of documents that no typed reader knows: the words choose the operation, the rows, the columns; the best-named
// reading decides. An equal value under words that name another row better is a coincidence, and is not taken.
import type { Span } from '@assay/record';
import type { Token } from '../numerals/index.ts';
import type { Candidate } from '../bind/candidate.ts';
import { resolveTime } from '../bind/time-query.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import { cellTime, timeRank } from './cell-time.ts';
import { compareFigure, negated, type Comparison } from '../bind/compare.ts';
import type { FactIndex } from '../bind/fact-index.ts';
import type { ClaimReading } from '../claims/reading.ts';
import { averageOf, changeOf, growthOf, shareOf } from '../derive/change.ts';
import { sumOf } from '../derive/sum.ts';
import { labelWords, stretchWords, type LabelWord } from './label-words.ts';
import { nameScore, spokenPart, type Phrase } from './name-score.ts';
import { cellsAt, listOf, operand, pairsOf, type Named } from './operands.ts';
import { columnGroups } from './column-group.ts';
import { plansFor, speaksOfMove, type Plan } from './plans.ts';
import { pooledProse } from './pooled-prose.ts';
import { sentenceTimes, type SentenceTimes } from './sentence-times.ts';
import { severalNamed } from './several.ts';
import { seriesOf, type SeriesIndex } from './series.ts';
import type { Zones } from './zones.ts';

export type Alignment = { readonly best: Comparison | null; readonly match: Comparison | null };

type Sentence = NonNullable<ClaimReading['scene']>;
type Work = { readonly reading: ClaimReading; readonly sentence: Sentence; readonly index: SeriesIndex; readonly times: SentenceTimes; readonly words: readonly LabelWord[]; readonly all: ReadonlySet<string> };
type Found = { readonly candidate: Candidate; readonly score: number; readonly isSigned: boolean; readonly isPair: boolean };

/** A reading counts beside the best one when it is this near to it. */
const MARGIN = 0.2;
/** Two rows chosen together have to be the two that the words name. */
const PAIR_MARGIN = 0.14;
/** Words that name a row less well than this name none. */
const NAMED = 0.34;
/** From here on the words name the row well enough to contradict. */
const CERTAIN = 0.78;
const KEPT = 6;
const LEVEL_COST = 0.2;
/** A sentence that states a level may have a word of change in its label. */
const LOOSE_MOVE = 0.04;
const COLUMN_COST = 0.05;

export function alignClaim(reading: ClaimReading, facts: FactIndex): Alignment | null {
  const sentence = reading.scene;
  if (reading.numeral === null || sentence === null) return null;
  const index = seriesOf(facts);
  if (index.series.length === 0) return null;
  const words = wordsOf(sentence);
  const work: Work = { reading, sentence, index, words, times: sentenceTimes(reading, sentence.text, sentence.tokens), all: new Set(labelWords(sentence.text).map((word) => word.stem)) };
  return decide(reading, plansFor({ reading, text: sentence.text, span: sentence.span, times: work.times }).flatMap((plan) => readPlan(work, plan)));
}
/** The words of a sentence that no other figure or fixed time covers: "at 31 December" names a balance, "1-3 years" a column. */
function wordsOf(sentence: Sentence): LabelWord[] {
  const covered = sentence.tokens.filter((token) => token.kind === 'number' ? token.span.start === sentence.span.start || token.text.length > 3 : token.kind === 'period' && !isUndated(token)).map((token) => token.span);
  return labelWords(sentence.text).filter((word) => (word.stem.startsWith('~') || !covered.some((span) => word.start < span.end && word.end > span.start)) && !(word.start < sentence.span.end && word.end > sentence.span.start));
}

function isUndated(token: Extract<Token, { kind: 'period' }>): boolean {
  return token.mention.kind === 'month' && token.mention.year === null;
}

function decide(reading: ClaimReading, found: readonly Found[]): Alignment | null {
  const compared = found.filter((item) => item.score >= NAMED && item.candidate.entity !== 'conflicts').map((item) => ({ item, comparison: compareSigned(reading, item) })).filter(({ comparison }) => comparison.shown !== null)
    .sort((left, right) => right.item.score - left.item.score);
  const first = compared[0];
  if (first === undefined) return null;
  const match = compared.find(({ item, comparison }) => comparison.equality !== null && item.score >= first.item.score - (item.candidate.facts.length > 1 && item.isPair ? PAIR_MARGIN : MARGIN));
  return { best: first.item.score >= CERTAIN ? first.comparison : null, match: match?.comparison ?? null };
}

/** A difference whose words leave the order open is equal with either sign. */
function compareSigned(reading: ClaimReading, found: Found): Comparison {
  const plain = compareFigure(reading, found.candidate);
  if (plain.equality !== null || found.isSigned || reading.numeral === null || reading.numeral.negative) return plain;
  return compareFigure({ ...reading, numeral: negated(reading.numeral) }, found.candidate);
}

function readPlan(work: Work, plan: Plan): Found[] {
  switch (plan.kind) {
    case 'value': return valuesOf(work);
    case 'margin': return marginsOf(work);
    case 'growth': case 'change': return movesOf(work, plan.kind);
    case 'sum-of-times': case 'average-of-times': return listsOf(work, plan.kind === 'sum-of-times');
    case 'sum-of-column': case 'average-of-column': return columnsOf(work, plan.kind === 'sum-of-column');
    case 'share': case 'difference': case 'sum': case 'average': return twoOf(work, plan.kind, plan.zones);
  }
}

function phraseOf(work: Work, zones: readonly Span[] | null): Phrase {
  const words = zones === null ? work.words : work.words.filter((word) => zones.some((zone) => word.start >= zone.start && word.end <= zone.end));
  return { words, all: work.all };
}

function ranked(work: Work, phrase: Phrase, least: number): Named[] {
  return work.index.series.map((series): Named => ({ series, score: nameScore(phrase, series, work.index), entity: work.reading.claim.entity })).filter((named) => named.score >= least).sort((left, right) => right.score - left.score).slice(0, KEPT);
}

function found(candidate: Candidate | null, score: number, isSigned = true): Found[] {
  return candidate === null ? [] : [{ candidate: { ...candidate, confidence: score, metric: 'agrees' }, score, isSigned, isPair: false }];
}

function valuesOf(work: Work): Found[] {
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

function movesOf(work: Work, kind: 'growth' | 'change'): Found[] {
  const { own, base } = work.times.pair;
  const isReturn = /\b(?:return|roi|cumulative|investment)\b/i.test(work.sentence.text);
  const cost = work.reading.operation === 'value' && (own === null || base === null) ? LOOSE_MOVE : 0;
  const named = ranked(work, phraseOf(work, null), NAMED);
  return [...named, ...pooledProse(named)].flatMap((named) => pairsOf(named, { own, base, isReturn }).flatMap(([now, before]) => found(kind === 'growth' ? growthOf(now, before) : changeOf(now, before), named.score - cost, !(kind === 'change' && isUnsigned(work)))));
}

function listsOf(work: Work, isSum: boolean): Found[] {
  const named = ranked(work, phraseOf(work, null), NAMED);
  return [...named, ...pooledProse(named)].flatMap((item) => {
    const cells = listOf(item, work.times.listed);
    return cells === null ? [] : found(isSum ? sumOf(cells) : averageOf(cells), item.score + 0.02);
  });
}

/** Over the rows of a column, where the words name the column and no row. */
function columnsOf(work: Work, isSum: boolean): Found[] {
  const phrase = phraseOf(work, null);
  return columnGroups(work.index).flatMap((series) => {
    const named = { series, score: nameScore(phrase, series, work.index) - COLUMN_COST, entity: work.reading.claim.entity };
    const cells = named.score < NAMED ? [] : cellsAt(named, [], work.index);
    return cells.length < 2 ? [] : found(isSum ? sumOf(cells) : averageOf(cells), named.score);
  });
}

function twoOf(work: Work, kind: 'share' | 'difference' | 'sum' | 'average', zones: Zones): Found[] {
  const [left, right] = [phraseOf(work, zones.left), phraseOf(work, zones.right)];
  const [parts, wholes] = [namesThing(left) ? ranked(work, left, 0.25) : [], namesThing(right) ? ranked(work, right, 0.25) : []];
  const whole = phraseOf(work, null);
  const dated = kind === 'share' ? [...(zones.isOrdered && !namesThing(left) ? timeShares(work, zones, wholes) : []), ...ratiosOverTime(work)] : [];
  return [...dated, ...severalOf(work, kind, zones), ...parts.flatMap((part) => wholes.flatMap((of) => {
    const score = scorePair(work, { part, of, whole, isOrdered: zones.isOrdered });
    return score < NAMED ? [] : pairCells(work, part, of).flatMap(([one, other]) => combine(kind, one, other).flatMap((candidate) => found(candidate, score - openness(one, other), kind === 'share' || kind === 'sum' || kind === 'average')).map((item): Found => ({ ...item, isPair: true })));
  }))];
}

/** "14.9% of the total are due in 2013": the part is named by its time alone, and stands in the whole's own row or column. */
function timeShares(work: Work, zones: Zones, wholes: readonly Named[]): Found[] {
  const inside = (span: Span): boolean => zones.left.some((zone) => span.start >= zone.start && span.end <= zone.end);
  const stretches = stretchWords(work.sentence.text);
  const times = work.sentence.tokens.flatMap((token) => { const query = token.kind === 'period' && inside(token.span) && !stretches.some((word) => token.span.start < word.end && token.span.end > word.start) ? resolveTime(token.mention, null) : null; return query === null ? [] : [query]; });
  if (times.length === 0) return [];
  return wholes.flatMap((of) => cellsAt(of, [], work.index).filter((cell) => isUntimed(cell) || times.length > 1 || of.series.own.includes('total')).flatMap((cell) => besideCell(work, cell).filter((read) => times.some((time) => cellTime(time, read) === 'agrees'))
    .flatMap((read) => found(shareOf(operand(of, read, 'agrees'), cell), of.score - 0.05))));
}

/** The sum of several rows, at one time. */
function summed(work: Work, zones: readonly Span[]): readonly { readonly cells: readonly Candidate[]; readonly score: number }[] {
  const named = severalNamed(zones, { text: work.sentence.text, words: work.words, all: work.all, rank: (phrase) => ranked(work, phrase, 0.4) });
  if (named === null) return [];
  const cells = named.map((item) => cellsAt(item, work.times.all, work.index).find((cell) => sameTime(named, work, cell)));
  const whole = cells.filter((cell) => cell !== undefined);
  return whole.length < named.length ? [] : [{ cells: whole, score: Math.min(...named.map((item) => item.score)) }];
}

function sameTime(_named: readonly Named[], work: Work, cell: Candidate): boolean {
  return work.times.all.length <= 1 || cell.period === 'agrees';
}

function severalOf(work: Work, kind: 'share' | 'difference' | 'sum' | 'average', zones: Zones): Found[] {
  if (kind === 'difference') return [];
  if (kind !== 'share') return summed(work, [{ start: 0, end: work.sentence.text.length }]).flatMap(({ cells, score }) => found(kind === 'sum' ? sumOf(cells) : averageOf(cells), score));
  const right = phraseOf(work, zones.right);
  return summed(work, zones.left).flatMap(({ cells, score }) => ranked(work, right, 0.4).flatMap((of) => cellsAt(of, work.times.all, work.index).filter((cell) => !cells.some((part) => part.facts[0] === cell.facts[0]) && alongside(cell, cells))
    .flatMap((cell) => { const part = sumOf(cells); return part === null ? [] : found(shareOf(part, cell), (score + of.score) / 2); })));
}

/** In the column of the parts. */
function alongside(cell: Candidate, parts: readonly Candidate[]): boolean {
  const [own, other] = [cell.facts[0]?.fact.anchor, parts[0]?.facts[0]?.fact.anchor];
  return own?.kind !== 'cell' || other?.kind !== 'cell' || (own.table === other.table && (own.column === other.column || own.row === other.row));
}

/** "The ratio of revenue in 2018 to 2017": one series at the two times, in the order in which they are written. */
function ratiosOverTime(work: Work): Found[] {
  const [first, second] = work.times.all;
  if (work.times.all.length !== 2 || first === undefined || second === undefined) return [];
  return ranked(work, phraseOf(work, null), NAMED).flatMap((named) => pairsOf(named, { own: first, base: second, isReturn: false }).flatMap(([one, other]) => found(shareOf(one, other), named.score - LOOSE_MOVE)));
}

function isUntimed(cell: Candidate): boolean {
  const [read] = cell.facts;
  return read !== undefined && timeRank(read) === null;
}

/** The other cells of a cell's row and column. */
function besideCell(work: Work, cell: Candidate): ReadFact[] {
  const anchor = cell.facts[0]?.fact.anchor;
  if (anchor?.kind !== 'cell') return [];
  return work.index.cells.filter(({ fact }) => fact.anchor.kind === 'cell' && fact.anchor.table === anchor.table && (fact.anchor.row === anchor.row) !== (fact.anchor.column === anchor.column));
}

const sales = new Set(['revenue', 'sale', 'turnover']);

/** "The operating margin of printing papers": the line that the words before it name, over sales. */
function marginsOf(work: Work): Found[] {
  const at = work.sentence.text.search(/\bmargin\b/i);
  const words = work.words.filter((word) => word.start < at || word.start > at + 6);
  const wholes = work.index.series.filter((series) => !series.isProse && !series.isWholeRow && series.own.some((word) => sales.has(word)) && series.own.filter((word) => work.index.isHard(word) && !sales.has(word) && !work.all.has(word)).length <= 1);
  return ranked(work, { words, all: work.all }, 0.4).flatMap((part) => wholes.flatMap((series) => {
    const of: Named = { series, score: 1 - 0.08 * series.own.length, entity: work.reading.claim.entity };
    return pairCells(work, part, of).flatMap(([one, other]) => combine('share', one, other).flatMap((made) => found(made, 0.7 * part.score + 0.25 * of.score - openness(one, other))));
  }));
}

/** A stretch without a word of its own names nothing: "… and 2019". */
function namesThing(phrase: Phrase): boolean {
  return phrase.words.some((word) => !word.soft || word.stem === 'total');
}

function openness(one: Candidate, other: Candidate): number {
  return one.period === 'agrees' && other.period === 'agrees' ? 0 : 0.04;
}

/** The words have to name both; together they have to explain the sentence. */
function scorePair(work: Work, pair: { readonly part: Named; readonly of: Named; readonly whole: Phrase; readonly isOrdered: boolean }): number {
  const together = spokenPart(pair.whole, [pair.part.series, pair.of.series], work.index);
  return 0.5 * together + 0.35 * Math.min(pair.part.score, pair.of.score) + 0.15 * Math.max(pair.part.score, pair.of.score);
}

function combine(kind: 'share' | 'difference' | 'sum' | 'average', one: Candidate, other: Candidate): Candidate[] {
  if (one.unit.kind !== other.unit.kind && one.unit.kind !== 'none' && other.unit.kind !== 'none') return [];
  const made = kind === 'share' ? shareOf(one, other) : kind === 'difference' ? changeOf(one, other) : kind === 'sum' ? sumOf([one, other]) : averageOf([one, other]);
  return made === null ? [] : [made];
}

/** Both operands of one time where the sentence states one; of the times it states, in their order, where it states two. */
function pairCells(work: Work, part: Named, of: Named): (readonly [Candidate, Candidate])[] {
  const { all } = work.times;
  const [ones, others] = [cellsAt(part, all, work.index), cellsAt(of, all, work.index)];
  return ones.flatMap((one) => others.filter((other) => other.facts[0] !== one.facts[0] && sameTable(one, other) && fitTimes(all.length, one, other)).map((other) => [one, other] as const));
}

function sameTable(one: Candidate, other: Candidate): boolean {
  const [left, right] = [one.facts[0]?.fact.anchor, other.facts[0]?.fact.anchor];
  return left?.kind !== 'cell' || right?.kind !== 'cell' || left.table === right.table;
}

/** With one time or none, the operands stand in the same column of time. */
function fitTimes(times: number, one: Candidate, other: Candidate): boolean {
  if (times >= 2) return true;
  const [left, right] = [one.facts[0]?.fact, other.facts[0]?.fact];
  if (left?.period === null || right?.period === null || left === undefined || right === undefined) return true;
  return JSON.stringify(left.period) === JSON.stringify(right.period);
}
