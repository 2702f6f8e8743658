import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseJson } from '@assay/record';
import { jobSchema, libraryViewSchema, problemSchema, searchViewSchema, verificationSchema, type AskedJob } from '@assay/record/api';
import { findRun } from '../../vault/find-run.ts';
import { readRun } from '../../vault/read-run.ts';
import { carryOut } from '../jobs/carry-out.ts';
import { openApi, type Api } from '../testing/api-fixture.ts';
import { boundaryOf, readMultipart } from './read-multipart.ts';
import { safeName } from './take-upload.ts';

const at: { api: Api } = { api: undefined as unknown as Api };
beforeAll(async () => {
  at.api = await openApi({ work: (asked, around) => carryOut(asked, { environment: at.api.parts.environment, ...around }) });
});
afterAll(() => at.api.remove());

type Part = { readonly name: string; readonly fileName?: string; readonly body: string | Uint8Array };
const boundary = 'frontier-of-the-test';

function bodyOf(parts: readonly Part[]): Buffer {
  const written = parts.flatMap(({ name, fileName, body }) => [Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]);
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}
const hand = (path: string, parts: readonly Part[]): Promise<Response> => at.api.ask(`/api/v1/uploads/${path}`, { method: 'POST', raw: bodyOf(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } });

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield Buffer.from(bytes.subarray(from, from + size));
  await Promise.resolve();
}
async function partsOf(bytes: Buffer, size: number): Promise<readonly (readonly [string, string | null, string])[]> {
  const found: [string, string | null, string][] = [];
  for await (const piece of readMultipart(inChunks(bytes, size), boundary)) {
    if (piece.kind === 'head') found.push([piece.head.name, piece.head.fileName, '']);
    const last = found.at(-1);
    if (piece.kind === 'bytes' && last !== undefined) last[2] += piece.bytes.toString('latin1');
  }
  return found;
}
/** Waits for the job and says how it ended. */
async function ended(response: Response): Promise<ReturnType<typeof jobSchema.parse>> {
  const text = await response.text();
  expect(response.status, text).toBe(202);
  const { id } = jobSchema.parse(parseJson(text));
  await (await at.api.ask(`/api/v1/jobs/${id}/events`)).text();
  return at.api.parts.board.get(id);
}
const leftBehind = (): Promise<readonly string[]> => readdir(join(at.api.parts.environment.places.cache, 'uploads'));

test('an upload is the same whatever pieces it comes in, line breaks and look-alikes of its border included [HTTP-UPLOAD-1]', async () => {
  const piece = fc.array(fc.constantFrom('\r\n', '--', `--${boundary.slice(0, 9)}`, 'text', '\r', '\n', '\0', 'é'), { maxLength: 12 }).map((parts) => parts.join(''));
  await fc.assert(fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 90 }), async (bodies, size) => {
    const given = bodyOf(bodies.map((body, index) => ({ name: `n${String(index)}`, ...(index % 2 === 0 ? { fileName: 'a.txt' } : {}), body })));
    expect(await partsOf(given, size)).toEqual(bodies.map((body, index) => [`n${String(index)}`, index % 2 === 0 ? 'a.txt' : null, Buffer.from(body).toString('latin1')]));
  }), { numRuns: 60 });
});

test('what is no upload, and one that breaks off, is refused [HTTP-UPLOAD-1]', async () => {
  const whole = bodyOf([{ name: 'report', fileName: 'a.md', body: 'text' }]);
  for (const cut of [whole.subarray(0, -8), whole.subarray(0, 40), Buffer.from('no parts at all'), Buffer.alloc(20_000, 'x'), Buffer.alloc(0)]) await expect(partsOf(cut, 64)).rejects.toMatchObject({ code: 'usage' });
  await expect(partsOf(Buffer.from(`--${boundary}\r\nX: ${'y'.repeat(9_000)}\r\n\r\n`), 64)).rejects.toMatchObject({ code: 'usage' });
  for (const type of [undefined, 'application/json', 'multipart/form-data', `multipart/form-data; boundary=${'b'.repeat(71)}`]) expect(() => boundaryOf(type)).toThrow('no multipart/form-data');
  expect((await at.api.ask('/api/v1/uploads/audit', { method: 'POST', body: { report: 'text' } })).status).toBe(400);
});

