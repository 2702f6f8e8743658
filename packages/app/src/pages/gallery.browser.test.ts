// Every shared part in every state, looked at in light, in dark, narrow and with forced colours.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, browserWanted, CHROMIUM, openPages, screenshot, type Pages } from './testing/open-pages.ts';

describe.skipIf(!browserWanted)(`the gallery in a browser (needs ${CHROMIUM})`, () => {
  let pages: Pages;
  beforeAll(async () => { pages = await openPages(); });
  afterAll(() => pages.close());

  test.each([
    { name: 'light', setting: { width: 1280 } }, { name: 'dark', setting: { width: 1280, dark: true } }, { name: '320', setting: { width: 320 } }, { name: 'forced-colours', setting: { width: 1280, forcedColours: true } },
  ])('$name: parts stand in every state, fit, and axe finds nothing [WEB-GALLERY-1]', async ({ name, setting }) => {
    const { page, said, close } = await pages.visit('/gallery', setting);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('Could not be judged').waitFor();
    expect(await page.locator('.panel.dark').count()).toBe(await page.locator('.panel.light').count());
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(setting.width);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, `gallery-${name}`);
    expect(said).toEqual([]);
    await close();
  });
});
