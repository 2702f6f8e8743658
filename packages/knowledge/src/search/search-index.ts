// A question to the index: candidates, judged one by one, reranked, best first. What stands beside a good passage counts a little too.
import type { Chunk } from '../chunk/chunk.ts';
import type { Candidate, Filter, IndexedDocument, PassageIndex } from '../index/passage-index.ts';
import { askedQuestion, type AskedQuestion } from './asked-question.ts';
import { documentsAsked } from './documents-asked.ts';
import { findCandidates } from './find-candidates.ts';
import { judgeOf, weigh } from './fitness.ts';
import { rerankSentences, type Reranker } from './rerank-sentences.ts';
import { sectionWeight, sectionsMeant } from './sections-meant.ts';

export type Hit = { readonly document: string; readonly ordinal: number; readonly score: number; readonly chunk: Chunk };

export type SearchOptions = Filter & {
  readonly limit: number;
  /** Null for none; `rerankSentences` if not given. */
  readonly reranker?: Reranker | null;
  /** The question's vector, of the index's embedding (`index.embedding.embed`, or a service): in a large index what is nearest by it is judged too. Without it words alone find the candidates. */
  readonly vector?: Float32Array | null;
};

type Judged = { readonly candidate: Candidate; readonly score: number };

const RERANKED = 40;
/** Among the documents that the caller gives, those of companies that the question does not name, where it names others. */
const UNNAMED = 0.75;
const NEIGHBOUR = { question: 0.3, sentence: 0.2 };

/**
 * Where the caller names no documents, the question may narrow them by companies; years and forms weigh among them. Where the caller names no sections, those that the question names count more.
 * Passages without a single word of the question are not among them.
 */
export function searchIndex(index: PassageIndex, query: string, { limit, reranker = rerankSentences, vector = null, ...filter }: SearchOptions): Hit[] {
  const { narrowed, weights } = narrow(query, filter, index.documents());
  const question = askedQuestion(query);
  const { candidates, frequencies } = findCandidates(index, question, { filter: narrowed, vector });
  const sections = filter.sections === null ? sectionsMeant(query) : new Set<string>();
  const weighed = weigh(question, frequencies);
  const fitness = judgeOf(weighed);
  const own = candidates.map((candidate) => ({ candidate, score: fitness(candidate) })).filter(({ score }) => score > 0);
  const judged = besideGood(reranked(own, question, { reranker, total: weighed.total }), question.isSaid ? NEIGHBOUR.sentence : NEIGHBOUR.question);
  return inOrder(judged.map(({ candidate, score }) => ({ candidate, score: score * (weights.get(candidate.document) ?? UNNAMED) * sectionWeight(candidate.section, sections) })))
    .slice(0, limit).map(({ candidate: { rowid, document, ordinal }, score }) => ({ document, ordinal, score, chunk: index.chunk(rowid) }));
}

function narrow(query: string, filter: Filter, documents: readonly IndexedDocument[]): { readonly narrowed: Filter; readonly weights: ReadonlyMap<string, number> } {
  const given = filter.documents === null ? null : new Set(filter.documents);
  if (given !== null) return { narrowed: filter, weights: documentsAsked(query, documents.filter(({ id }) => given.has(id))) };
  const weights = documentsAsked(query, documents);
  return { narrowed: { ...filter, documents: weights.size < documents.length ? [...weights.keys()] : null }, weights };
}

/** Best first; equals in the order of their documents. */
function inOrder(judged: readonly Judged[]): Judged[] {
  return judged.toSorted((left, right) => right.score - left.score || left.candidate.rowid - right.candidate.rowid);
}

type Reranking = { readonly reranker: Reranker | null; readonly total: number };

function reranked(judged: readonly Judged[], question: AskedQuestion, { reranker, total }: Reranking): readonly Judged[] {
  if (reranker === null) return judged;
  const ordered = inOrder(judged);
  const best = ordered.slice(0, RERANKED);
  const added = reranker(question, best.map(({ candidate }) => candidate));
  return [...best.map(({ candidate, score }, at) => ({ candidate, score: score + total * (added[at] ?? 0) })), ...ordered.slice(RERANKED)];
}

/** A passage that answers often goes on in the next one. */
function besideGood(judged: readonly Judged[], weight: number): Judged[] {
  const scores = new Map(judged.map(({ candidate: { rowid }, score }) => [rowid, score]));
  const documents = new Map(judged.map(({ candidate: { rowid, document } }) => [rowid, document]));
  const beside = (document: string, rowid: number): number => (documents.get(rowid) === document ? scores.get(rowid) ?? 0 : 0);
  return judged.map(({ candidate, score }) => ({ candidate, score: score + weight * Math.max(beside(candidate.document, candidate.rowid - 1), beside(candidate.document, candidate.rowid + 1)) }));
}