test('a name that was handed in names a file of the upload’s own folder and nothing else [HTTP-UPLOAD-1]', () => {
  expect(['../../etc/passwd', 'C:\\Users\\me\\note.md', '.bashrc', '...', 'a/b\0c.json', 'Überblick 2024 (v2).md', ''].map(safeName)).toEqual(['passwd', 'note.md', 'bashrc', 'file', 'b_c.json', 'Überblick 2024 (v2).md', 'file']);
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
    const safe = safeName(name);
    expect(safe).toMatch(/^[\p{L}\p{N}_()+-][\p{L}\p{N} ._()+-]{0,119}$/u);
  }));
});

const report = '# Harbour Coffee\n\nHarbour Coffee’s revenue was $2.4 billion in fiscal 2024. Its revenue was $3.1 billion in fiscal 2023.\n';
const facts = 'item,fiscal year,value\nRevenue,2024,2400000000\nRevenue,2023,2200000000\n';

test('a report is judged against the sources that came with it and sealed as a run; nothing of the upload stays [HTTP-UPLOAD-2]', async () => {
  const job = await ended(await hand('audit', [{ name: 'report', fileName: '../../note.md', body: report }, { name: 'sources', fileName: 'figures.csv', body: facts }, { name: 'sources', fileName: 'figures.csv', body: 'item,value\nStores,12\n' }, { name: 'sources', fileName: 'tool.exe', body: 'MZ' }, { name: 'company', body: 'Harbour Coffee' }]));
  expect(job).toMatchObject({ state: 'finished', asked: { kind: 'audit', report: 'note.md', sources: 3, company: 'Harbour Coffee' } });
  const { contents } = readRun((await findRun(at.api.parts.environment.places.runs, job.run ?? '')).files);
  expect(contents.run).toMatchObject({ engine: 'audit', title: 'Harbour Coffee', company: { name: 'Harbour Coffee' } });
  expect(contents.captures).toHaveLength(2);
  expect(contents.claims.length).toBeGreaterThanOrEqual(2);
  expect(await leftBehind()).toEqual([]);
});

test('sources that cannot be read fail the job in words that tell nothing of the machine [HTTP-UPLOAD-2]', async () => {
  const job = await ended(await hand('audit', [{ name: 'report', fileName: 'note.md', body: Buffer.from([0xff, 0xfe, 0x00]) }, { name: 'sources', fileName: 'figures.csv', body: facts }]));
  expect(job).toMatchObject({ state: 'failed', run: null, problem: { code: 'unreadable-file', detail: 'note.md is not text in UTF-8.' } });
  expect(await ended(await hand('audit', [{ name: 'report', fileName: 'note.md', body: report }, { name: 'sources', fileName: 'tool.exe', body: 'MZ' }]))).toMatchObject({ state: 'failed', problem: { code: 'no-sources' } });
  expect(await leftBehind()).toEqual([]);
});

test('too much, the wrong fields and missing files are refused, and nothing of them stays [HTTP-UPLOAD-1]', async () => {
  const sources = { name: 'sources', fileName: 'figures.csv', body: facts };
  const asked: readonly (readonly [readonly Part[], number, string])[] = [
    [[sources], 400, 'No file came in the field report.'], [[{ name: 'report', fileName: 'a.md', body: report }], 400, 'No file came in the field sources.'],
    [[{ name: 'report', fileName: 'a.md', body: report }, { name: 'report', fileName: 'b.md', body: report }, sources], 413, 'More than 1 file was handed in as report.'],
    [[{ name: 'malware', fileName: 'a.md', body: report }], 400, 'No file is taken in the field malware.'],
    [[{ name: 'report', fileName: 'a.md', body: Buffer.alloc(17 * 1024 * 1024, 'x') }, sources], 413, 'a.md is larger than 16 MB.'],
    [[{ name: 'company', body: 'x'.repeat(5_000) }], 413, 'The field company is too long.'],
    [[{ name: 'report', fileName: 'a.md', body: report }, sources, { name: 'asOf', body: 'yesterday' }], 400, 'asOf'],
  ];
  for (const [parts, status, words] of asked) {
    const response = await hand('audit', parts);
    const { detail } = problemSchema.parse(parseJson(await response.text()));
    expect([response.status, detail], words).toEqual([status, expect.stringContaining(words)]);
  }
  expect(await leftBehind()).toEqual([]);
});

