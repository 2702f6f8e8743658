// Every part in every state, looked at in light, in dark, narrow and with forced colours.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, browserWanted, CHROMIUM, openPages, screenshot, type Pages } from './testing/open-pages.ts';

const settings = [
  { name: 'light', width: 1280, colours: {} }, { name: 'dark', width: 1280, colours: { colorScheme: 'dark' } }, { name: '320', width: 320, colours: { colorScheme: 'light' } }, { name: 'forced-colours', width: 1280, colours: { forcedColors: 'active' } },
] as const;

describe.skipIf(!browserWanted)(`the gallery in a browser (needs ${CHROMIUM})`, () => {
  let pages: Pages;
  beforeAll(async () => { pages = await openPages(); });
  afterAll(() => pages.close());

  test('parts stand in every state in light, in dark, at 320 px and with forced colours; they fit, ask the server for nothing, and axe finds nothing [WEB-GALLERY-1]', async () => {
    const { page, said, close } = await pages.visit('/gallery');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByText('Could not be judged').waitFor();
    await page.getByRole('region', { name: 'Changing the desk' }).waitFor();
    expect(await page.locator('.stand.dark').count()).toBe(await page.locator('.stand.light').count());
    // Nothing stands empty, or is hidden by the sheet of another page.
    expect(await page.locator('.stand').evaluateAll((stands) => stands.filter((stand) => (stand as HTMLElement).innerText.trim() === '').map((stand) => stand.parentElement?.closest('[aria-label]')?.getAttribute('aria-label')))).toEqual([]);
    for (const { name, width, colours } of settings) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia(colours);
      expect(await page.evaluate('document.documentElement.scrollWidth'), name).toBe(width);
      expect(await axe(page), name).toEqual([]);
      await screenshot(page, `gallery-${name}`);
    }
    expect(said).toEqual([]);
    await close();
  }, 120_000);
});
