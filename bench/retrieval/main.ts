// npm run -s bench:retrieval -- --corpus FILE.jsonl.gz --queries FILE.jsonl.gz [--out RANKED.jsonl] [--inside]
// Of a query the search sees its words and, where it has one, its scope; of the gold nothing. --inside gives it the right document, for the figure of that name.
// Without files: the dev sets beside the repository, and the table is written to bench/RESULTS-retrieval.md. The last line is one JSON object.
import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPassageIndex, searchIndex } from '@assay/knowledge';
import { listOf, queryRecord, readCorpus, readLines } from './corpus.ts';
import { renderRetrieval, type SetResult } from './results.ts';
import { figuresOf, type Answered } from './score.ts';

const RANKED = 100;
const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({ options: { corpus: { type: 'string' }, queries: { type: 'string' }, out: { type: 'string' }, inside: { type: 'boolean', default: false } } });

type Asked = { readonly corpus: string; readonly queries: string; readonly out: string | null; readonly isInside: boolean };

async function measure({ corpus, queries: path, out, isInside }: Asked): Promise<SetResult> {
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
    const started = performance.now();
    const hits = searchIndex(index, query, { documents: within === undefined ? null : [within], sections: null, limit: RANKED });
    times.push(performance.now() - started);
    answers.push({ id, gold: [...new Set((gold ?? []).map(String))], ranked: hits.map(({ document, ordinal }) => ids.get(document)?.[ordinal] ?? '') });
  }
  if (out !== null) writeFileSync(out, answers.map(({ id, ranked }) => `${JSON.stringify({ id, ranked })}\n`).join(''));
  const at = (share: number): number => times.toSorted((left, right) => left - right)[Math.floor(share * (times.length - 1))] ?? 0;
  const chunks = documents.reduce((sum, document) => sum + document.chunks.length, 0);
  const name = basename(path).replace(/^retrieval_|_dev.*|\.jsonl.*/g, '');
  return { name: isInside ? `${name} inside the right document` : name, chunks, chunksPerSecond: Math.round((chunks / Math.max(1, buildMs)) * 1000), figures: figuresOf(answers), p50Ms: at(0.5), p95Ms: at(0.95) };
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
const results: SetResult[] = [];
for (const set of sets) {
  const result = await measure(set);
  results.push(result);
  console.error(`${result.name}: n ${result.figures.queries}, recall@10 ${result.figures.recall10.toFixed(3)}, nDCG@10 ${result.figures.ndcg10.toFixed(3)}, ${result.chunks} chunks at ${result.chunksPerSecond}/s, query p50 ${result.p50Ms.toFixed(1)} ms, p95 ${result.p95Ms.toFixed(1)} ms`);
}
if (!isGiven) writeFileSync(join(root, 'bench', 'RESULTS-retrieval.md'), renderRetrieval(results));
console.log(JSON.stringify({ sets: results, records: results.reduce((sum, { figures }) => sum + figures.queries, 0), seconds: (performance.now() - started) / 1000, peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024) }));
