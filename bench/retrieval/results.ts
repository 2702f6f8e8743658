// The table of the retrieval sets.
import type { Figures } from './score.ts';

export type SetResult = { readonly name: string; readonly chunks: number; readonly chunksPerSecond: number; readonly figures: Figures; readonly p50Ms: number; readonly p95Ms: number };

/** Plain BM25 on the same dev sets, as the sets' own README gives it: recall and nDCG at ten. */
const plain: Readonly<Record<string, readonly [string, string]>> = { contexts: ['.871', '.704'], findver: ['.764', '.662'], fbpages: ['.231', '.157'], 'fbpages inside the right document': ['.475', '.299'] };

export function renderRetrieval(results: readonly SetResult[]): string {
  return [
    '# Passages found', '',
    'Written by `npm run -s bench:retrieval`. By code alone: no model, no embedding. A question goes to its corpus with its own words; of `fbpages` neither company nor document is given. Beside it plain BM25 as the sets’ README measured it.', '',
    '| set | questions | chunks | recall@10 | plain BM25 | nDCG@10 | plain BM25 |', '|---|---|---|---|---|---|---|',
    ...results.map(({ name, chunks, figures: { queries, recall10, ndcg10 } }) => `| ${name} | ${queries} | ${chunks} | ${recall10.toFixed(3)} | ${plain[name]?.[0] ?? '–'} | ${ndcg10.toFixed(3)} | ${plain[name]?.[1] ?? '–'} |`), '',
  ].join('\n');
}
