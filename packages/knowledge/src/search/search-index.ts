// A question to the index: candidates, judged among those that the filter lets through, best first. What stands beside a good passage counts a little too.
import type { Chunk } from '../chunk/chunk.ts';
import type { Candidate, Filter, PassageIndex } from '../index/passage-index.ts';
import { askedTerms, type AskedQuestion } from './asked-terms.ts';
import { documentsAsked } from './documents-asked.ts';
import { furtherTexts } from './further-terms.ts';
import { fitness, weigh, type Frequencies } from './fitness.ts';

export type Hit = { readonly document: string; readonly ordinal: number; readonly score: number; readonly chunk: Chunk };
export type Judged = { readonly candidate: Candidate; readonly score: number };

/** So many chunks are judged one by one, with their own rarities; of more, only the best by BM25. */
const MOST_JUDGED = 2500;
const CANDIDATES = 300;
const NEIGHBOUR = 0.3;

/** Where the caller names no documents, the question may: companies, years and forms. Passages without a single word of the question are not among them. */
export function searchIndex(index: PassageIndex, query: string, { limit, ...filter }: Filter & { readonly limit: number }): Hit[] {
  const all = filter.documents === null ? index.documents() : [];
  const weights = documentsAsked(query, all);
  const narrowed = { ...filter, documents: filter.documents ?? (weights.size < all.length ? [...weights.keys()] : null) };
  const judged = judgeCandidates(index, askedTerms(query, furtherTexts(query)), narrowed).map(({ candidate, score }) => ({ candidate, score: score * (weights.get(candidate.document) ?? 1) }));
  return inOrder(judged).slice(0, limit).map(({ candidate: { rowid, document, ordinal }, score }) => ({ document, ordinal, score, chunk: index.chunk(rowid) }));
}

/** Best first; equals in the order of their documents. */
export function judgeCandidates(index: PassageIndex, question: AskedQuestion, filter: Filter): Judged[] {
  const isSmall = index.count(filter) <= MOST_JUDGED;
  const terms = question.terms.map(({ term }) => term);
  const candidates = isSmall ? index.all(filter) : index.best(terms, filter, CANDIDATES);
  const weighed = weigh(question, isSmall ? frequenciesAmong(candidates, question) : index.statistics(terms));
  const own = candidates.map((candidate) => ({ candidate, score: fitness(candidate.packed, weighed) }));
  return inOrder(besideGood(own).filter(({ score }) => score > 0));
}

function inOrder(judged: readonly Judged[]): Judged[] {
  return judged.toSorted((left, right) => right.score - left.score || left.candidate.rowid - right.candidate.rowid);
}

function frequenciesAmong(candidates: readonly Candidate[], question: AskedQuestion): Frequencies {
  const places = new Map(question.terms.map(({ number }, at) => [number, at]));
  const terms = question.terms.map(() => 0);
  const lastSeen = question.terms.map(() => -1);
  let length = 0;
  for (const [at, { packed }] of candidates.entries()) {
    length += packed.terms.length;
    for (const number of packed.terms) {
      const place = places.get(number);
      if (place === undefined || lastSeen[place] === at) continue;
      lastSeen[place] = at;
      terms[place] = (terms[place] ?? 0) + 1;
    }
  }
  return { chunks: candidates.length, averageLength: Math.max(1, length / Math.max(1, candidates.length)), terms };
}

/** A passage that answers often goes on in the next one. */
function besideGood(judged: readonly Judged[]): Judged[] {
  const scores = new Map(judged.map(({ candidate: { document, ordinal }, score }) => [`${document} ${String(ordinal)}`, score]));
  const scoreAt = (document: string, ordinal: number): number => scores.get(`${document} ${String(ordinal)}`) ?? 0;
  return judged.map(({ candidate, score }) => ({ candidate, score: score === 0 ? 0 : score + NEIGHBOUR * Math.max(scoreAt(candidate.document, candidate.ordinal - 1), scoreAt(candidate.document, candidate.ordinal + 1)) }));
}
