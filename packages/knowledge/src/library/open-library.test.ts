import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { CaptureId } from '@assay/record';
import { openPassageIndex } from '../index/passage-index.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { openMapStore, type MapStore } from '../testing/map-store.ts';
import type { GivenOfFiling, ResolveCompany } from './identify-filing.ts';
import { openLibrary, type Library, type LibraryHit, type LibraryQuestion } from './open-library.ts';
import { pageSourceOf, prepareFile, type PreparedFiling } from './prepare-filing.ts';

const scratch = mkdtempSync(join(tmpdir(), 'assay-library-'));
afterAll(() => { rmSync(scratch, { recursive: true, force: true }); });

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const resolve: ResolveCompany = (query) => (/^lake hire/i.test(query) ? { name: 'Lake Hire Corp.', ticker: 'LAKE', cik: '0000000007' } : null);
let second = 0;
const now = (): string => new Date(Date.UTC(2025, 0, 1, 0, 0, (second += 1))).toISOString();
const prepare = (text: string, name: string, given: GivenOfFiling = {}): Promise<PreparedFiling> => prepareFile({ name, bytes: new TextEncoder().encode(text), given }, { sha256, resolve, now });

const report = (year: number, words: string, company = 'LAKE HIRE CORP.'): string => `UNITED STATES\nSECURITIES AND EXCHANGE COMMISSION\nFORM 10-K\nFor the fiscal year ended December 31, ${String(year)}\n${company}\n(Exact name of registrant as specified in its charter)\n\fItem 1. Business\n${words}\n\fItem 1A. Risk Factors\nA dry summer would leave our boats without water.\n`;
const all = { company: null, forms: [], years: [], asOf: null };
const place = (name: string): { readonly store: MapStore; readonly open: () => Promise<Library> } => {
  const store = openMapStore();
  return { store, open: () => openLibrary({ store, sha256, openIndex: () => openPassageIndex(join(scratch, `${name}.db`)) }) };
};
const ask = (library: Library, question: Partial<LibraryQuestion>): Promise<readonly LibraryHit[]> => library.search({ query: 'boats', wanted: all, section: null, limit: 9, ...question });
const shown = (hits: readonly LibraryHit[]): string[] => hits.map(({ entry, passage }) => `${entry.company.name ?? '?'} ${String(entry.fiscalYear)} ${passage.section.key}`);

test('what was ingested is found in the next opening, with its page, and every passage stands at its place in the kept bytes [INGEST-KEEP-1] [INGEST-KEEP-2]', async () => {
  const { open } = place('kept');
  const first = await open();
  await first.add(await prepare(report(2023, 'We rent rowing boats by the hour.'), 'a.txt'));
  await first.save();
  first.close();
  const again = await open();
  const [hit] = await ask(again, { query: 'rowing boats by the hour' });
  expect([hit?.page, hit?.passage.section.key, hit?.entry.company.ticker]).toEqual([2, '1', 'LAKE']);
  const kept = await again.read(hit?.entry.id ?? '');
  const page = kept === null ? { text: '' } : pageSourceOf(kept.captured);
  expect('text' in page ? page.text.slice(hit?.passage.source.start, hit?.passage.source.end) : '').toBe(hit?.passage.text);
  expect(kept?.captured.capture.sha256).toBe(sha256(kept?.captured.bytes ?? new Uint8Array()));
  again.close();
});

