// The table of the retrieval sets.
import type { Figures } from './score.ts';

export type SetResult = {
  readonly name: string; readonly chunks: number;
  /** With the built-in embedding, by the clock. */
  readonly chunksPerSecond: number;
  readonly figures: Figures;
  /** Of the questions whose id's SHA-256 begins with an even byte, and of the others. */
  readonly halves: readonly [Figures, Figures];
  /** Processor time of a question, garbage collection included. */
  readonly p50Ms: number; readonly p95Ms: number;
};
/** All corpora in one index file, questions without a scope. */
export type LargeResult = {
  readonly chunks: number; readonly megabytes: number; readonly openMs: number;
  /** Processor seconds. */
  readonly chunksPerSecond: number; readonly chunksPerSecondWithout: number;
  readonly questions: number; readonly p50Ms: number; readonly p95Ms: number;
};

/** Plain BM25 on the same dev sets, as the sets' own README gives it: recall and nDCG at ten. */
const plain: Readonly<Record<string, readonly [string, string]>> = { contexts: ['.871', '.704'], findver: ['.764', '.662'], fbpages: ['.231', '.157'], 'fbpages inside the right document': ['.475', '.299'] };

const both = (halves: SetResult['halves'], of: (figures: Figures) => number): string => halves.map((half) => of(half).toFixed(3)).join(' / ');

export function renderRetrieval(results: readonly SetResult[]): string {
  return [
    '# Passages found', '',
    `Written by \`npm run -s bench:retrieval\`. By code alone: no model is asked. A question goes to its corpus with its own words; of \`fbpages\` neither company nor document is given. Beside it plain BM25 as the sets’ README measured it, and the two halves of the questions (by the SHA-256 of their ids).`, '',
    '| set | questions | chunks | recall@10 | halves | plain BM25 | nDCG@10 | halves | plain BM25 |', '|---|---|---|---|---|---|---|---|---|',
    ...results.map(({ name, chunks, figures: { queries, recall10, ndcg10 }, halves }) => `| ${name} | ${queries} | ${chunks} | ${recall10.toFixed(3)} | ${both(halves, (half) => half.recall10)} | ${plain[name]?.[0] ?? '–'} | ${ndcg10.toFixed(3)} | ${both(halves, (half) => half.ndcg10)} | ${plain[name]?.[1] ?? '–'} |`), '',
  ].join('\n');
}

export function renderLarge({ chunks, megabytes, openMs, chunksPerSecond, chunksPerSecondWithout, questions, p50Ms, p95Ms }: LargeResult): string {
  return [
    '## One large index', '',
    `All three corpora in one file: ${chunks} chunks, ${megabytes.toFixed(0)} MB, opened in ${openMs.toFixed(0)} ms. Processor time on the machine of the measurement: built at ${chunksPerSecondWithout} chunks a second without vectors and ${chunksPerSecond} with them; ${questions} questions of all sets without a scope took ${p50Ms.toFixed(1)} ms in the middle and ${p95Ms.toFixed(1)} ms at the 95th percentile, reranker and vectors on.`, '',
  ].join('\n');
}
