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

  test('the keys are told with ?, Escape closes them, and single letters can be switched off [WEB-SHELL-2]', async () => {
    const { page, close } = await pages.visit('/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog', { name: 'Keys' }).isVisible()).toBe(true);
    await page.getByRole('checkbox', { name: 'Single-letter keys' }).uncheck();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
    await close();
  });

  test('on a narrow screen the pages are in the menu, and it closes when one leads on [WEB-SHELL-3]', async () => {
    const { page, said, close } = await pages.visit('/nowhere', { width: 320 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await screenshot(page, 'menu-320');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ask', exact: true }).click();
    await page.waitForURL('**/');
    expect(await page.getByRole('group', { name: 'Theme' }).isVisible()).toBe(false);
    expect(said).toEqual([]);
    await close();
  });

  test('the theme follows the system until one is chosen, and the choice outlives the page [WEB-SHELL-5]', async () => {
    const { page, close } = await pages.visit('/nowhere', { dark: true });
    const ground = (): Promise<string> => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const dark = await ground();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'Light' }).check();
    const light = await ground();
    expect(light).not.toBe(dark);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await ground()).toBe(light);
    await page.keyboard.press('t');
    expect(await ground()).toBe(dark);
    await close();
  });

  test('the palette opens with one key, narrows as one types, and goes where Enter says [WEB-PALETTE-1]', async () => {
    const { page, said, close } = await pages.visit('/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'Archive' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'palette');
    await page.keyboard.type('set');
    expect(await page.getByRole('option', { selected: true }).textContent()).toContain('Settings');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/settings');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nothing is called like this');
    await page.getByText('Nothing of that name.').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
    expect(said).toEqual([]);
    await close();
  });

  test('what is typed while the palette comes is not lost [WEB-PALETTE-1]', async () => {
    const { page, close } = await pages.visit('/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('know');
    await page.getByRole('option', { name: 'Knowledge', selected: true }).waitFor();
    expect(await page.getByRole('combobox').inputValue()).toBe('know');
    await close();
  });

  test('a silent server is said, and the line goes when it answers again [WEB-SHELL-4]', async () => {
    const { page, close } = await pages.visit('/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('The server does not answer.').waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'offline');
    await page.context().setOffline(false);
    await page.getByText('The server does not answer.').waitFor({ state: 'detached' });
    await close();
  });

  test('a server that falls silent just after the browser went offline is found silent too [WEB-SHELL-4]', async () => {
    const { page, close } = await pages.visit('/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const answered = page.waitForResponse('**/api/v1/health');
    await page.evaluate(`Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false }); dispatchEvent(new Event('offline'))`);
    await answered;
    expect(await page.getByText('The server does not answer.').isVisible()).toBe(false);
    await page.route('**/api/v1/**', (route) => route.abort());
    await page.getByText('The server does not answer.').waitFor();
    await page.unroute('**/api/v1/**');
    await page.getByText('The server does not answer.').waitFor({ state: 'detached' });
    await close();
  });

  test('a page whose code does not come says so and is shown when it is tried again; the other pages stay [WEB-SHELL-6]', async () => {
    const { page, close } = await pages.visit('/nowhere');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/assets/SettingsPage*', (route) => route.abort());
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'This page cannot be shown' }).waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('See that `assay serve` is running');
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'code-missing');
    await page.getByRole('navigation').getByRole('link', { name: 'Archive' }).click();
    await page.getByRole('heading', { level: 1, name: 'Archive' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'This page cannot be shown' }).waitFor();
    await page.unroute('**/assets/SettingsPage*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await close();
  });

  test('what stands beside the page and does not come leaves the page as it is, and the keys too [WEB-SHELL-6]', async () => {
    const { page, close } = await pages.visit('/nowhere');
    await page.route(/assets\/(?:VerdictTips|Palette)[^/]*\.js/, (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await expect.poll(() => page.evaluate(`document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', cancelable: true }))`)).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.unroute(/assets\/(?:VerdictTips|Palette)[^/]*\.js/);
    const opened = async (): Promise<boolean> => { await page.keyboard.press('Control+k'); return page.getByRole('dialog').isVisible(); };
    await expect.poll(opened, { timeout: 20_000 }).toBe(true);
    expect(await page.getByRole('option', { name: 'Archive' }).isVisible()).toBe(true);
    await close();
  });
});
