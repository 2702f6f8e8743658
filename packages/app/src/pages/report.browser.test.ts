// The report as a person meets it: claims, drawer, filter, keys, addresses, states, paper, sizes and colours.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inventedRun } from '../export/html/testing/invented-run.ts';
import { keepRun, longRun, noteRun } from './testing/page-runs.ts';
import { axe, browserWanted, CHROMIUM, openBrowser, openPages, screenshot, type Pages } from './testing/open-pages.ts';

/** The words of a PDF, where poppler is installed, as in CI. */
/** In CI its absence is a failure. */
const hasPdfText = existsSync('/usr/bin/pdftotext') || (process.env['CI'] ?? '') !== '';

function textOfPdf(bytes: Uint8Array): string {
  return execFileSync('/usr/bin/pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' });
}

/** Without the marks around them, and without the numbers of pages and words that a line or column broke. */
function wordsOfPdf(bytes: Uint8Array): ReadonlySet<string> {
  const text = execFileSync('/usr/bin/pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' });
  return new Set(text.split(/\s+/).map((word) => word.replaceAll(/[^\p{L}\p{N}]+/gu, '')).filter((word) => /^\p{L}{3,}$/u.test(word)));
}

describe.skipIf(!browserWanted)(`the report page in a browser (needs ${CHROMIUM})`, () => {
  let pages: Pages;
  const at = { note: '', long: '', broken: '' };
  beforeAll(async () => {
    pages = await openPages(async (home) => {
      at.note = `/runs/${await keepRun(home, noteRun())}`;
      at.long = `/runs/${await keepRun(home, longRun())}`;
      const broken = await keepRun(home, { ...noteRun(), run: { ...inventedRun().run, id: 'run_pages-broken-01' as ReturnType<typeof noteRun>['run']['id'] } });
      await writeFile(join(home, 'runs', broken, 'report.md'), '# Revenue soared\n');
      at.broken = `/runs/${broken}`;
    });
  });
  afterAll(() => pages.close());

  const hash = (page: Page): string => new URL(page.url()).hash;
  const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
  const drawer = async (page: Page): Promise<string> => (await page.locator('.drawer .of').textContent()) ?? '';
  const ready = async (page: Page): Promise<void> => { await page.locator('article .claim').first().waitFor(); };

  test('by mouse a claim opens its evidence under an address, Back closes it, a filter quietens the rest [WEB-REPORT-1] [WEB-REPORT-2]', async () => {
    const { page, said, close } = await pages.visit(at.note);
    await ready(page);
    expect(await page.title()).toContain('HLDN');
    await page.click('#r4');
    await page.locator('#c4').waitFor();
    expect([hash(page), await drawer(page), await page.getAttribute('#r4', 'aria-current')]).toEqual(['#c4', 'Claim 4 of 31', 'true']);
    expect(await page.locator('#c4 .chain > li h4').allTextContents()).toEqual(expect.arrayContaining([expect.stringContaining('Raw response')]));
    await page.goBack();
    await page.locator('#reading').waitFor();
    await page.click('button[data-show="contradicted"]');
    expect([hash(page), await page.textContent('#told')]).toEqual(['#show=contradicted', '1 marked.']);
    expect(await page.getAttribute('button[data-show="contradicted"]', 'aria-pressed')).toBe('true');
    await page.click('button[data-show="outside"]');
    expect(await page.isVisible('#outside')).toBe(true);
    expect(said).toEqual([]);
    await close();
  });

  test('by keyboard alone one walks along the claims, into the chain, to the bytes and back [WEB-REPORT-2]', async () => {
    const { page, said, close } = await pages.visit(at.note);
    await ready(page);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    expect([await focused(page), hash(page)]).toEqual(['r2', '#c2']);
    await page.keyboard.press('k');
    await page.keyboard.press('n');
    expect([await focused(page), hash(page)]).toEqual(['r6', '#c6']);
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('k');
    expect(await focused(page)).toBe('r4');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'c4');
    await page.keyboard.press('4');
    expect(await page.evaluate(() => document.activeElement?.querySelector('h4')?.textContent)).toContain('Raw response');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.raw-row mark').waitFor();
    expect([hash(page), await page.textContent('.raw-row mark')]).toEqual(['#c4&raw=4', '641000000']);
    await page.keyboard.press('Escape');
    expect(hash(page)).toBe('#c4');
    await page.keyboard.press('Escape');
    expect([await focused(page), hash(page)]).toEqual(['r4', '']);
    expect(said).toEqual([]);
    await close();
  });

  test('an address alone restores claim and filter, and a claim under the pointer says its verdict, source and reason [WEB-REPORT-1]', async () => {
    const { page, close } = await pages.visit(`${at.note}#c9&show=contradicted`);
    await page.locator('#c9').waitFor();
    expect(await page.getAttribute('button[data-show="contradicted"]', 'aria-pressed')).toBe('true');
    expect(await page.textContent('#c9 .correction')).toContain('Right: $1.1 billion');
    await page.hover('#r4');
    await page.locator('.hover-card').waitFor();
    expect(await page.textContent('.hover-card')).toMatch(/Verified.*10-K.*Net income is 641,000,000 USD/);
    await close();
  });

  test.each([{ width: 1440, dark: false }, { width: 1440, dark: true }, { width: 320, dark: false }])('axe finds nothing at $width px, dark: $dark, at rest and with the drawer open, and nothing runs over [WEB-REPORT-6]', async ({ width, dark }) => {
    const { page, said, close } = await pages.visit(at.note, { width, dark });
    await ready(page);
    const name = `${String(width)}-${dark ? 'dark' : 'light'}`;
    await screenshot(page, `report-${name}`);
    expect(await axe(page)).toEqual([]);
    await page.click('#r9');
    await page.locator('#c9').waitFor();
    expect(await axe(page)).toEqual([]);
    await screenshot(page, `report-claim-${name}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(said).toEqual([]);
    await close();
  });

  test('at 320 px, which is 1280 px at 400% zoom, the drawer is a sheet under the claim and the contents lie over the text [WEB-REPORT-6]', async () => {
    const { page, close } = await pages.visit(at.note, { width: 320, height: 256 });
    await ready(page);
    await page.click('.menu');
    await page.locator('#rail').waitFor();
    expect(await page.isVisible('#rail')).toBe(true);
    await page.click('#rail ol li:nth-child(2) a');
    expect([await page.isVisible('#rail'), hash(page)]).toEqual([false, '#s-growth-and-margins']);
    expect(await page.isVisible('#evidence')).toBe(false);
    await page.focus('#r14');
    await page.keyboard.press('Enter');
    await page.locator('#c14').waitFor();
    const [sheet, place] = [await page.locator('#evidence').boundingBox(), await page.locator('#r14').boundingBox()];
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.click('#close');
    expect([await page.isVisible('#evidence'), await focused(page)]).toEqual([false, 'r14']);
    await close();
  });

  test('with forced colours an open claim is marked by the system’s own, and nothing moves where motion is not wanted [WEB-REPORT-6]', async () => {
    const { page, close } = await pages.visit(`${at.note}#c4`, { forcedColours: true });
    await page.locator('#c4').waitFor();
    const colours = await page.evaluate(() => { const style = getComputedStyle(document.querySelector('#r4') ?? document.body); return [style.backgroundColor, getComputedStyle(document.querySelector('#r5') ?? document.body).backgroundColor]; });
    expect(colours[0]).not.toBe(colours[1]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await close();
  });

  test('of two thousand claims few nodes are in the document; address, keys, contents and the search reach every one [WEB-REPORT-3] [WEB-FIND-1]', async () => {
    const { page, said, close } = await pages.visit(at.long, { width: 1440 });
    await ready(page);
    const nodes = (): Promise<number> => page.evaluate(() => { const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL); let count = 0; while (walker.nextNode() !== null) count += 1; return count; });
    const isSeen = (id: string): Promise<boolean> => page.evaluate((name) => { const box = document.getElementById(name)?.getBoundingClientRect(); return box !== undefined && box.top >= 0 && box.bottom <= innerHeight; }, id);
    expect(await nodes()).toBeLessThan(5000);
    for (const id of ['r1500', 'r2']) {
      await page.evaluate((name) => { location.hash = `#c${name.slice(1)}`; }, id);
      await page.locator(`#c${id.slice(1)}`).waitFor();
      await expect.poll(() => isSeen(id), { timeout: 5000 }).toBe(true);
      expect(await nodes()).toBeLessThan(5000);
    }
    await page.click('#rail ol li:nth-child(20) a');
    await expect.poll(() => isSeen('s-part-20-of-the-accounts'), { timeout: 5000 }).toBe(true);
    await page.click('button[data-show="unverified"]');
    await page.keyboard.press('k');
    const last = await focused(page);
    expect(Number(last.slice(1))).toBeGreaterThan(1900);
    await expect.poll(() => isSeen(last), { timeout: 5000 }).toBe(true);
    expect(await nodes()).toBeLessThan(5000);
    // What the document does not hold is found all the same: words one after the other, and a claim by its number.
    await page.keyboard.press('Control+f');
    expect(await focused(page)).toBe('find-words');
    await page.keyboard.type('Part 19 of');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Part 19 of the accounts' }).waitFor();
    expect([await page.textContent('#told'), await page.getByRole('heading', { name: 'Part 19 of the accounts' }).evaluate((heading) => { const { top, bottom } = heading.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; })]).toEqual(['1 of 1', true]);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('last count');
    await page.keyboard.press('Shift+Enter');
    const counted = /^(\d+) of (\d+)$/.exec(await page.textContent('.find-said') ?? '');
    expect([counted?.[1], Number(counted?.[2]) > 100]).toEqual([counted?.[2], true]);
    await page.getByRole('search', { name: 'Find in this report' }).getByRole('button', { name: 'Next' }).click();
    expect(await page.textContent('.find-said')).toMatch(/^1 of /);
    expect(await page.evaluate(() => [...CSS.highlights.get('found-words') ?? []].map(String))).toEqual(['last count']);
    await page.getByLabel('Find', { exact: true }).fill('#1500');
    await page.keyboard.press('Enter');
    await page.locator('#c1500').waitFor();
    await page.getByLabel('Find', { exact: true }).fill('nowhere to be read');
    await page.keyboard.press('Enter');
    expect(await page.textContent('#told')).toBe('Nowhere.');
    expect(await page.locator('article .pane *').count()).toBeLessThan(5000);
    await screenshot(page, 'report-find');
    expect(said).toEqual([]);
    await close();
  });

  test('on paper the claims are numbered and the appendix has every one, though the window never held them [WEB-REPORT-5] [WEB-REPORT-3]', async () => {
    const printing = await openBrowser(pages.url, { whole: true });
    const { page } = await printing.visit(at.note, { dark: true });
    await ready(page);
    await page.evaluate(() => { window.print = () => { document.body.dataset['printed'] = 'true'; }; });
    // By the browser's own menu, which leaves no time to fetch anything, the notes are there and what is missing is said.
    await page.evaluate(() => { dispatchEvent(new Event('beforeprint')); });
    expect(await page.locator('.appendix').innerText()).toMatch(/The evidence of \d+ of 31 claims follows|Claim 31 of 31/);
    await page.evaluate(() => { dispatchEvent(new Event('afterprint')); });
    await page.getByRole('button', { name: 'Print' }).click();
    await page.waitForFunction(() => document.body.dataset['printed'] === 'true');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.appendix .ev').evaluateAll((panels) => panels.filter((panel) => getComputedStyle(panel).display !== 'none').length)).toBe(31);
    const text = await page.locator('.appendix').innerText();
    for (const words of ['Claim 31 of 31', '641000000', 'Rounded', '10-K', 'sha']) expect(text.toLowerCase()).toContain(words.toLowerCase());
    expect(await page.locator('.sources .hash').count()).toBe(2);
    expect(await page.evaluate(() => [getComputedStyle(document.querySelector('#r9 .nb') ?? document.body, '::after').content, getComputedStyle(document.body).backgroundColor])).toEqual(['"9"', 'rgb(255, 255, 255)']);
    for (const hidden of ['.bar', '.rail', '.appendix .acts']) expect(await page.locator(hidden).first().isVisible()).toBe(false);
    const pdf = await page.pdf({ tagged: true, preferCSSPageSize: true });
    expect(pdf.toString('latin1')).toContain('/StructTreeRoot');
    if (hasPdfText) {
      const paper = wordsOfPdf(pdf);
      for (const words of ['Claim 1 of 31', 'Claim 31 of 31', 'SHA-256', 'How to read this note', '/ 1']) expect(textOfPdf(pdf)).toContain(words);
      // What the export prints, the page prints too: text, numbers of the notes, sources and the appendix.
      const exported = wordsOfPdf(Buffer.from(await (await fetch(`${pages.url}/api/v1${at.note}/exports/pdf`)).arrayBuffer()));
      expect([...exported].filter((word) => !paper.has(word))).toEqual([]);
    }
    // The browser says that it has printed, and the screen has its drawer again.
    await page.locator('.drawer > #reading').waitFor({ state: 'attached' });
    expect(await page.locator('.appendix').count()).toBe(0);
    await printing.close();
  });

  test('a broken seal is said and the report not shown; no such run leads to the archive; what was read stays when the server is gone [WEB-REPORT-4]', async () => {
    const broken = await pages.visit(at.broken);
    await broken.page.getByRole('heading', { name: 'The seal of this run is broken' }).waitFor();
    expect(await broken.page.textContent('main')).toContain('report.md');
    expect(await broken.page.textContent('body')).not.toContain('soared');
    expect(await axe(broken.page)).toEqual([]);
    await broken.close();
    const none = await pages.visit('/runs/run_nobody-knows-it');
    await none.page.getByRole('heading', { name: 'There is no such run' }).waitFor();
    await none.close();
    const { page, close } = await pages.visit(at.note);
    await ready(page);
    await page.click('#r3');
    await page.locator('#c3').waitFor();
    await page.waitForTimeout(1500);
    await page.context().setOffline(true);
    await page.click('#r4');
    await page.locator('#c4').waitFor();
    expect(await page.locator('article .claim').count()).toBeGreaterThan(30);
    await close();
  });
});
