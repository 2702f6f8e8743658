// The archive as a person meets it: true runs, one of them changed behind our back, filtered, verified, chosen, and a file from elsewhere.
import { appendFileSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, browserWanted, CHROMIUM, openPages, screenshot, type Pages, type Visit } from './testing/open-pages.ts';
import { cliIn } from './testing/cli-in.ts';

describe.skipIf(!browserWanted)(`the archive in a browser (needs ${CHROMIUM})`, () => {
  let pages: Pages;
  let archive: string;
  beforeAll(async () => {
    pages = await openPages(async (home) => {
      await cliIn(home, ['analyze', 'AAPL', '--sample', '--depth', 'quick', '--as-of', '2025-06-30']);
      const { folder, archive: path } = await cliIn(home, ['analyze', 'AAPL', '--sample', '--depth', 'quick']);
      await cliIn(home, ['ask', 'What was the revenue of Microsoft in fiscal 2024?', '--sample']);
      archive = String(path);
      const broken = join(home, 'runs', 'run_00000000000000000bad');
      cpSync(String(folder), broken, { recursive: true });
      appendFileSync(join(broken, 'report.md'), 'One more line.\n');
    });
  }, 120_000);
  afterAll(() => pages.close());

  const open = async (path: string, setting?: Parameters<Pages['visit']>[1]): Promise<Visit> => {
    const visit = await pages.visit(path, setting);
    await visit.page.getByText(/^\d+ (?:runs?|of \d+ runs)\.$/).waitFor();
    return visit;
  };

  test.each([{ width: 1280, dark: false }, { width: 320, dark: true }])('at $width px, dark: $dark, it lists whole and broken runs, fits, and axe finds nothing [WEB-ARCHIVE-1, WEB-ARCHIVE-3]', async ({ width, dark }) => {
    const { page, said, close } = await open('/archive', { width, dark });
    expect(await page.getByText('4 runs.').isVisible()).toBe(true);
    expect(await page.getByText('Seal broken').isVisible()).toBe(true);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, `archive-${String(width)}-${dark ? 'dark' : 'light'}`);
    expect(said).toEqual([]);
    await close();
  });

  test('a filter stands in the address, and one that nothing fits says how to go on [WEB-ARCHIVE-1]', async () => {
    const { page, close } = await open('/archive');
    await page.getByLabel('Kind').selectOption('question');
    await page.waitForURL('**/archive?kind=question');
    expect(await page.getByText('1 of 4 runs.').isVisible()).toBe(true);
    await page.getByLabel('Words').fill('nothing like it');
    await page.getByText('No run fits these filters.').waitFor();
    await screenshot(page, 'archive-none');
    await page.getByRole('button', { name: 'Show all runs' }).click();
    await page.getByText('4 runs.').waitFor();
    await close();
  });

  test('the server verifies a whole run, and says of a broken one which file differs [WEB-ARCHIVE-3]', async () => {
    const { page, close } = await open('/archive');
    await page.getByRole('button', { name: 'Verify' }).first().click();
    await page.getByText('No byte differs from what was signed').waitFor();
    await page.getByRole('button', { name: 'Say all that differs' }).click();
    await page.getByText('1 file differs from what was signed.').waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'archive-verified');
    await close();
  });

  test('two runs on one company lead to their comparison, of two companies to a reason why not [WEB-ARCHIVE-4]', async () => {
    const { page, close } = await open('/archive?sort=company');
    const boxes = page.getByRole('checkbox');
    await boxes.nth(0).check();
    await page.getByText('Choose a second run to compare.').waitFor();
    await boxes.nth(2).check();
    await page.getByText('only runs of one company can be compared').waitFor();
    await boxes.nth(1).check();
    await page.getByRole('link', { name: 'Compare', exact: true }).last().click();
    await page.waitForURL('**/compare/run_*/run_*');
    await close();
  });

  test('a thesis stands beside the price since, where a later close is known, and else that is said [WEB-ARCHIVE-5]', async () => {
    const { page, close } = await pages.visit('/archive?view=theses');
    await page.getByText(/^[+−]\d+\.\d%$/).waitFor();
    expect(await page.getByText('No later close is known.').count()).toBe(1);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'archive-theses');
    await close();
  });

  test('a foreign archive is checked without any call to the server, whole or changed [WEB-ARCHIVE-6]', async () => {
    const { page, said, close } = await open('/archive');
    const bytes = readFileSync(archive);
    await page.waitForLoadState('networkidle');
    const called: string[] = [];
    page.on('request', (request) => { if (!new URL(request.url()).pathname.startsWith('/assets/')) called.push(request.url()); });
    const file = page.locator('input[type="file"]');
    await file.setInputFiles({ name: 'theirs.assay', mimeType: 'application/zip', buffer: bytes });
    await page.getByText('Sound', { exact: true }).waitFor();
    expect(await page.getByText('It was signed with the key of this desk.').isVisible()).toBe(true);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'archive-foreign-sound');
    const changed = Buffer.from(bytes);
    const at = changed.indexOf('Sample figures as of');
    changed[at] = 's'.charCodeAt(0);
    await file.setInputFiles({ name: 'changed.assay', mimeType: 'application/zip', buffer: changed });
    await page.getByText('Broken', { exact: true }).waitFor();
    expect(await page.getByText(/report\.md/).first().isVisible()).toBe(true);
    await screenshot(page, 'archive-foreign-broken');
    await file.setInputFiles({ name: 'holiday.assay', mimeType: 'application/zip', buffer: Buffer.from('no archive at all') });
    await page.getByText('It cannot be checked').waitFor();
    expect(called).toEqual([]);
    expect(said).toEqual([]);
    await close();
  });

  test('a file dropped anywhere on the page is taken [WEB-ARCHIVE-6]', async () => {
    const { page, close } = await open('/archive');
    const bytes = readFileSync(archive).toString('base64');
    await page.evaluate(`{
      const bytes = Uint8Array.from(atob('${bytes}'), (one) => one.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'dropped.assay'));
      document.querySelector('footer, main').dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true }));
      document.querySelector('footer, main').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }`);
    await page.getByText('dropped.assay checked in this browser').waitFor();
    await page.getByText('Sound', { exact: true }).waitFor();
    await close();
  });
});
