// Settings as an admin changes them, and as a reader sees them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '../config/environment.ts';
import { setPassword } from '../http/access/access-file.ts';
import { axe, browserWanted, CHROMIUM, openPages, screenshot, type Pages, type Visit } from './testing/open-pages.ts';

const passwords = { reader: 'a lamp for quiet reading', admin: 'the keys of the whole house' } as const;

describe.skipIf(!browserWanted)(`settings in a browser (needs ${CHROMIUM})`, () => {
  let pages: Pages;
  beforeAll(async () => {
    pages = await openPages(async (home) => {
      const { config } = readEnvironment({ ASSAY_HOME: home }).places;
      for (const role of ['reader', 'admin'] as const) await setPassword(config, { role, password: passwords[role] });
    });
  });
  afterAll(() => pages.close());

  const openAs = async (role: keyof typeof passwords, setting: Parameters<Pages['visit']>[1]): Promise<Visit> => {
    const visit = await pages.visit('/login?next=/settings', setting);
    await visit.page.getByLabel('Password').fill(passwords[role]);
    await visit.page.keyboard.press('Enter');
    await visit.page.waitForURL('**/settings');
    await visit.page.getByText('Contact for the SEC').first().waitFor();
    return visit;
  };

  test('an admin sees what is set, no key by value, and changes what may be changed [WEB-SETTINGS-1, WEB-SETTINGS-2]', async () => {
    const { page, said, close } = await openAs('admin', { width: 1280 });
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Depth of an analysis').selectOption('deep');
    await page.getByLabel('Contact for the SEC').fill('desk@example.org');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Said to EDGAR with every request').waitFor();
    await page.reload();
    await page.getByText('Contact for the SEC').first().waitFor();
    expect([await page.getByLabel('Depth of an analysis').inputValue(), await page.getByLabel('Contact for the SEC').inputValue()]).toEqual(['deep', 'desk@example.org']);
    await screenshot(page, 'settings');
    expect(said).toEqual([]);
    await close();
  });

  test('a reader is told why nothing can be changed, and chooses theme and density all the same [WEB-SETTINGS-1, WEB-SHELL-5]', async () => {
    const { page, said, close } = await openAs('reader', { width: 320, dark: true });
    expect(await page.getByText('Changing the desk takes the role admin').isVisible()).toBe(true);
    expect(await page.getByText(pages.home).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
    await page.getByRole('radio', { name: 'Compact' }).check();
    expect(await page.evaluate('document.documentElement.dataset.density')).toBe('compact');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    expect(await axe(page)).toEqual([]);
    await screenshot(page, 'settings-reader-320-dark');
    expect(said).toEqual([]);
    await close();
  });
});
