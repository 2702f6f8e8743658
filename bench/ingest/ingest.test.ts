// The measure's own laws on small made-up filings; figures on real ones are in bench/RESULTS-ingest.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { parseJson } from '@assay/record';
import { checkFiling } from './check-filing.ts';
import { compareItems } from './compare-items.ts';

const scratch = mkdtempSync(join(tmpdir(), 'assay-ingest-'));
afterAll(() => { rmSync(scratch, { recursive: true, force: true }); });

test('items are held against another cut by name and length [INGEST-BENCH-1]', () => {
  expect(compareItems([{ key: '1', length: 1000 }, { key: '7', length: 9000 }], { 1: 1100, 7: 5000, 8: 70 })).toEqual({ expected: 3, found: 2, sameLength: 1, missing: ['8'], otherLength: ['7'] });
});

test('passages and tables of a page are counted as they stand [INGEST-BENCH-1]', () => {
  const html = `<p>Boats</p><div><b>Item 1. Business</b></div><p>We rent &amp; sell boats.</p><table><tr><td>Boats</td><td>12</td><td>11</td></tr><tr><td>Oars</td><td>3</td><td>2</td></tr></table>`;
  expect(checkFiling({ html }, '10-K')).toMatchObject({ misplaced: 0, misplacedInSource: 0, tables: { whole: 1, parted: 0, torn: 0 } });
  expect(checkFiling({ text: 'Boats   12   11\nOars   3   2\n' }, '10-K')).toMatchObject({ passages: 1, misplaced: 0, misplacedInSource: 0, tables: { whole: 1, torn: 0 } });
});

const run = (folder: string): unknown => parseJson(spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), '--filings', folder], { encoding: 'utf8' }).stdout.trim().split('\n').at(-1) ?? '');

test('the bench takes filings in through the program, and says plainly where there are none [INGEST-BENCH-1]', () => {
  expect(run(join(scratch, 'nowhere'))).toEqual({ skipped: true, records: 0 });
  const folder = join(scratch, 'filings');
  mkdirSync(folder);
  writeFileSync(join(folder, 'boat.html.gz'), gzipSync('<html><body><p>FORM 10-K for the fiscal year ended December 31, 2023</p><div><b>Item 1. Business</b></div><p>We rent boats.</p></body></html>'));
  writeFileSync(join(folder, 'boat.json.gz'), gzipSync(JSON.stringify({ items: { 1: 'Item 1. Business We rent boats.' } })));
  writeFileSync(join(folder, 'index.json'), JSON.stringify([{ ticker: 'BOAT', form: '10-K', filed: '2024-02-02', html: 'filings/boat.html.gz', items_file: 'filings/boat.json.gz' }]));
  expect(run(folder)).toMatchObject({ records: 1, failed: 0, again: { changed: 0 }, annual: { filings: 1 }, items: { expected: 1, found: 1, sameLength: 1, missing: [] }, html: { misplaced: 0 } });
});
