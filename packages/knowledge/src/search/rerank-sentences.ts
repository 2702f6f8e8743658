// The reranker that comes with the package: among the best candidates, the sentence or row nearest in meaning to the question counts too, by word vectors.
import { embedTerms, wordVectors, WORD_VECTORS } from '../dense/word-vectors.ts';
import type { Candidate } from '../index/passage-index.ts';
import { LINE_END, SENTENCE_END } from '../index/packed-terms.ts';
import type { AskedQuestion } from './asked-question.ts';

/** For each candidate what is added to its score, as a part of the best that the question's own terms can give: from nought to one. */
export type Reranker = (question: AskedQuestion, candidates: readonly Candidate[]) => readonly number[];

const SENTENCE = 0.4;
/** Shorter ones say too little to be compared. */
const SHORTEST = 3;

export const rerankSentences: Reranker = (question, candidates) => {
  const own = question.terms.slice(0, question.own);
  const asked = embedTerms(own.map(({ number }) => number), own.map(({ weight }) => weight));
  return candidates.map(({ packed: { terms } }) => SENTENCE * nearestSentence(terms, asked));
};

function nearestSentence(terms: Uint32Array, asked: Float32Array): number {
  const vectors = wordVectors();
  const sum = new Float32Array(WORD_VECTORS.dimensions);
  let best = 0;
  let count = 0;
  for (const number of terms) {
    if (number !== LINE_END && number !== SENTENCE_END) {
      vectors.addTo(sum, number, 1);
      count += 1;
      continue;
    }
    if (count >= SHORTEST) best = Math.max(best, cosine(asked, sum));
    if (count > 0) sum.fill(0);
    count = 0;
  }
  return best;
}

/** `unit` is of unit length. */
function cosine(unit: Float32Array, other: Float32Array): number {
  let dot = 0;
  let square = 0;
  for (let at = 0; at < unit.length; at += 1) {
    const value = other[at] ?? 0;
    dot += (unit[at] ?? 0) * value;
    square += value * value;
  }
  return square === 0 ? 0 : dot / Math.sqrt(square);
}
