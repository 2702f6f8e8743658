// What holds on every page: it opens, says nothing on the console, fits, and its keys work.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, browserWanted, CHROMIUM, openPages, screenshot, type Pages } from './testing/open-pages.ts';

describe.skipIf(!browserWanted)(`the shell in a browser (needs ${CHROMIUM})`, () => {
  let pages: Pages;
  beforeAll(async () => { pages = await openPages(); });
  afterAll(() => pages.close());

  test.each([{ width: 1280, dark: false }, { width: 320, dark: true }])('at $width px, dark: $dark, a page fits and axe finds nothing [WEB-SHELL-1]', async ({ width, dark }) => {
    const { page, said, close } = await pages.visit('/nowhere', { width, dark });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, `nowhere-${String(width)}-${dark ? 'dark' : 'light'}`);
    expect(said).toEqual([]);
    await close();
  });

  test('the keys are told with ?, and Escape closes them [WEB-SHELL-2]', async () => {
    const { page, close } = await pages.visit('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
    await close();
  });
});
