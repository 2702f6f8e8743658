// The library through the true program: taken in, found, interrupted, damaged, refused.
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startReplayServer, textAnswer } from '@assay/data/testing';
import { pathToFileURL } from 'node:url';
import { answerOf, lastObject, makeHome, type Answer, type Home } from '../testing/run-cli.ts';

/** Several starts of the program each; a busy machine takes seconds for one. */
const SLOW = 240_000;

let home: Home;
beforeAll(async () => { home = await makeHome(); });
afterAll(() => home.remove());

const words = 'We rent rowing boats and punts by the hour on three lakes, and keep them in a shed in winter. ';
const report = (company: string, year: number, more = ''): string => `UNITED STATES\nSECURITIES AND EXCHANGE COMMISSION\nFORM 10-K\nFor the fiscal year ended December 31, ${String(year)}\n${company}\n(Exact name of registrant as specified in its charter)\n\fItem 1. Business\n${words.repeat(20)}\n\fItem 7. Management’s Discussion and Analysis\n${more}\n   2024   2023\nRents   $   912   $   804\nOars   35   31\n\fItem 8. Financial Statements\n${words.repeat(30)}\n`;

async function folderOf(name: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = join(home.path, name);
  await mkdir(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
  return folder;
}

type Ingested = { readonly held: number; readonly filings: readonly { readonly status: string; readonly name: string; readonly id: string; readonly form: string; readonly period: string; readonly company: { readonly name: string } }[]; readonly failed: readonly { readonly name: string; readonly why: string }[] };
const ingested = (answer: Answer): Ingested => lastObject(answer) as unknown as Ingested;
const statuses = (answer: Answer): string[] => ingested(answer).filings.map(({ status }) => status);
const at = (place: string): { readonly env: Readonly<Record<string, string>> } => ({ env: { ASSAY_HOME: join(home.path, place) } });

describe('the library', () => {
  test('reports are taken in, twice changes nothing, and they are listed [INGEST-CLI-1]', async () => {
    const folder = await folderOf('boats', { 'lake_2024.txt': report('LAKE HIRE CORP.', 2024, 'Rents rose because the summer was long.'), 'harbour.txt.gz': gzipSync(report('Harbour Works plc', 2023)), 'notes.xlsx': 'left alone' });
    const first = await home.run(['ingest', folder, '--json']);
    expect([first.code, ingested(first).held, statuses(first)]).toEqual([0, 2, ['added', 'added']]);
    expect(ingested(first).filings.map(({ company, form, period }) => [company.name, form, period])).toEqual([['Harbour Works plc', '10-K', '2023-12-31'], ['LAKE HIRE CORP.', '10-K', '2024-12-31']]);
    expect((await home.run(['ingest', folder])).out).toContain('Nothing changed: all 2 are in the library already.');
    expect((await home.run(['ingest', '--list'])).out).toContain('LAKE HIRE CORP.');
  }, SLOW);

  test('what was taken in is found with its place and the sentence that answers, also by the data tools [INGEST-CLI-3]', async () => {
    const more = 'Rents rose because the summer was long.';
    await home.run(['ingest', await folderOf('found', { 'lake.txt': report('LAKE HIRE CORP.', 2024, more) })]);
    const shown = (await home.run(['search', 'rents', 'rose', 'in', 'a', 'long', 'summer', '--year', '2024', '--limit', '1'])).out;
    expect(shown).toContain('LAKE HIRE CORP. · 10-K · to 2024-12-31 · Item 7');
    expect(shown).toContain('page 3');
    expect(shown).toContain('» Rents rose because the summer was long.');
    const [passage] = (lastObject(await home.run(['search', 'rents rose long summer', '--ticker', 'Lake Hire Corp.', '--json'])) as { passages: { text: string; place: { start: number; end: number } }[] }).passages;
    expect(report('LAKE HIRE CORP.', 2024, more).slice(passage?.place.start, passage?.place.end)).toBe(passage?.text);
    expect((await home.run(['search', 'submarines'])).code).toBe(1);

    const tool = lastObject(await home.run(['data', 'get', 'search_filings', 'query=why did rents rise', 'ticker=Lake Hire Corp.', 'year=2024', '--sample', '--json']));
    expect(tool).toMatchObject({ answer: { passages: expect.arrayContaining([expect.objectContaining({ company: 'LAKE HIRE CORP.', page: 3 })]) as unknown } });
  }, SLOW);

  test('one damaged file does not stop the others, and is named with what is wrong [INGEST-CLI-2]', async () => {
    const folder = await folderOf('mixed', { 'a.txt': report('Punts Ltd.', 2022), 'b.pdf': '%PDF-1.7 torn', 'c.txt.gz': 'no gzip', 'd.txt': report('Canoes Inc.', 2022) });
    const answer = await home.run(['ingest', folder, '--json'], at('mixed-home'));
    expect([answer.code, statuses(answer), ingested(answer).failed.map(({ name }) => name)]).toEqual([1, ['added', 'added'], ['b.pdf', 'c.txt.gz']]);
    const said = await home.run(['ingest', folder], at('mixed-home'));
    expect(said.err).toContain('b.pdf is no PDF that can be read.');
    expect(said.err).toContain('c.txt is no whole gzip file.');
  }, SLOW);

  test('killed in the middle, the next command goes on and ends with all of it [INGEST-CLI-4]', async () => {
    const folder = await folderOf('many', Object.fromEntries(Array.from({ length: 40 }, (_, number) => [`report-${String(number).padStart(2, '0')}.txt`, report(`Boats number ${String(number)} Corp.`, 2000 + (number % 20), words.repeat(300))])));
    const records = join(home.path, 'killed-home', 'library', 'filings');
    const child = home.start(['ingest', folder, '--json'], at('killed-home'));
    const ended = answerOf(child);
    const isInside = async (): Promise<boolean> => (await readdir(records).catch(() => [])).length >= 3;
    while (child.exitCode === null && !(await isInside())) await new Promise((resolve) => { setTimeout(resolve, 5); });
    child.kill('SIGKILL');
    expect((await ended).signal).toBe('SIGKILL');
    const kept = (await readdir(records)).filter((name) => name.endsWith('.json')).length;
    expect(kept).toBeLessThan(40);
    const rest = await home.run(['ingest', folder, '--json'], at('killed-home'));
    expect([rest.code, ingested(rest).held, statuses(rest).length]).toEqual([0, 40, 40]);
    expect(statuses(rest).filter((status) => status !== 'added').length).toBeGreaterThanOrEqual(kept - 1);
    expect((await home.run(['ingest', folder], at('killed-home'))).out).toContain('Nothing changed: all 40');
    expect((lastObject(await home.run(['search', 'rowing boats and punts', '--ticker', 'Boats number 39 Corp.', '--json'], at('killed-home'))) as { passages: unknown[] }).passages.length).toBeGreaterThan(0);
    const left = await readdir(join(home.path, 'killed-home', 'library'), { recursive: true });
    expect(left.filter((name) => name.includes('.writing-') || name.endsWith('.ingesting'))).toEqual([]);
  }, SLOW);

  test('a filing is removed, an index that is gone or of another format is made again of what is kept [INGEST-CLI-5]', async () => {
    const folder = await folderOf('rebuilt', { 'a.txt': report('Rafts Inc.', 2021), 'b.txt': report('Rafts Inc.', 2022) });
    const { filings } = ingested(await home.run(['ingest', folder, '--json'], at('rebuilt-home')));
    const library = join(home.path, 'rebuilt-home', 'library');
    await writeFile(join(library, 'passages.db'), 'no index at all'.repeat(400));
    for (const ending of ['-wal', '-shm']) await rm(join(library, `passages.db${ending}`), { force: true });
    expect(lastObject(await home.run(['search', 'boats', '--json'], at('rebuilt-home')))).toMatchObject({ error: { code: 'unreadable-file', remedy: expect.stringContaining('--rebuild') as string } });
    const rebuilt = await home.run(['ingest', '--rebuild', '--json'], at('rebuilt-home'));
    expect([rebuilt.code, statuses(rebuilt)]).toEqual([0, ['finished', 'finished']]);
    expect((await home.run(['ingest', '--remove', filings[0]?.id ?? '', '--json'], at('rebuilt-home'))).code).toBe(0);
    expect(lastObject(await home.run(['search', 'boats', '--json'], at('rebuilt-home')))).toMatchObject({ searched: 1 });
    expect((await home.run(['ingest', '--remove', 'cap_nothing'], at('rebuilt-home'))).err).toContain('holds no filing');
  }, SLOW);

  test('what is said of a file is kept with it, and said anew it is taken in anew [INGEST-COVER-2]', async () => {
    const folder = await folderOf('said', { 'letter.txt': `Dear owners,\n${words.repeat(5)}` });
    const unnamed = await home.run(['ingest', folder], at('said-home'));
    expect([unnamed.code, unnamed.err.includes('Give --company')]).toEqual([0, true]);
    const named = await home.run(['ingest', folder, '--company', 'Apple', '--form', '8-K', '--period', '2024-03-01', '--filed', '2024-03-04', '--json'], at('said-home'));
    expect(ingested(named).filings).toMatchObject([{ status: 'changed', form: '8-K', period: '2024-03-01', filed: '2024-03-04', company: { ticker: 'AAPL' } }]);
    expect(lastObject(await home.run(['search', 'rowing boats', '--ticker', 'AAPL', '--as-of', '2024-03-03', '--json'], at('said-home')))).toMatchObject({ searched: 0, passages: [] });
  }, SLOW);

  test('without anything to take in or to search, the program says what to do [INGEST-CLI-2]', async () => {
    expect(await home.run(['ingest', '--json'], at('empty-home'))).toMatchObject({ code: 2 });
    expect((await home.run(['ingest', '/no/such/folder'], at('empty-home'))).err).toContain('does not exist');
    expect((await home.run(['ingest', '--tickers', 'AAPL'], at('empty-home'))).err).toContain('--years');
    expect((await home.run(['search', 'boats'], at('empty-home'))).err).toContain('The library is empty');
    expect(await readdir(join(home.path, 'empty-home')).catch(() => [])).not.toContain('library');
  }, SLOW);

  test('a folder that may not be written loses nothing and is said as such [INGEST-CLI-6]', async () => {
    const folder = await folderOf('locked', { 'a.txt': report('Lighters plc', 2022) });
    const locked = join(home.path, 'locked-home');
    await mkdir(locked);
    await chmod(locked, 0o555);
    await chmod(home.path, 0o755);
    const nobody = process.getuid?.() === 0 ? { uid: 65534 } : {};
    expect(lastObject(await home.run(['ingest', folder, '--json'], { ...at('locked-home'), ...nobody }))).toMatchObject({ error: { code: 'not-writable' } });
    expect(await readFile(join(folder, 'a.txt'), 'utf8')).toContain('Lighters plc');
  }, SLOW);

  const mounts = process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('sh', ['-c', 'd=$(mktemp -d) && mount -t tmpfs -o size=64k tmpfs "$d" && umount "$d" && rmdir "$d"']).status === 0;
  test.skipIf(!mounts)('a disk that fills up is said as such, and what was taken in before stays (needs to mount a small disk) [INGEST-CLI-6]', async () => {
    const small = join(home.path, 'small-home');
    await mkdir(small);
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=700k', 'tmpfs', small]);
    try {
      const noise = (seed: number): string => Array.from({ length: 9000 }, (_, place) => ((place * 7919 + seed * 104_729) % 999_983).toString(36)).join(' ');
      const folder = await folderOf('big', Object.fromEntries(Array.from({ length: 12 }, (_, number) => [`big-${String(number).padStart(2, '0')}.txt`, report(`Barges ${String(number)} Inc.`, 2022, noise(number))])));
      const full = await home.run(['ingest', folder, '--json'], at('small-home'));
      expect(lastObject(full)).toMatchObject({ error: { code: 'disk-full' } });
      expect(lastObject(await home.run(['ingest', '--list', '--json'], at('small-home')))).toMatchObject({ filings: expect.any(Array) as unknown });
    } finally {
      spawnSync('umount', [small]);
    }
  }, SLOW);
});

test('filings of the SEC are listed, fetched once and not again [INGEST-CLI-7]', async () => {
  const folder = 'https://www.sec.gov/Archives/edgar/data/320193/000032019325000079/';
  const filings = { accessionNumber: ['0000320193-25-000079', '0000320193-25-000057'], filingDate: ['2025-10-31', '2025-05-02'], reportDate: ['2025-09-27', '2025-03-29'], form: ['10-K', '8-K'], primaryDocument: ['a.htm', 'b.htm'], items: ['', ''] };
  const page = `<html><body><p>Apple</p><div><b>Item 1. Business</b></div><p>${words.repeat(10)}</p><div><b>Item 7. Management’s Discussion and Analysis</b></div><p>Rents rose.</p></body></html>`;
  const server = await startReplayServer(({ url }) => {
    if (url.includes('/submissions/CIK0000320193.json')) return textAnswer(JSON.stringify({ cik: '320193', name: 'Apple Inc.', sic: '3571', sicDescription: 'Electronic Computers', tickers: ['AAPL'], exchanges: ['Nasdaq'], fiscalYearEnd: '0926', filings: { recent: filings, files: [] } }));
    return url === `${folder}a.htm` ? textAnswer(page, { mediaType: 'text/html' }) : textAnswer('', { status: 404 });
  });
  const preload = pathToFileURL(join(import.meta.dirname, '..', 'testing', 'replay-preload.ts')).href;
  const env = { ...at('sec-home').env, NODE_OPTIONS: `--import=${preload}?${encodeURIComponent(server.origin)}`, ASSAY_CONTACT: 'Example tester@example.test' };
  try {
    const first = await home.run(['ingest', '--tickers', 'AAPL', '--years', '2025', '--forms', '10-K', '--json'], { env });
    expect(ingested(first).filings).toMatchObject([{ status: 'added', form: '10-K', period: '2025-09-27', company: { ticker: 'AAPL', cik: '0000320193' } }]);
    await rm(join(home.path, 'sec-home', 'cache'), { recursive: true, force: true });
    const before = server.asked.filter((url) => url.includes('/Archives/')).length;
    expect(statuses(await home.run(['ingest', '--tickers', 'AAPL', '--years', '2025', '--forms', '10-K', '--json'], { env }))).toEqual(['unchanged']);
    expect(server.asked.filter((url) => url.includes('/Archives/')).length).toBe(before);
    const none = await home.run(['ingest', '--tickers', 'AAPL', '--years', '1999', '--forms', '10-K'], { env });
    expect([none.code, none.err.includes('has no 10-K for 1999')]).toEqual([1, true]);
  } finally {
    await server.close();
  }
}, SLOW);
