// A sentence of running text that gives just two amounts of one unit: what is computed in its words is computed from these two.
import type { Candidate } from '../bind/candidate.ts';
import { changeOf, growthOf, shareOf } from '../derive/change.ts';
import { sumOf } from '../derive/sum.ts';
import { combine, type PairKind } from './cell-pairs.ts';
import { nameScore } from './name-score.ts';
import { cellsAt, type Named } from './operands.ts';
import type { Series, SeriesIndex } from './series.ts';
import { entityOf, found, NAMED, type Found, type Work } from './work.ts';

const COST = 0.03;
/** A share of what the two amounts make together is a step further from the words. */
const TOGETHER_COST = 0.05;

type Two = { readonly first: Candidate; readonly second: Candidate; readonly score: number };

function sentenceOf({ facts }: Series): string {
  const anchor = facts[0]?.fact.anchor;
  return `${facts[0]?.fact.capture ?? ''} ${anchor?.kind === 'paragraph' ? String(anchor.index) : ''} ${facts[0]?.caption ?? ''}`;
}

function startOf({ facts }: Series): number {
  const anchor = facts[0]?.fact.anchor;
  return anchor?.kind === 'paragraph' || anchor?.kind === 'span' ? anchor.start : 0;
}

/** An amount, where the words name it and it may be of the sentence's times. */
function amountOf(work: Work, series: Series): { readonly cell: Candidate; readonly score: number } | null {
  const named: Named = { series, score: nameScore(work.whole, series, work.index), entity: entityOf(work) };
  const [cell] = named.score < NAMED ? [] : cellsAt(named, work.times.all, work.index);
  return cell === undefined ? null : { cell, score: named.score };
}

const sentences = new WeakMap<SeriesIndex, readonly (readonly [Series, Series])[]>();

/** The sentences of just two amounts of one unit, found once per set of facts. */
function pairsIn(index: SeriesIndex): readonly (readonly [Series, Series])[] {
  const known = sentences.get(index);
  if (known !== undefined) return known;
  const amounts = index.series.filter((series) => series.isProse).flatMap((series) => series.facts.map((read): Series => ({ ...series, facts: [read] })));
  const made = [...Map.groupBy(amounts, (series) => `${sentenceOf(series)} ${JSON.stringify(series.facts[0]?.fact.unit)}`).values()].flatMap((members): [Series, Series][] => {
    const [first, second] = members.toSorted((left, right) => startOf(left) - startOf(right));
    return members.length !== 2 || first === undefined || second === undefined ? [] : [[first, second]];
  });
  sentences.set(index, made);
  return made;
}

function twosOf(work: Work): Two[] {
  return pairsIn(work.index).flatMap(([first, second]): Two[] => {
    const [one, other] = [amountOf(work, first), amountOf(work, second)];
    return one === null || other === null ? [] : [{ first: one.cell, second: other.cell, score: Math.max(one.score, other.score) - COST }];
  });
}

function asPair(items: readonly Found[]): Found[] {
  return items.map((item) => ({ ...item, isPair: true }));
}

/** Shares, differences, sums and averages of the two amounts of a sentence. */
export function pairedProse(work: Work, kind: PairKind): Found[] {
  if (kind === 'excess') return [];
  const isPart = work.reading.numeral?.unit.kind === 'percent';
  return twosOf(work).flatMap(({ first, second, score }) => {
    if (kind === 'share') return asPair(sharesOf(first, second, isPart).flatMap(({ share, cost }) => found(share, score - cost)));
    return asPair(combine(kind, first, second).flatMap((made) => found(made, score, kind !== 'difference')));
  });
}

/** A ratio is of the one to the other; a percentage may be of both together. */
function sharesOf(first: Candidate, second: Candidate, isPart: boolean): { readonly share: Candidate | null; readonly cost: number }[] {
  const together = isPart ? sumOf([first, second]) : null;
  const [part, whole] = first.value.lt(second.value) ? [first, second] : [second, first];
  return [{ share: shareOf(part, whole), cost: 0 }, ...(together === null ? [] : [first, second].map((one) => ({ share: shareOf(one, together), cost: TOGETHER_COST })))];
}

const fromTo = /\bfrom\b[^.;]{1,120}\bto\b/i;

/** "The pool shrank from 1,300 to 400 boats": a move between two amounts without times. */
export function movesInProse(work: Work, kind: 'growth' | 'change'): Found[] {
  return twosOf(work).filter(({ first, second }) => [first, second].every((one) => fromTo.test(one.facts[0]?.caption ?? '')))
    .flatMap(({ first, second, score }) => asPair(found(kind === 'growth' ? growthOf(second, first) : changeOf(second, first), score)));
}
