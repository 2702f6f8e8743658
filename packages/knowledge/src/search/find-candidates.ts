// The chunks that are judged one by one: all that the filter lets through where they are few; of more, the best by BM25 and by vector together.
import type { Candidate, Filter, PassageIndex } from '../index/passage-index.ts';
import type { AskedQuestion } from './asked-question.ts';
import type { Frequencies } from './fitness.ts';
import { fuseRanks } from './fuse-ranks.ts';

/** So many chunks are judged with their own rarities. */
const MOST_JUDGED = 1200;
const CANDIDATES = 300;
/** Of each ranking. By its weight a vector adds no chunk of its own beyond some fifty. */
const RANKED = { bm25: 400, dense: 100 };
const WEIGHTS = { bm25: 1, dense: 0.3 };
/**
 * The rarest words find nearly all that all of them find, in a fraction of the time: to be ranked, a chunk must hold one of the rarest that stand in so many chunks together, and the rarest that stand
 * in four times as many rank it. What BM25 reads is bounded so, however large the index.
 */
const FINDING = { entries: 4000, terms: 1 };
const RANKING = { entries: 16_000, terms: 3 };
const MOST_TERMS = 20;

export type Found = { readonly candidates: readonly Candidate[]; readonly frequencies: Frequencies };

/** `vector` is the question's, of the index's embedding; null leaves vectors out. */
export function findCandidates(index: PassageIndex, question: AskedQuestion, { filter, vector }: { readonly filter: Filter; readonly vector: Float32Array | null }): Found {
  if (index.count(filter) <= MOST_JUDGED) {
    const candidates = index.all(filter);
    return { candidates, frequencies: frequenciesAmong(candidates, question) };
  }
  const frequencies = index.statistics(question.terms.map(({ term }) => term));
  const lexical = { weight: WEIGHTS.bm25, rowids: index.ranked(rarest(question, frequencies, RANKING), filter, { limit: RANKED.bm25, find: rarest(question, frequencies, FINDING) }) };
  const dense = vector === null ? [] : [{ weight: WEIGHTS.dense, rowids: index.nearest(vector, filter, RANKED.dense) }];
  return { candidates: index.candidates(fuseRanks([lexical, ...dense], CANDIDATES)), frequencies };
}

/** Most telling first: as many as have so many entries together, and so many at least. */
function rarest({ terms }: AskedQuestion, { chunks, terms: counts }: Frequencies, least: { readonly entries: number; readonly terms: number }): string[] {
  const found = terms.map(({ term, weight }, at) => ({ term, count: counts[at] ?? 0, worth: weight * Math.log(1 + chunks / (1 + (counts[at] ?? 0))) })).filter(({ count }) => count > 0).toSorted((left, right) => right.worth - left.worth);
  let entries = 0;
  return found.filter(({ count }, at) => {
    entries += count;
    return at < least.terms || (at < MOST_TERMS && entries <= least.entries);
  }).map(({ term }) => term);
}

function frequenciesAmong(candidates: readonly Candidate[], question: AskedQuestion): Frequencies {
  const places = new Map(question.terms.map(({ number }, at) => [number, at]));
  const sieve = new Uint8Array(SIEVE + 1);
  for (const { number } of question.terms) sieve[number & SIEVE] = 1;
  const terms = question.terms.map(() => 0);
  const lastSeen = question.terms.map(() => -1);
  let length = 0;
  for (const [at, { packed }] of candidates.entries()) {
    length += packed.terms.length;
    for (const number of packed.terms) {
      const place = sieve[number & SIEVE] === 0 ? undefined : places.get(number);
      if (place === undefined || lastSeen[place] === at) continue;
      lastSeen[place] = at;
      terms[place] = (terms[place] ?? 0) + 1;
    }
  }
  return { chunks: candidates.length, averageLength: Math.max(1, length / Math.max(1, candidates.length)), terms };
}

const SIEVE = 0xffff;
