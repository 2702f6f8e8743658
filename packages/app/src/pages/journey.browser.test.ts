// A person's way through the whole: ask → plan → watch → read → drill to the received bytes → compare → export; by mouse, and once by keyboard alone.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, browserWanted, CHROMIUM, openPages, screenshot, type Pages } from './testing/open-pages.ts';
import { cliIn } from './testing/cli-in.ts';

/** Each run is carried out in a thread of its own, which takes its time on a busy machine. */
const patience = 120_000;

const focusedName = (page: Page): Promise<string> => page.evaluate<string>('(document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "").trim()');

/** Presses Tab, or Shift and Tab to go back, until the focus is on it. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let index = 0; index < 60; index += 1) {
    await page.keyboard.press(key);
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`the focus never came to ${name.source}`);
}

async function textOfDownload(page: Page, begin: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), begin()]);
  return readFileSync(await download.path(), 'utf8');
}

describe.skipIf(!browserWanted)(`the journey through the pages (needs ${CHROMIUM})`, () => {
  let pages: Pages;
  beforeAll(async () => {
    pages = await openPages(async (home) => { await cliIn(home, ['analyze', 'AAPL', '--sample', '--depth', 'quick', '--as-of', '2025-06-30']); });
  }, patience);
  afterAll(() => pages.close());

  test('by mouse, from a question to a comparison and a file [WEB-JOURNEY-1]', async () => {
    const { page, said, close } = await pages.visit('/', { width: 1440 });
    await page.getByRole('textbox').fill('apple');
    await page.getByRole('option', { name: /AAPL/ }).click();
    await page.getByRole('button', { name: 'Show the plan' }).click();
    const plan = page.getByRole('region', { name: /^The plan/ });
    await plan.getByRole('radio', { name: /quick/ }).check();
    await screenshot(page, 'journey-1-plan');
    await plan.getByRole('button', { name: 'Start' }).click();
    await page.waitForURL('**/jobs/job_*');
    await page.getByRole('link', { name: 'Read it' }).waitFor({ timeout: patience });
    await screenshot(page, 'journey-2-work');
    await page.getByRole('link', { name: 'Read it' }).click();
    await page.locator('article .claim').first().waitFor();
    await screenshot(page, 'journey-3-report');
    await page.locator('article .claim.strong').first().click();
    await page.locator('.drawer .chain').first().waitFor();
    await page.getByRole('button', { name: /^Open the response here$/ }).first().click();
    await page.locator('.raw-row mark').first().waitFor();
    await screenshot(page, 'journey-4-bytes');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
    await page.locator('main').getByRole('link', { name: 'Compare', exact: true }).click();
    await page.getByText(/^The runs say the same of \d+ subjects?[;,]/).waitFor();
    await screenshot(page, 'journey-5-comparison');
    await page.getByRole('region', { name: 'Run A' }).getByRole('link').click();
    await page.getByRole('button', { name: 'Export' }).click();
    const text = await textOfDownload(page, () => page.getByRole('button', { name: /^Markdown/ }).click());
    expect(text).toContain('# Apple');
    expect(said).toEqual([]);
    await close();
  }, 3 * patience);

  test('by keyboard alone, the same way [WEB-JOURNEY-2]', async () => {
    const { page, said, close } = await pages.visit('/', { width: 1280, dark: true });
    await page.getByRole('textbox').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('apple');
    // The list may grow when the server has answered, and then begins anew.
    await expect.poll(async () => {
      await page.keyboard.press('ArrowDown');
      return (await page.getByRole('option', { selected: true }).allTextContents()).join('');
    }, { timeout: 30_000, interval: 300 }).toContain('AAPL');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Apple Inc.: take away' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: /^The plan/ }).getByRole('button', { name: 'Start' }).waitFor();
    await tabTo(page, /^Start/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/jobs/job_*');
    await page.getByRole('link', { name: 'Read it' }).waitFor({ timeout: patience });
    await tabTo(page, /^Read it$/);
    await page.keyboard.press('Enter');
    await page.locator('article .claim').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('j');
    for (let step = 0; step < 20 && await page.locator('article .claim[aria-current].strong').count() === 0; step += 1) await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.locator('.drawer .chain').first().waitFor();
    await tabTo(page, /^Open the response here$/);
    await page.keyboard.press('Enter');
    await page.locator('.raw-row mark').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('compare');
    await page.getByRole('option', { name: /^Compare/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/compare**');
    await page.locator('main').getByRole('link', { name: 'Compare', exact: true }).waitFor();
    expect(await page.evaluate('document.activeElement?.id')).toBe('main');
    await tabTo(page, /^Compare$/);
    await page.keyboard.press('Enter');
    await page.getByText(/^The runs say the same of \d+ subjects?[;,]/).waitFor();
    await tabTo(page, /^Apple: /);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Export' }).waitFor();
    await tabTo(page, /^Export$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, /^JSON/);
    const text = await textOfDownload(page, () => page.keyboard.press('Enter'));
    expect(text.startsWith('{')).toBe(true);
    expect(said).toEqual([]);
    await close();
  }, 3 * patience);
});
