// npm run -s bench:retrieval -- --corpus FILE.jsonl.gz --queries FILE.jsonl.gz [--out RANKED.jsonl] [--inside] [--with vectors] [--without reranker]
// Of a query the search sees its words and, where it has one, its scope; of the gold nothing. --inside gives it the right document, for the figure of that name.
// Without files: the dev sets beside the repository, all of them in one large index too, and the table is written to bench/RESULTS-retrieval.md (not with --with or --without).
// The last line is one JSON object.
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPassageIndex, searchIndex, type SearchOptions } from '@assay/knowledge';
import { listOf, queryRecord, readCorpus, readLines, type CorpusDocument } from './corpus.ts';
import { measureLarge, percentile, processorMs } from './large.ts';
import { renderLarge, renderRetrieval, type SetResult } from './results.ts';
import { figuresOf, type Answered } from './score.ts';

const RANKED = 100;
const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({ options: { corpus: { type: 'string' }, queries: { type: 'string' }, out: { type: 'string' }, inside: { type: 'boolean', default: false }, with: { type: 'string', default: '' }, without: { type: 'string', default: '' } } });
const rerank: Pick<SearchOptions, 'reranker'> = values.without === 'reranker' ? { reranker: null } : {};

type Asked = { readonly corpus: string; readonly queries: string; readonly out: string | null; readonly isInside: boolean };
type Measured = { readonly result: SetResult; readonly documents: readonly CorpusDocument[]; readonly queries: readonly string[] };

const isFirstHalf = (id: string): boolean => (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0;

async function measure({ corpus, queries: path, out, isInside }: Asked): Promise<Measured> {
  const queries = await listOf(readLines(path, queryRecord));
  const documents = await readCorpus(corpus, queries.some(({ scope }) => scope !== undefined));
  const index = openPassageIndex();
  const built = performance.now();
  for (const { document, chunks } of documents) index.add(document, chunks);
  const buildMs = performance.now() - built;
  const ids = new Map(documents.map((document) => [document.document.id, document.ids]));
  const answers: (Answered & { readonly id: string })[] = [];
  const times: number[] = [];
  for (const { id, query, scope, doc_name: name, gold } of queries) {
    const within = scope ?? (isInside ? name : undefined);
    let ranked: string[] = [];
    times.push(processorMs(() => {
      ranked = searchIndex(index, query, { documents: within === undefined ? null : [within], sections: null, limit: RANKED, ...rerank, vector: values.with === 'vectors' ? index.embedding.embed?.(query) ?? null : null }).map(({ document, ordinal }) => ids.get(document)?.[ordinal] ?? '');
    }));
    answers.push({ id, gold: [...new Set((gold ?? []).map(String))], ranked });
  }
  index.close();
  if (out !== null) writeFileSync(out, answers.map(({ id, ranked }) => `${JSON.stringify({ id, ranked })}\n`).join(''));
  const chunks = documents.reduce((sum, document) => sum + document.chunks.length, 0);
  const name = basename(path).replace(/^retrieval_|_dev.*|\.jsonl.*/g, '');
  const halves = [true, false].map((isFirst) => figuresOf(answers.filter(({ id }) => isFirstHalf(id) === isFirst))) as [SetResult['figures'], SetResult['figures']];
  const result = { name: isInside ? `${name} inside the right document` : name, chunks, chunksPerSecond: Math.round((chunks / Math.max(1, buildMs)) * 1000), figures: figuresOf(answers), halves, p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
  return { result, documents, queries: queries.map(({ query }) => query) };
}

const shared = join(root, '..', 'shared', 'bench');
const devSets: Asked[] = [['contexts', false], ['findver', false], ['fbpages', false], ['fbpages', true]].map(([name, isInside]) => ({ corpus: join(shared, `corpus_${String(name)}_dev.jsonl.gz`), queries: join(shared, `retrieval_${String(name)}_dev.jsonl.gz`), out: null, isInside: isInside === true }));
const isGiven = values.corpus !== undefined && values.queries !== undefined;
const sets = isGiven ? [{ corpus: values.corpus ?? '', queries: values.queries ?? '', out: values.out ?? null, isInside: values.inside }] : devSets.filter(({ corpus }) => existsSync(corpus));
if (sets.length === 0) {
  console.error('No input. Give --corpus FILE.jsonl.gz and --queries FILE.jsonl.gz.');
  process.exit(2);
}
const started = performance.now();
const measured: Measured[] = [];
for (const set of sets) {
  const one = await measure(set);
  measured.push(one);
  const { name, figures, halves, chunks, chunksPerSecond, p50Ms, p95Ms } = one.result;
  console.error(`${name}: n ${figures.queries}, recall@10 ${figures.recall10.toFixed(3)} (${halves.map(({ recall10 }) => recall10.toFixed(3)).join(', ')}), nDCG@10 ${figures.ndcg10.toFixed(3)} (${halves.map(({ ndcg10 }) => ndcg10.toFixed(3)).join(', ')}), ${chunks} chunks at ${chunksPerSecond}/s, query p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms`);
}
const results = measured.map(({ result }) => result);
const isWhole = !isGiven && values.without === '' && values.with === '';
const distinct = measured.filter(({ result }) => !result.name.includes('inside'));
const large = isWhole ? measureLarge(distinct.map(({ documents }) => documents), distinct.flatMap(({ queries }) => queries)) : null;
if (large !== null) {
  console.error(renderLarge(large));
  writeFileSync(join(root, 'bench', 'RESULTS-retrieval.md'), `${renderRetrieval(results)}\n${renderLarge(large)}`);
}
console.log(JSON.stringify({ sets: results, large, records: results.reduce((sum, { figures }) => sum + figures.queries, 0), seconds: (performance.now() - started) / 1000, peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024) }));
