// The library as a person meets it: empty, filled by hand, searched; and somebody's report handed in to be judged.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, browserWanted, CHROMIUM, openPages, screenshot, type Pages } from './testing/open-pages.ts';

const filing = '<html><body><h1>FORM 10-K</h1><p>Annual report for the fiscal year ended December 31, 2025</p><p>Boatyard Inc.</p><h2>Item 1. Business</h2><p>We build wooden boats for lakes and sell them through dealers in nine states.</p><h2>Item 1A. Risk Factors</h2><p>The price of oak has doubled since 2023, and a further rise would reduce our margins.</p><h2>Item 7. Management’s Discussion and Analysis</h2><p>Sales rose because dealers restocked after a wet summer.</p></body></html>';

describe.skipIf(!browserWanted)(`the library in a browser (needs ${CHROMIUM})`, () => {
  let pages: Pages;
  beforeAll(async () => { pages = await openPages(); });
  afterAll(() => pages.close());

  /** The job whose page this is has come to its end; what it says otherwise stands in the failure. */
  const finished = async (page: Page): Promise<void> => {
    const job = new URL(page.url()).pathname;
    await expect.poll(async () => {
      const { state, problem } = await (await page.request.get(`${pages.url}/api/v1${job}`)).json() as { readonly state: string; readonly problem: unknown };
      return problem ?? state;
    }, { timeout: 90_000, interval: 500 }).toBe('finished');
  };

  test('empty, it says how to fill it; a filing handed in is taken in, listed, and found with the reason why [WEB-KNOW-1, WEB-KNOW-2]', async () => {
    const { page, said, close } = await pages.visit('/knowledge', { width: 320, dark: true });
    await page.getByText('The library is empty.').waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'knowledge-empty-320-dark');
    await page.getByLabel('Files').setInputFiles({ name: 'boatyard.htm', mimeType: 'text/html', buffer: Buffer.from(filing) });
    await page.getByLabel('Company').fill('Boatyard');
    await page.getByLabel('Form').fill('10-K');
    await page.getByLabel('Period ends').fill('2025-12-31');
    await page.getByRole('button', { name: 'Take it in' }).click();
    await page.waitForURL('**/jobs/job_*');
    await finished(page);
    await page.goto(`${pages.url}/knowledge`);
    await page.getByRole('rowheader', { name: 'Boatyard' }).waitFor();
    await page.getByLabel('Search the filings').fill('oak prices');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/knowledge?q=oak+prices');
    await page.getByText('Found because:').waitFor();
    await page.getByText('The whole passage').click();
    expect(await page.locator('mark').textContent()).toContain('The price of oak has doubled');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'knowledge-found-320-dark');
    expect(said).toEqual([]);
    await close();
  }, 150_000);

  test('a report handed in with its sources becomes a judged run [WEB-AUDIT-1]', async () => {
    const { page, said, close } = await pages.visit('/audit');
    await page.getByLabel('The report', { exact: true }).setInputFiles({ name: 'note.md', mimeType: 'text/markdown', buffer: Buffer.from('# Boatyard\n\nNet income was $90 million in fiscal 2025.\n') });
    await page.getByLabel('Its sources').setInputFiles({ name: 'income.csv', mimeType: 'text/csv', buffer: Buffer.from('In millions of dollars,FY2025,FY2024\nRevenue,910,840\nNet income,84,79\n') });
    await page.getByLabel('Company').fill('Boatyard');
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'audit');
    await page.getByRole('button', { name: 'Judge it' }).click();
    await page.waitForURL('**/jobs/job_*');
    await finished(page);
    await page.goto(`${pages.url}/archive?kind=audit`);
    await page.getByRole('cell', { name: '1 contradicted' }).waitFor();
    expect(said).toEqual([]);
    await close();
  }, 150_000);

  test('each verdict explains itself with an example [WEB-AUDIT-2]', async () => {
    const { page, close } = await pages.visit('/audit', { width: 320 });
    for (const name of ['Verified', 'Computed', 'Contradicted']) {
      await page.getByRole('button', { name, exact: true }).click();
      expect(await page.locator('.tip-box:popover-open .tip-example').textContent()).toContain('“');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Not checked' }).click();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'audit-tip-320');
    await close();
  });
});
