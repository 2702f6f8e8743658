// Two true runs of one company compared, and one of another refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, browserWanted, CHROMIUM, openPages, screenshot, type Pages } from './testing/open-pages.ts';
import { cliIn } from './testing/cli-in.ts';

describe.skipIf(!browserWanted)(`the comparison in a browser (needs ${CHROMIUM})`, () => {
  let pages: Pages;
  const runs = { a: '', b: '', other: '' };
  beforeAll(async () => {
    pages = await openPages(async (home) => {
      const id = async (args: readonly string[]): Promise<string> => String((await cliIn(home, ['analyze', ...args, '--sample', '--depth', 'quick']))['run']);
      runs.a = await id(['AAPL', '--as-of', '2025-06-30']);
      runs.b = await id(['AAPL']);
      runs.other = await id(['MSFT']);
    });
  }, 120_000);
  afterAll(() => pages.close());

  test('the chooser offers runs of one company and leads to their comparison [WEB-COMPARE-2]', async () => {
    const { page, said, close } = await pages.visit(`/compare?a=${runs.a}`);
    await page.getByRole('link', { name: 'Compare', exact: true }).last().waitFor();
    expect(await page.getByLabel('Company').textContent()).toBe('Apple Inc. (AAPL), 2 runs');
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'compare-chooser');
    await page.locator('main').getByRole('link', { name: 'Compare', exact: true }).click();
    await page.waitForURL(`**/compare/${runs.a}/${runs.b}`);
    expect(said).toEqual([]);
    await close();
  });

  test.each([{ width: 1280, dark: true }, { width: 320, dark: false }])('at $width px, dark: $dark, changes are told with why, by kind, with links to both claims [WEB-COMPARE-1]', async ({ width, dark }) => {
    const { page, said, close } = await pages.visit(`/compare/${runs.a}/${runs.b}`, { width, dark });
    await page.getByText(/^The runs say the same of \d+ subjects?[;,]/).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, `compare-${String(width)}-${dark ? 'dark' : 'light'}`);
    await page.getByRole('link', { name: /^Another value \d+$/ }).click();
    await page.waitForURL('**?kind=value');
    const row = page.locator('main tbody tr').first();
    expect(await row.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([expect.stringMatching(new RegExp(`^/runs/${runs.a}#c\\d+$`)), expect.stringMatching(new RegExp(`^/runs/${runs.b}#c\\d+$`))]);
    expect(await row.textContent()).toMatch(/(?:Data|Question|Wording|Rules)\./);
    expect(said).toEqual([]);
    await close();
  });

  test('runs of two companies are not laid side by side, and the reader is told why [WEB-COMPARE-2]', async () => {
    const { page, close } = await pages.visit(`/compare/${runs.a}/${runs.other}`);
    await page.getByText('so only runs of one company can be laid side by side').waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'compare-two-companies');
    await close();
  });
});
