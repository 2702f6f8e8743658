// The judge in a browser: the same archives, the same verdicts. Skipped where there is no chromium, unless CI is set: then its absence is a failure.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Audit } from '@assay/audit';
import { unpackArchive } from '@assay/audit/archive';
import { canonicalJson } from '@assay/record';
import { CHROMIUM, startChromium } from '../testing/start-chromium.ts';
import { lastObject, makeHome, type Answer, type Home } from '../testing/run-cli.ts';
import { loadRun } from '../vault/load-run.ts';
import { reaudit } from '../vault/reaudit.ts';
import { verifyRun } from '../vault/verify-run.ts';

const wanted = existsSync(CHROMIUM) || (process.env['CI'] ?? '') !== '';
const root = join(import.meta.dirname, '..', '..', '..', '..');
/** What a reader's browser may fetch to judge a house note again: gzipped, libraries included, the metric dictionary apart. */
const LARGEST = 120_000;

type Rechecked = { readonly agrees: boolean; readonly sound: boolean; readonly run: string; readonly fingerprint: string; readonly problems: readonly unknown[]; readonly audit: { readonly ran: boolean; readonly audit: Audit; readonly captures: number; readonly differences: readonly string[] } };
type Opened = { readonly page: Page; /** Names of the chunks that were fetched. */ readonly fetched: string[] };

const inPage = `import('/audit.js').then(async ({ recheckArchive }) => recheckArchive(new Uint8Array(await (await fetch('/archive')).arrayBuffer())))`;
const worker = `${inPage}.then((found) => postMessage(found), (error) => postMessage({ failed: String(error) }))`;
const inWorker = `new Promise((resolve) => { const worker = new Worker('/worker.js', { type: 'module' }); worker.onmessage = ({ data }) => resolve(data); })`;

