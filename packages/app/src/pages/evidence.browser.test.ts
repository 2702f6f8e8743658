// All claims as a table, captured bytes at their line in ten megabytes, and the check in the browser.
import { unpackArchive } from '@assay/audit/archive';
import { zipSync } from 'fflate';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastObject, makeHome, type Home } from '../testing/run-cli.ts';
import { keepRun, largeRun, longRun, noteRun } from './testing/page-runs.ts';
import { axe, browserWanted, CHROMIUM, openPages, screenshot, type Pages } from './testing/open-pages.ts';

describe.skipIf(!browserWanted)(`evidence in a browser (needs ${CHROMIUM})`, () => {
  let pages: Pages;
  let made: Home;
  const at = { note: '', large: '', long: '', archive: '' };
  beforeAll(async () => {
    made = await makeHome();
    const judged = lastObject(await made.run(['analyze', 'AAPL', '--sample', '--depth', 'quick', '--json']));
    at.archive = String(judged['archive']);
    pages = await openPages(async (home) => {
      for (const [name, run] of [['note', noteRun()], ['large', largeRun()], ['long', longRun()]] as const) at[name] = `/runs/${await keepRun(home, run)}`;
    });
  });
  afterAll(async () => { await pages.close(); await made.remove(); });

  test.each([{ width: 1440, dark: false }, { width: 320, dark: true }])('at $width px, dark: $dark, the claims stand in a table in which axe finds nothing [WEB-EVIDENCE-1] [WEB-REPORT-6]', async ({ width, dark }) => {
    const { page, said, close } = await pages.visit(`${at.note}/evidence`, { width, dark });
    await page.locator('.claims-table tbody a').first().waitFor();
    expect(await page.getAttribute('.claims-table', 'aria-rowcount')).toBe('32');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await screenshot(page, `evidence-${String(width)}-${dark ? 'dark' : 'light'}`);
    expect(await axe(page)).toEqual([]);
    expect(said).toEqual([]);
    await close();
  });

  test('filter, order and the open claim stand in the address; rows are opened by mouse and by key, and copied [WEB-EVIDENCE-1] [WEB-EVIDENCE-2]', async () => {
    const { page, said, close } = await pages.visit(`${at.note}/evidence?verdict=Contradicted`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.claims-table tbody a').first().waitFor();
    expect(await page.locator('.claims-table tbody a').count()).toBe(1);
    await page.click('.claims-table tbody tr:first-child');
    await page.locator('#c9').waitFor();
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?verdict=Contradicted#c9');
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.getByText('31 of 31 claims').waitFor();
    await page.keyboard.press('j');
    expect(new URL(page.url()).hash).toBe('#c10');
    await page.getByRole('button', { name: 'Verdict' }).click();
    expect(new URL(page.url()).search).toBe('?sort=word');
    await page.getByRole('button', { name: 'Verdict' }).click();
    expect([await page.getAttribute('.col-word', 'aria-sort'), await page.textContent('.claims-table tbody tr:first-child td:nth-child(2)')]).toEqual(['descending', 'Contradicted']);
    await page.fill('input[type="search"]', 'net income');
    await page.getByRole('button', { name: 'Copy as TSV' }).click();
    await page.getByText('rows copied').waitFor();
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
    expect(copied[0]).toMatch(/^No\.\tVerdict\tClaim/);
    expect(copied.length - 1).toBe(await page.locator('.claims-table tbody a').count());
    await page.keyboard.press('Escape');
    expect(said).toEqual([]);
    await close();
  });

  test('of two thousand rows only those in the window are in the document, and the last is reached [WEB-EVIDENCE-1]', async () => {
    const { page, close } = await pages.visit(`${at.long}/evidence`);
    await page.locator('.claims-table tbody a').first().waitFor();
    expect(await page.locator('.claims-table').getAttribute('aria-rowcount')).toBe('2049');
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2000);
    await page.locator('.claims-scroll').evaluate((box) => { box.scrollTop = box.scrollHeight; });
    await page.locator('#row-2048').waitFor();
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2000);
    await close();
  });

  test('in ten megabytes the value is shown at its line, marked; little is fetched, and any line is reached [WEB-RAW-1]', async () => {
    const { page, said, close } = await pages.visit(`${at.large}#c4&raw=4`);
    let fetched = 0;
    page.on('response', (response) => { if (/captures\/cap_[0-9a-z]+$/.test(response.url())) fetched += Number(response.headers()['content-length'] ?? 0); });
    await page.locator('.raw-row mark').waitFor();
    expect(await page.textContent('.raw-row mark')).toBe('641000000');
    const row = page.locator('.raw-row', { has: page.locator('mark') });
    expect(await row.textContent()).toMatch(/^769\d\d\{"tag":"us-gaap:NetIncomeLoss"/);
    expect(await page.locator('.raw-row').count()).toBeLessThan(80);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'raw-response');
    await page.fill('.raw-tools input', '153000');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await page.getByText('Line 153,000.').waitFor();
    await expect.poll(() => page.locator('.raw-row .ln').allTextContents()).toContain('153000');
    await page.locator('.raw-scroll').evaluate((box) => { box.scrollTop = 0; });
    await expect.poll(() => page.locator('.raw-row .ln').allTextContents()).toContain('1');
    expect(fetched).toBeLessThan(300_000);
    await page.getByRole('button', { name: 'Close' }).last().click();
    expect(new URL(page.url()).hash).toBe('#c4');
    expect(said).toEqual([]);
    await close();
  });

  /** The note's own page, with another run's archive behind its check. */
  async function recheck(archive: Uint8Array): Promise<string> {
    const { page, close } = await pages.visit(`${at.note}#show=recheck`);
    await page.route('**/archive', (route) => route.fulfill({ contentType: 'application/zip', body: Buffer.from(archive) }));
    const asked: string[] = [];
    await page.getByRole('button', { name: 'Check now' }).click();
    page.on('request', (request) => { if (request.url().includes('/api/')) asked.push(request.url()); });
    await page.locator('.recheck-verdict').waitFor({ timeout: 60_000 });
    const said = await page.locator('.recheck').innerText();
    expect(asked.filter((url) => !url.endsWith('/archive'))).toEqual([]);
    await close();
    return said;
  }

  test('a sealed run agrees when it is judged in the browser, and a verdict that was tampered with is named [WEB-RECHECK-1]', async () => {
    expect(existsSync(at.archive)).toBe(true);
    const archive = new Uint8Array(await readFile(at.archive));
    expect(await recheck(archive)).toMatch(/^It agrees\. All \d+ claims came out as sealed/);
    const files = new Map(unpackArchive(archive).files);
    const verdicts = new TextDecoder().decode(files.get('verdicts.json'));
    files.set('verdicts.json', new TextEncoder().encode(verdicts.replace('"verdict":"computed"', '"verdict":"verified"')));
    const said = await recheck(zipSync(Object.fromEntries(files), { level: 0 }));
    expect(said).toMatch(/^It does not agree\./);
    expect(said).toContain('verdicts.json');
    expect(said).toMatch(/The judgment made here says otherwise[^]*computed/);
  });
});