test('an archive is verified, whoever made it; one that was changed is not sound, and what is none is refused [HTTP-UPLOAD-3]', async () => {
  const archive = new Uint8Array(await (await at.api.ask(`/api/v1/runs/${at.api.run}/archive`)).arrayBuffer());
  const verified = async (body: Uint8Array): Promise<Response> => hand('archive', [{ name: 'archive', fileName: 'run.assay', body }]);
  expect(verificationSchema.parse(parseJson(await (await verified(archive)).text()))).toMatchObject({ run: at.api.run, problems: [], signer: { holds: true } });
  const changed = archive.slice();
  const middle = Math.floor(changed.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 0xff;
  const response = await verified(changed);
  const text = await response.text();
  if (response.status === 200) expect(parseJson(text)).toMatchObject({ sound: false });
  else expect(response.status, text).toBe(409);
  expect((await verified(new TextEncoder().encode('no archive'))).status).toBe(409);
  expect(await leftBehind()).toEqual([]);
});

test('a filing that is handed in is found by its words, with its place and why [HTTP-SEARCH-1]', async () => {
  const empty = libraryViewSchema.parse(parseJson(await (await at.api.ask('/api/v1/library')).text()));
  expect(empty).toMatchObject({ documents: [], total: 0, counts: { documents: 0 } });
  const body = 'Harbour Coffee annual report\n\nItem 1. Business\n\nWe roast coffee in three harbours and sell it to hotels.\n\nItem 1A. Risk Factors\n\nA frost in the highlands raises the price of beans.\n';
  expect(await ended(await hand('filing', [{ name: 'filing', fileName: 'harbour.txt', body }, { name: 'company', body: 'Harbour Coffee' }, { name: 'form', body: '10-K' }, { name: 'period', body: '2024-12-31' }]))).toMatchObject({ state: 'finished', run: null });
  const listed = libraryViewSchema.parse(parseJson(await (await at.api.ask('/api/v1/library?company=Harbour%20Coffee')).text()));
  expect(listed).toMatchObject({ total: 1, counts: { documents: 1, companies: 1 }, documents: [{ form: '10-K', period: '2024-12-31', company: { name: 'Harbour Coffee' } }] });
  const found = searchViewSchema.parse(parseJson(await (await at.api.ask('/api/v1/search?q=frost%20price%20of%20beans&form=10-K')).text()));
  expect(found.searched).toBe(1);
  expect(found.hits[0]).toMatchObject({ company: 'Harbour Coffee', filing: listed.documents[0]?.id });
  expect(found.hits[0]?.text).toContain('A frost in the highlands');
  expect(found.hits[0]?.why).toContain('frost');
  expect(searchViewSchema.parse(parseJson(await (await at.api.ask('/api/v1/search?q=frost&year=1999')).text()))).toMatchObject({ searched: 0, hits: [] });
  expect(await leftBehind()).toEqual([]);
});

test('filings of which none can be read fail the job [HTTP-UPLOAD-2]', async () => {
  const job = await ended(await hand('filing', [{ name: 'filing', fileName: 'empty.txt', body: '' }]));
  expect(job).toMatchObject({ state: 'failed', asked: { kind: 'ingestion' } satisfies Partial<AskedJob> });
  expect(await leftBehind()).toEqual([]);
});