describe.skipIf(!wanted)(`the judge in a browser (needs ${CHROMIUM})`, () => {
  let home: Home;
  let browser: Browser;
  const chunks = new Map<string, Uint8Array>();
  const archives = { house: '', documents: '', services: '' };

  beforeAll(async () => {
    home = await makeHome();
    const built = join(home.path, 'built');
    await mkdir(built);
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'audit-package', 'browser.mjs'), built], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const name of await readdir(built)) chunks.set(name, await readFile(join(built, name)));
    const harbour = join(root, 'examples', 'harbour');
    const made = await Promise.all([
      home.run(['analyze', 'AAPL', '--sample', '--depth', 'quick', '--json']),
      home.run(['audit', join(harbour, 'note.md'), '--sources', join(harbour, 'sources'), '--company', 'Harbour Coffee plc', '--out', join(home.path, 'kept'), '--json']),
      auditServices(),
    ]);
    [archives.house, archives.documents, archives.services] = made.map((answer) => lastObject(answer)['archive'] as string) as [string, string, string];
    browser = await startChromium();
  });
  /** A report over answers in the form of SEC and Yahoo; the company is invented. */
  async function auditServices(): Promise<Answer> {
    const folder = join(home.path, 'services');
    await mkdir(folder);
    const entity = { id: 'cik:0000012345', ticker: 'EXM', name: 'Example Corp' };
    const row = (year: number, val: number): object => ({ start: `${String(year)}-01-01`, end: `${String(year)}-12-31`, val, accn: `k${String(year)}`, fy: year, fp: 'FY', form: '10-K', filed: `${String(year + 1)}-02-10` });
    const concept = (label: string, rows: readonly object[]): object => ({ label, description: label, units: { USD: rows } });
    const gaap = { Revenues: concept('Revenues', [row(2023, 2806), row(2024, 3626)]), NetIncomeLoss: concept('Net income', [row(2023, 200), row(2024, 290)]) };
    const quote = { symbol: 'EXM', quoteType: 'EQUITY', longName: 'Example Corp', currency: 'USD', financialCurrency: 'USD', regularMarketTime: 1739566800, gmtOffSetMilliseconds: -18000000, exchangeTimezoneName: 'America/New_York', regularMarketPrice: 244.6 };
    const answers = {
      facts: [{ cik: 12345, entityName: 'Example Corp', facts: { 'us-gaap': gaap } }, { reader: 'sec-company-facts', sourceKind: 'filing', entity }],
      quote: [{ quoteResponse: { result: [quote], error: null } }, { reader: 'yahoo-quote', sourceKind: 'market', entity }],
    } as const;
    for (const [name, [answer, described]] of Object.entries(answers)) {
      await writeFile(join(folder, `${name}.json`), JSON.stringify(answer));
      await writeFile(join(folder, `${name}.json.capture.json`), JSON.stringify(described));
    }
    const note = join(home.path, 'services.md');
    await writeFile(note, '# Example\n\nExample’s revenue grew 29.2% to $3,626 in fiscal 2024, with net income of $290, a net margin of 8.0%. Revenue was $2,906 in fiscal 2023. The shares cost $244.60 on 14 February 2025.\n');
    return home.run(['audit', note, '--sources', folder, '--company', 'Example Corp', '--ticker', 'EXM', '--out', join(home.path, 'kept-services'), '--json']);
  }

  afterAll(async () => { await browser.close(); await home.remove(); });

  /** An empty page on a host that nothing answers but this test. */
  async function open(archive: Uint8Array): Promise<Opened> {
    const page = await (await browser.newContext()).newPage();
    const fetched: string[] = [];
    await page.route('**/*', async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const chunk = name === 'archive' ? archive : name === 'worker.js' ? worker : chunks.get(name);
      if (chunks.has(name)) fetched.push(name);
      if (name === '') await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>page</title>' });
      else if (chunk === undefined) await route.abort();
      else await route.fulfill({ contentType: name === 'archive' ? 'application/octet-stream' : 'text/javascript', body: Buffer.from(chunk) });
    });
    await page.goto('https://recheck.test/');
    return { page, fetched };
  }

  async function recheck(archive: Uint8Array, script: string = inPage): Promise<{ readonly found: Rechecked; readonly fetched: readonly string[] }> {
    const { page, fetched } = await open(archive);
    const found = await page.evaluate<Rechecked>(script);
    await page.context().close();
    return { found, fetched };
  }

  test.each(['house', 'documents', 'services'] as const)('the archive of a run over %s sources is judged there as here, and its seal holds [STAND-WEB-1]', async (kind) => {
    const { files } = await loadRun(archives[kind]);
    const here = await reaudit(files);
    const { found } = await recheck(await readFile(archives[kind]));
    expect(found).toMatchObject({ agrees: true, sound: true, problems: [], audit: { ran: true, captures: here.captures, differences: [] } });
    expect(canonicalJson(found.audit.audit)).toBe(canonicalJson(here.audit));
    expect(new Set(found.audit.audit.verdicts.map((one) => one.verdict)).size).toBeGreaterThan(2);
  });

  test('a worker, which has no document, comes to the same [STAND-WEB-1]', async () => {
    const archive = await readFile(archives.documents);
    expect((await recheck(archive, inWorker)).found).toEqual((await recheck(archive)).found);
  });

  test('a changed byte is found there as here, with the same words [STAND-WEB-2]', async () => {
    const archive = new Uint8Array(await readFile(archives.documents));
    const report = (await loadRun(archives.documents)).files.get('report.md') ?? new Uint8Array();
    archive[Buffer.from(archive).indexOf(report) + Buffer.from(report).indexOf('412.6 million')] = '5'.charCodeAt(0);
    const here = await verifyRun({ path: 'changed', form: 'archive', ...unpackArchive(archive) }, []);
    const { found } = await recheck(archive);
    expect(found).toMatchObject({ agrees: false, sound: false, problems: here.problems, fingerprint: here.signer.fingerprint, audit: { ran: true, differences: here.audit.ran ? here.audit.differences : [] } });
    expect(here.problems).toMatchObject([{ kind: 'changed', path: 'report.md' }]);
    expect(found.audit.differences.join('; ')).not.toBe('');
  });

  test('an archive that another program packed again is read there as here, and said to be repacked [STAND-WEB-2]', async () => {
    const { files } = await loadRun(archives.documents);
    const again = zipSync(Object.fromEntries(files), { level: 9 });
    const here = await verifyRun({ path: 'again', form: 'archive', ...unpackArchive(again) }, []);
    const { found, fetched } = await recheck(again);
    expect(found).toMatchObject({ agrees: true, sound: false, problems: here.problems });
    expect(fetched).toContain('inflate.js');
  });

  /** The chunk with everything that it imports when it is loaded. */
  function closure(name: string, found: Set<string> = new Set()): Set<string> {
    found.add(name);
    for (const [, next = ''] of new TextDecoder().decode(chunks.get(name)).matchAll(/(?:from|import)"\.\/([^"]+)"/g)) if (!found.has(next)) closure(next, found);
    return found;
  }

  function gzipped(names: Iterable<string>): number {
    return [...names].filter((name) => name !== 'dictionary.js').reduce((total, name) => total + gzipSync(chunks.get(name) ?? '', { level: 9 }).length, 0);
  }

  test('what a house note makes the browser fetch is at most 120 kB gzipped, the metric dictionary apart in one chunk [STAND-SIZE-1]', async () => {
    const { fetched } = await recheck(await readFile(archives.house));
    expect(fetched).toContain('dictionary.js');
    expect(new Set(fetched)).toEqual(new Set([...closure('audit.js'), ...closure('sample.js')]));
    expect(gzipped(fetched)).toBeLessThanOrEqual(LARGEST);
    expect(gzipped(new Set([...closure('audit.js'), ...closure('services.js')])), 'a note over live data').toBeLessThanOrEqual(LARGEST);
  });
});
