import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSources, sourceLimits } from './read-sources.ts';

const from = { readAt: '2026-01-02T03:04:05.000Z', about: null };
let folder = '';
beforeEach(async () => { folder = await mkdtemp(join(tmpdir(), 'assay-sources-')); });
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the same files elsewhere are the same captures, named by their path within the folder', async () => {
  const other = join(folder, 'moved');
  for (const place of [folder, other]) {
    await mkdir(join(place, 'deep'), { recursive: true });
    await writeFile(join(place, 'deep', 'ä b.csv'), 'Revenue,1\n');
  }
  const [captured] = (await readSources(other, from)).documents;
  expect(captured?.capture.request.url).toBe('file:deep/%C3%A4%20b.csv');
  expect((await readSources(folder, from)).documents.map(({ capture }) => capture.id)).toContain(captured?.capture.id);
});

test('a description beside a file says what the file is; a damaged one is named and the file still read', async () => {
  await writeFile(join(folder, 'a.json'), '{}');
  await writeFile(join(folder, 'a.json.capture.json'), JSON.stringify({ sourceKind: 'filing', sourceName: 'Form 10-K', asOf: '2025-01-31', entity: { id: null, ticker: 'AAPL', name: 'Apple Inc.' } }));
  await writeFile(join(folder, 'b.json'), '{}');
  await writeFile(join(folder, 'b.json.capture.json'), '{"asOf":"soon"}');
  const { documents, skipped } = await readSources(folder, from);
  expect(documents.map(({ capture }) => [capture.sourceName, capture.sourceKind, capture.entity?.ticker ?? null])).toEqual([['Form 10-K', 'filing', 'AAPL'], ['b.json', 'document', null]]);
  expect(skipped.map(({ path }) => path)).toEqual(['b.json.capture.json']);
});

test('a description cannot vouch for other bytes than the file has', async () => {
  await writeFile(join(folder, 'a.json'), '{}');
  await writeFile(join(folder, 'a.json.capture.json'), JSON.stringify({ sha256: '0'.repeat(64), size: 99, id: 'cap_000000' }));
  const { documents } = await readSources(folder, from);
  expect(documents[0]?.capture).toMatchObject({ size: 2, origin: 'file' });
  expect(documents[0]?.capture.sha256).not.toBe('0'.repeat(64));
});

test('a file that is too large, or would be once unpacked, is named and not read [CLI-AUDIT-3]', async () => {
  await writeFile(join(folder, 'large.csv'), '');
  await truncate(join(folder, 'large.csv'), sourceLimits.fileBytes + 1);
  await writeFile(join(folder, 'bomb.csv.gz'), gzipSync(Buffer.alloc(sourceLimits.fileBytes + 1)));
  await writeFile(join(folder, 'torn.csv.gz'), gzipSync('Revenue,1').subarray(0, 12));
  const { documents, skipped } = await readSources(folder, from);
  expect(documents).toEqual([]);
  expect(skipped).toEqual([{ path: 'bomb.csv.gz', why: 'it would unpack to more than 64 MB' }, { path: 'large.csv', why: 'it is larger than 64 MB' }, { path: 'torn.csv.gz', why: 'it is no gzip file' }]);
});
