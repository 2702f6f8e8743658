// npm run -s bench:gather [-- --runs N]
// How long everything a note wants of Apple takes to gather: over a wire of 50 ms with the true pace towards every source, and from the cache on disk.
// The sources are the recorded answers beside the repository. The last line is one JSON object.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Company, Gathered, Store } from '@assay/data';
import { openRecordedWorld, recordingsAbsent, type RecordedWorld } from '@assay/data/testing';
import { openFileStore } from '../../packages/app/src/store/file-store.ts';

const LATENCY_MS = 50;
const limits = { wire: 2000, cache: 300 } as const;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
if (recordingsAbsent) {
  console.error('This bench needs the recorded answers in ../shared/recorded, which are not part of the repository.');
  process.exit(2);
}

type Timed = { readonly ms: number; readonly gathered: Gathered };

async function appleOf({ desk }: RecordedWorld): Promise<Company> {
  const found = await desk.resolveCompany('AAPL');
  if (found.kind !== 'found') throw new Error('Apple is bundled.');
  return found.company;
}

async function gather(world: RecordedWorld, company: Company): Promise<Timed> {
  const start = performance.now();
  const gathered = await world.desk.gather(company, { asOf: null, depth: 'deep' });
  return { ms: performance.now() - start, gathered };
}

const median = (numbers: readonly number[]): number => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;
const runs = Math.max(1, Number(values.runs));
const results: { wire: number[]; cache: number[]; asked: number; distinct: number; captures: number; missing: number } = { wire: [], cache: [], asked: 0, distinct: 0, captures: 0, missing: 0 };

/** Each time with a new desk. */
async function measure(part: 'wire' | 'cache', store: Store): Promise<void> {
  const world = await openRecordedWorld({ store, latencyMs: LATENCY_MS });
  const { ms, gathered } = await gather(world, await appleOf(world));
  await world.close();
  results[part].push(ms);
  if (part === 'wire') Object.assign(results, { asked: world.asked.length, distinct: new Set(world.asked).size, captures: gathered.captures.length, missing: gathered.missing.length });
  else if (world.asked.length > 0) throw new Error(`A full cache asked ${world.asked.join(', ')}.`);
}

const folder = await mkdtemp(join(tmpdir(), 'assay-gather-'));
try {
  for (let run = 0; run < runs; run += 1) {
    // Empty for the wire, and full afterwards.
    const store = openFileStore(join(folder, String(run)));
    await measure('wire', store);
    await measure('cache', store);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
const rows = (['wire', 'cache'] as const).map((part) => ({ part, firstMs: Math.round(results[part][0] ?? 0), medianMs: Math.round(median(results[part])), limitMs: limits[part], ofLimit: Math.round((100 * median(results[part])) / limits[part]) / 100 }));
const { asked, distinct, captures, missing } = results;
console.log(`Apple, everything a deep note wants: ${String(captures)} answers, ${String(missing)} missing; ${String(asked)} requests, ${String(distinct)} different; ${String(runs)} runs`);
for (const { part, firstMs, medianMs, limitMs, ofLimit } of rows) console.log(`${(part === 'wire' ? `wire of ${String(LATENCY_MS)} ms` : 'cache on disk').padEnd(16)} first ${String(firstMs).padStart(5)} ms  median ${String(medianMs).padStart(5)} ms  ${String(ofLimit)} of the ${String(limitMs)} ms allowed`);
console.log(JSON.stringify({ runs, latencyMs: LATENCY_MS, captures, missing, asked, distinct, parts: rows }));
