// A protected server as somebody meets it: sent to the login, refused, let in, sent back, and out again.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '../config/environment.ts';
import { setPassword } from '../http/access/access-file.ts';
import { axe, browserWanted, CHROMIUM, openPages, screenshot, type Pages } from './testing/open-pages.ts';

const password = 'a lamp for quiet reading';

describe.skipIf(!browserWanted)(`the login in a browser (needs ${CHROMIUM})`, () => {
  let pages: Pages;
  beforeAll(async () => {
    pages = await openPages((home) => setPassword(readEnvironment({ ASSAY_HOME: home }).places.config, { role: 'reader', password }));
  });
  afterAll(() => pages.close());

  test('a page leads to the login and back, the role is shown, and leaving ends it [WEB-LOGIN-1]', async () => {
    const { page, said, close } = await pages.visit('/nowhere?kept=yes', { width: 320, dark: true });
    const field = page.getByLabel('Password');
    await field.waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'login-320-dark');
    expect(said).toEqual([]);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/nowhere?kept=yes');
    expect(await page.getByText('Reader', { exact: true }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await field.waitFor();
    await close();
  });

  test('a session that ran out leads to the login at the next request [WEB-LOGIN-1]', async () => {
    const { page, close } = await pages.visit('/login?next=/');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.context().clearCookies();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('boat');
    await page.getByLabel('Password').waitFor();
    await close();
  });

  test('wrong passwords are refused, and after a few of them the wait is said [WEB-LOGIN-2]', async () => {
    const { page, close } = await pages.visit('/login');
    const field = page.getByLabel('Password');
    await field.fill('not this one');
    await page.keyboard.press('Enter');
    await page.getByText('That is no password of this server.').waitFor();
    for (let tries = 0; tries < 10 && !await page.getByText('Too many wrong passwords.').isVisible(); tries += 1) {
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await field.press('Enter');
      await answered;
      await page.getByRole('button', { name: 'Checking …' }).waitFor({ state: 'detached' });
    }
    expect(await page.getByRole('alert').textContent()).toMatch(/Try again in \d+ seconds?\.|You can try again now\./);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'login-throttled');
    await close();
  });
});
