// What holds on every page there is: at 400% zoom nothing is cut and the focus is never hidden, and every mark of a verdict says what it means.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserWanted, CHROMIUM, openPages, screenshot, type Pages } from './testing/open-pages.ts';
import { keepRun, noteRun } from './testing/page-runs.ts';

const routes = join(import.meta.dirname, '..', '..', '..', 'web', 'src', 'app', 'pages.ts');

/** Every address of pages.ts, and the states of a report that lie over it. */
function addressesOf(run: string, other: string): readonly string[] {
  const paths = [...readFileSync(routes, 'utf8').matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path.replace(/:run|:a/, run).replace(':b', other).replace(':job', 'job_0000000000000000'));
  return [...paths, `/runs/${run}#c4`, `/runs/${run}#show=outside`, `/runs/${run}/evidence#c4`, '/?q=HLDN&kind=analysis', '/nowhere'];
}

/** Elements that reach out of the window sideways, save those in a scroller of their own. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element): boolean => element.scrollWidth > element.clientWidth && ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX);
    const isInside = (element: Element): boolean => { for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement) if (scrolls(up)) return true; return false; };
    return [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (right > innerWidth + 1 || left < -1) && getComputedStyle(element).visibility !== 'hidden' && !element.matches('.skip, .vh, .vh *') && !isInside(element);
    }).map((element) => `${element.tagName.toLowerCase()}.${element.className.toString()}`);
  });
}

/** What has the focus after each Tab and cannot be seen: another element lies over the whole of it. */
async function hiddenFocus(page: Page, tabs: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let tab = 0; tab < tabs; tab += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return null;
      const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const seen = boxes.some(({ left, right, top, bottom }) => [[left + 2, top + 2], [right - 2, bottom - 2], [(left + right) / 2, (top + bottom) / 2], [left + 2, bottom - 2], [right - 2, top + 2]].some(([x = 0, y = 0]) => {
        const above = document.elementFromPoint(x, y);
        return above !== null && (focused.contains(above) || above.contains(focused));
      }));
      return seen ? null : `${focused.tagName.toLowerCase()} ${focused.id || focused.textContent.slice(0, 40)}`;
    });
    if (found !== null) hidden.push(found);
  }
  return hidden;
}

/** Signs of verdicts that stand in no control, beside none, and in nothing that explains them. */
function unexplained(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('svg.g:not(.outside)')]
    .filter((sign) => sign.closest('[popovertarget], .tip-box, .signs, a.claim, .hover-card, .specimen, [role="group"]:has(+ [popovertarget])') === null)
    .map((sign) => `${sign.parentElement?.className ?? ''} ${sign.parentElement?.textContent.slice(0, 40) ?? ''}`));
}

describe.skipIf(!browserWanted)(`every page in a browser (needs ${CHROMIUM})`, () => {
  let pages: Pages;
  let addresses: readonly string[] = [];
  let note = '';
  beforeAll(async () => {
    pages = await openPages(async (home) => {
      note = await keepRun(home, noteRun());
      const other = await keepRun(home, { ...noteRun(), run: { ...noteRun().run, id: 'run_pages-note-02' as ReturnType<typeof noteRun>['run']['id'] } });
      addresses = addressesOf(note, other);
    });
  });
  afterAll(() => pages.close());

  test('at 400% zoom nothing is cut or scrolls sideways, what has the focus is seen, and marks of verdicts explain themselves [WEB-ZOOM-1] [WEB-AUDIT-2]', async () => {
    const { page, said, close } = await pages.visit('/nowhere', { width: 320, height: 256, scale: 4 });
    const found: Record<string, readonly string[]> = {};
    for (const address of addresses) {
      // A hash alone would be no new page.
      await page.goto('about:blank');
      await page.goto(pages.url + address);
      await page.getByRole('heading').first().waitFor();
      await page.locator('.state.loading:not(.specimen *)').first().waitFor({ state: 'detached' });
      const sideways = await page.evaluate(() => (document.documentElement.scrollWidth > innerWidth ? [`scrolls to ${String(document.documentElement.scrollWidth)} px`] : []));
      const wrong = [...sideways, ...await cut(page), ...await unexplained(page), ...(await hiddenFocus(page, 14)).map((what) => `hidden focus: ${what}`)];
      if (wrong.length > 0) found[address] = wrong;
      await screenshot(page, `zoom-${address.replaceAll(/[^a-z0-9]+/gi, '-')}`);
    }
    expect(found).toEqual({});
    // The one error of the console is the answer 404 for work that there never was.
    expect(said.filter((line) => !line.includes('404'))).toEqual([]);
    await close();
  }, 180_000);

  test('by keyboard a mark opens what it means, Escape shuts it, and the focus is where it was [WEB-AUDIT-2]', async () => {
    const { page, said, close } = await pages.visit(`/runs/${note}#c4`);
    const open = page.locator('.tip-box:popover-open');
    const mark = page.locator('.drawer .verdict .mark-button');
    await page.locator('#tip-tally').waitFor({ state: 'attached' });
    await mark.focus();
    await page.keyboard.press('Enter');
    expect(await open.textContent()).toContain('“');
    expect(await page.evaluate(() => document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.textContent)).toBe(await open.textContent());
    await page.keyboard.press('Escape');
    expect([await open.count(), await page.locator('#c4').count()]).toEqual([0, 1]);
    await page.getByRole('button', { name: 'What these mean' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'What the verdicts mean' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('tip-tally');
    await screenshot(page, 'tally-tip');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('What these mean');
    await page.locator('article .claim').first().focus();
    await page.keyboard.press('Tab');
    await page.locator('.hover-card .card-means .tip-example').waitFor();
    await screenshot(page, 'hover-card');
    await page.keyboard.press('Escape');
    expect(await page.locator('.hover-card').count()).toBe(0);
    expect(said).toEqual([]);
    await close();
  });
});
