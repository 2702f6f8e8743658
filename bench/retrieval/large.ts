// All corpora in one index file: how fast it is built and opened, and how long questions to the whole of it take.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_EMBEDDING, openPassageIndex, searchIndex, type Embedding } from '@assay/knowledge';
import type { CorpusDocument } from './corpus.ts';
import type { LargeResult } from './results.ts';

const EVERY = 5;
const LIMIT = 10;

/** Milliseconds of processor time. */
export function processorMs(work: () => void): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

export function percentile(times: readonly number[], share: number): number {
  return times.toSorted((left, right) => left - right)[Math.floor(share * (times.length - 1))] ?? 0;
}

export function measureLarge(corpora: readonly (readonly CorpusDocument[])[], queries: readonly string[]): LargeResult {
  const folder = mkdtempSync(join(tmpdir(), 'assay-large-'));
  const fill = (name: string, embedding?: Embedding): number => processorMs(() => {
    const index = openPassageIndex(join(folder, name), embedding === undefined ? {} : { embedding });
    for (const { document, chunks } of corpora.flat()) index.add(document, chunks);
    index.close();
  });
  try {
    const [without, withVectors] = [fill('plain.db', NO_EMBEDDING), fill('whole.db')];
    const opened = performance.now();
    const index = openPassageIndex(join(folder, 'whole.db'));
    const openMs = performance.now() - opened;
    const chunks = index.count({ documents: null, sections: null });
    const asked = queries.filter((_, at) => at % EVERY === 0);
    const times = asked.map((query) => processorMs(() => { searchIndex(index, query, { documents: null, sections: null, limit: LIMIT, vector: index.embedding.embed?.(query) ?? null }); }));
    index.close();
    const rate = (ms: number): number => Math.round((chunks / ms) * 1000);
    return { chunks, megabytes: statSync(join(folder, 'whole.db')).size / 1e6, openMs, chunksPerSecond: rate(withVectors), chunksPerSecondWithout: rate(without), questions: asked.length, p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
