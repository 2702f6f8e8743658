// npm run -s bench:ingest [-- --filings FOLDER]: filings taken into an empty library by the true program, then looked at. The last line is one JSON object.
// FOLDER holds index.json (html and items of each filing) and financebench/text; without it the one beside the repository is used, and nothing is measured where that is absent.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readDocument } from '@assay/knowledge';
import { parseJson } from '@assay/record';
import { z } from 'zod';
import { checkFiling, type FilingCheck } from './check-filing.ts';
import { compareItems, type ItemsFound } from './compare-items.ts';
import { renderIngest } from './results.ts';

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({ options: { filings: { type: 'string' } } });
const folder = values.filings ?? join(root, '..', 'shared', 'filings');
if (!existsSync(join(folder, 'index.json'))) {
  console.error(`Nothing was measured: there are no filings in ${folder}.`);
  console.log(JSON.stringify({ skipped: true, records: 0 }));
  process.exit(0);
}

const entrySchema = z.array(z.object({ ticker: z.string(), form: z.string(), filed: z.string(), html: z.string(), items_file: z.string() }));
const itemsSchema = z.object({ items: z.record(z.string(), z.string()) });
const ingestedSchema = z.object({ seconds: z.number(), peakMemoryMb: z.number(), held: z.number(), filings: z.array(z.object({ status: z.string(), name: z.string(), ms: z.number(), form: z.string(), chunks: z.number(), tables: z.number(), fiscalYear: z.number().nullable(), company: z.object({ name: z.string().nullable() }) })), failed: z.array(z.unknown()) });
const FILES = 100;
const unpacked = (path: string): Buffer => gunzipSync(readFileSync(path));

/** Where the folder was named, its own paths; the index counts from the folder above. */
const entries = entrySchema.parse(parseJson(readFileSync(join(folder, 'index.json'), 'utf8')));
const pathOf = (name: string): string => join(folder, '..', name);
const texts = join(folder, 'financebench', 'text');
const textFiles = existsSync(texts) ? readdirSync(texts).filter((name) => name.endsWith('.txt.gz')).sort().map((name) => join(texts, name)) : [];

const scratch = mkdtempSync(join(tmpdir(), 'assay-bench-ingest-'));
process.on('exit', () => { rmSync(scratch, { recursive: true, force: true }); });

/** Up to a round number of files, so that memory is that of a long run: texts with a line of their own in front. */
function furtherFiles(count: number): string[] {
  return Array.from({ length: Math.max(0, textFiles.length === 0 ? 0 : count) }, (_, at) => {
    const path = join(scratch, `again-${String(at)}.txt.gz`);
    writeFileSync(path, gzipSync(Buffer.concat([Buffer.from(`Copy ${String(at)}\n`), unpacked(textFiles[at % textFiles.length] ?? '')])));
    return path;
  });
}

function ingest(files: readonly string[]): z.infer<typeof ingestedSchema> {
  const done = spawnSync(process.execPath, [join(root, 'packages', 'app', 'src', 'cli', 'assay.mjs'), 'ingest', ...files, '--json'], { encoding: 'utf8', maxBuffer: 1e9, env: { HOME: scratch, ASSAY_HOME: join(scratch, 'home') } });
  return ingestedSchema.parse(parseJson(done.stdout.trim().split('\n').at(-1) ?? ''));
}

async function checked(path: string, form: string): Promise<FilingCheck> {
  const { page } = await readDocument(unpacked(path), path);
  return checkFiling(page, form);
}

const reports = entries.map(({ html }) => pathOf(html));
const all = [...reports, ...textFiles];
const first = ingest([...all, ...furtherFiles(FILES - all.length)]);
const second = ingest(all);
const formOf = new Map(first.filings.map(({ name, form }) => [name, form]));
const html: (ItemsFound & { readonly check: FilingCheck })[] = [];
for (const { html: page, form, items_file: items } of entries) {
  const check = await checked(pathOf(page), form);
  const other = itemsSchema.parse(parseJson(unpacked(pathOf(items)).toString('utf8'))).items;
  html.push({ ...compareItems(check.items, Object.fromEntries(Object.entries(other).map(([key, text]) => [key, text.length]))), check });
}
const text: FilingCheck[] = [];
for (const path of textFiles) text.push(await checked(path, formOf.get(path.split('/').at(-1) ?? '') ?? ''));

const annualMs = first.filings.filter(({ form, name }) => form === '10-K' && name.includes('.html')).map(({ ms }) => ms).sort((left, right) => left - right);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const totals = (checks: readonly FilingCheck[]): Readonly<Record<string, number>> => ({ filings: checks.length, passages: sum(checks.map(({ passages }) => passages)), misplaced: sum(checks.map(({ misplaced }) => misplaced)), misplacedInSource: sum(checks.map(({ misplacedInSource }) => misplacedInSource)), tablesWhole: sum(checks.map(({ tables }) => tables.whole)), tablesParted: sum(checks.map(({ tables }) => tables.parted)), tablesTorn: sum(checks.map(({ tables }) => tables.torn)) });
const result = {
  records: first.filings.length, failed: first.failed.length, seconds: first.seconds, peakMemoryMb: first.peakMemoryMb, again: { seconds: second.seconds, changed: second.filings.filter(({ status }) => status !== 'unchanged').length },
  annual: { filings: annualMs.length, medianMs: annualMs[Math.floor(annualMs.length / 2)] ?? 0, worstMs: annualMs.at(-1) ?? 0 },
  items: { expected: sum(html.map(({ expected }) => expected)), found: sum(html.map(({ found }) => found)), sameLength: sum(html.map(({ sameLength }) => sameLength)), missing: html.flatMap(({ missing }, at) => missing.map((key) => `${entries[at]?.ticker ?? ''} ${entries[at]?.form ?? ''} ${key}`)) },
  html: totals(html.map(({ check }) => check)), text: totals(text), unnamed: first.filings.filter(({ company }) => company.name === null).length, undated: first.filings.filter(({ fiscalYear }) => fiscalYear === null).length,
};
if (values.filings === undefined) writeFileSync(join(root, 'bench', 'RESULTS-ingest.md'), renderIngest(result));
console.log(JSON.stringify(result));