test('company, year, form, section and day narrow a search, and so do the companies that it names [INGEST-SEARCH-1]', async () => {
  const { open } = place('filters');
  const library = await open();
  await library.add(await prepare(report(2023, 'We rent boats.'), 'a.txt', { filed: '2024-02-20' }));
  await library.add(await prepare(report(2024, 'We rent boats and oars.'), 'b.txt'));
  await library.add(await prepare(report(2024, 'We build boats.', 'Harbour Works plc'), 'c.txt', { filed: '2025-03-01' }));
  const lake = { name: null, ticker: 'lake', cik: null };
  expect(new Set(shown(await ask(library, { wanted: { ...all, company: lake } })))).toEqual(new Set(['Lake Hire Corp. 2023 1', 'Lake Hire Corp. 2023 1A', 'Lake Hire Corp. 2024 1', 'Lake Hire Corp. 2024 1A']));
  expect(shown(await ask(library, { wanted: { ...all, company: lake, years: [2023] }, section: 'risk factors' }))).toEqual(['Lake Hire Corp. 2023 1A']);
  expect(shown(await ask(library, { wanted: { ...all, years: [2024] }, query: 'What boats does Harbour Works build?', section: '1' }))).toEqual(['Harbour Works plc 2024 1']);
  expect(await ask(library, { wanted: { ...all, forms: ['10-Q'] } })).toEqual([]);
  expect(await ask(library, { section: 'poetry' })).toEqual([]);
  // The second has no day of filing: it counts as known a year after its period.
  expect(library.choose({ ...all, asOf: '2025-03-01' }).map(({ filed }) => filed)).toEqual(['2024-02-20', '2025-03-01']);
  expect(library.choose({ ...all, asOf: '2025-12-31' })).toHaveLength(3);
  library.close();
});

test('records without passages, and passages without a list, are finished from what is there [INGEST-RESUME-1]', async () => {
  const { store, open } = place('resumed');
  const filing = await prepare(report(2023, 'We rent rowing boats.'), 'a.txt');
  const first = await open();
  await first.add(filing);
  // As if it had ended before the list was written, and the index were lost.
  first.close();
  const other = await openLibrary({ store, sha256, openIndex: () => openPassageIndex() });
  expect(other.known({ sha256: filing.record.capture.sha256 })?.isWhole).toBe(false);
  expect(await ask(other, { query: 'rowing boats' })).toEqual([]);
  await other.finish(filing.record.capture.id);
  expect(other.known({ sha256: filing.record.capture.sha256 })?.isWhole).toBe(true);
  expect(shown(await ask(other, { query: 'rowing boats' }))[0]).toBe('Lake Hire Corp. 2023 1');
});

test('a filing is removed with its bytes, and a damaged copy is said, not shown [INGEST-REMOVE-1]', async () => {
  const { store, open } = place('removed');
  const library = await open();
  const { id } = await library.add(await prepare(report(2023, 'We rent boats.'), 'a.txt'));
  await library.save();
  const key = [...store.held.keys()].find((name) => name.startsWith('bytes/')) ?? '';
  store.held.set(key, new Uint8Array([1, 2, 3]));
  await expect(library.read(id)).rejects.toThrow('is damaged');
  expect(await library.remove(id)).toMatchObject({ id });
  await library.save();
  expect([...store.held.keys()]).toEqual(['catalogue.jsonl']);
  expect([await library.remove(id), await ask(library, {}), await library.read(id)]).toEqual([null, [], null]);
  library.close();
});

test('the text of a PDF is kept beside it, each under its own hash, and the text is what is cited [INGEST-READ-1]', async () => {
  const { store, open } = place('pdf');
  const library = await open();
  const pdf = makePdf([[{ x: 72, y: 700, text: 'Lake Hire Corp.' }], [{ x: 72, y: 700, text: 'We rent boats by the hour.' }]]);
  const filing = await prepareFile({ name: 'letter.pdf', bytes: pdf, given: { company: 'Lake Hire', form: 'letter', period: '2024-12-31' } }, { sha256, resolve, now });
  await library.add(filing);
  const hash = sha256(pdf);
  expect(library.known({ sha256: hash })?.entry.pageCount).toBe(2);
  expect([...store.held.keys()].filter((key) => key.startsWith('bytes/')).sort()).toEqual([hash, filing.record.capture.sha256].map((one) => `bytes/${one.slice(0, 2)}/${one}.gz`).sort());
  const [hit] = await ask(library, { query: 'boats by the hour' });
  expect([hit?.page, (await library.read((hit?.entry.id ?? '') as CaptureId))?.record.original?.sha256]).toEqual([2, hash]);
  library.close();
});
