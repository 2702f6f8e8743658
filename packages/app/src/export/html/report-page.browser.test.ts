// The page in a real browser. Skipped where there is no chromium, unless CI is set: then its absence is a failure.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, hasChromium } from '../../testing/start-chromium.ts';
import { startReader, type Reader } from './testing/browser.ts';
import { findViolations } from './testing/find-violations.ts';
import { inventedRun } from './testing/invented-run.ts';

const wanted = hasChromium || (process.env['CI'] ?? '') !== '';

/** What the focused element is: its id, or the start of its text. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id ?? '');
}

function openPanel(page: Page): Promise<string> {
  return page.evaluate(() => [...document.querySelectorAll('.panel')].filter((panel) => getComputedStyle(panel).display !== 'none').map((panel) => panel.id).join(' '));
}

function address(page: Page): string {
  return new URL(page.url()).hash;
}

describe.skipIf(!wanted)(`the report page in a browser (needs ${CHROMIUM})`, () => {
  let reader: Reader;
  beforeAll(async () => { reader = await startReader(inventedRun()); });
  afterAll(async () => { await reader.close(); });

  test('opened, read and clicked through, the page asks for nothing and logs nothing [EXP-ONE-1]', async () => {
    const { page, said, asked } = await reader.open({ width: 1440 });
    await page.click('#r3');
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    await page.keyboard.press('Escape');
    await page.click('#theme');
    expect({ said, asked }).toEqual({ said: [], asked: [] });
    await page.context().close();
  });

  test.each([1440, 768, 320].flatMap((width) => [{ width, dark: false }, { width, dark: true }]))('axe finds nothing at $width px, dark: $dark, drawer closed and open [EXP-AXE-1]', async ({ width, dark }) => {
    const { page } = await reader.open({ width, dark });
    for (const state of ['', '#c9']) {
      if (state !== '') await page.click('#r9');
      const { violations, kept } = await findViolations(page);
      expect(kept).toBeGreaterThan(20);
      expect(violations.map(({ id, targets }) => `${state} ${id}: ${targets.slice(0, 3).join(', ')}`)).toEqual([]);
    }
    await page.context().close();
  });

  test('a click on a claim opens its evidence and gives it an address; Back closes it [EXP-ADDR-1]', async () => {
    const { page } = await reader.open({ width: 1440 });
    expect(await openPanel(page)).toBe('reading');
    await page.click('#r4');
    expect([await openPanel(page), address(page)]).toEqual(['c4', '#c4']);
    expect(await page.getAttribute('#r4', 'aria-current')).toBe('true');
    await page.goBack();
    expect(await openPanel(page)).toBe('reading');
    await page.context().close();
  });

  test('an address alone restores a claim and a filter [EXP-ADDR-1]', async () => {
    const { page } = await reader.open({ width: 1440, hash: '#c9&show=contradicted' });
    expect(await openPanel(page)).toBe('c9');
    expect(await page.getAttribute('button[data-show="contradicted"]', 'aria-pressed')).toBe('true');
    await page.context().close();
    const outside = await reader.open({ width: 1440, hash: '#show=outside' });
    expect(await openPanel(outside.page)).toBe('outside');
    await outside.page.context().close();
  });

  test('the keyboard walks along claims, into the chain and back to the text [EXP-KEY-1]', async () => {
    const { page } = await reader.open({ width: 1440 });
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    expect([await focused(page), await openPanel(page)]).toEqual(['r2', 'c2']);
    await page.keyboard.press('k');
    expect(await focused(page)).toBe('r1');
    await page.keyboard.press('n');
    expect([await focused(page), address(page)]).toEqual(['r6', '#c6']);
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('c6');
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    expect([await focused(page), await openPanel(page), address(page)]).toEqual(['r7', 'reading', '']);
    await page.context().close();
  });

  test('a digit goes to that link of the chain [EXP-KEY-1]', async () => {
    const { page } = await reader.open({ width: 1440, hash: '#c4' });
    await page.keyboard.press('4');
    expect(await page.evaluate(() => document.activeElement?.querySelector('h4')?.textContent)).toContain('Raw response');
    await page.context().close();
  });

  test('a filter marks one strength, and the keys walk along it [EXP-KEY-1]', async () => {
    const { page } = await reader.open({ width: 1440 });
    await page.click('button[data-show="unverified"]');
    expect(address(page)).toBe('#show=unverified');
    expect(await page.textContent('#told')).toBe('2 marked.');
    await page.keyboard.press('j');
    expect(address(page)).toBe('#c8&show=unverified');
    await page.keyboard.press('Escape');
    await page.click('button[data-show="unverified"]');
    expect(await page.evaluate(() => document.body.dataset['show'])).toBeUndefined();
    await page.context().close();
  });

  test('help opens over the page, and there single-letter keys are switched off [EXP-KEY-1]', async () => {
    const { page } = await reader.open({ width: 1440 });
    await page.keyboard.press('?');
    expect(await page.isVisible('#help')).toBe(true);
    await page.uncheck('#letters');
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    expect(await openPanel(page)).toBe('reading');
    await page.context().close();
  });

  test('at 320 px nothing scrolls sideways, contents open over the text, evidence as a sheet [EXP-NARROW-1]', async () => {
    const { page } = await reader.open({ width: 320, height: 640 });
    const overflow = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await page.click('.menu');
    expect(await page.isVisible('#rail')).toBe(true);
    await page.click('#rail ol li:nth-child(2) a');
    expect(await page.isVisible('#rail')).toBe(false);
    expect(await page.isVisible('#evidence')).toBe(false);
    await page.focus('#r4');
    await page.keyboard.press('Enter');
    expect([await openPanel(page), await focused(page)]).toEqual(['c4', 'c4']);
    const [sheet, place] = [await page.locator('#evidence').boundingBox(), await page.locator('#r4').boundingBox()];
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(640, 0);
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(sheet?.y ?? 0);
    expect(await overflow()).toBe(0);
    await page.click('#close');
    expect([await page.isVisible('#evidence'), await focused(page)]).toEqual([false, 'r4']);
    await page.context().close();
  });

  test('without scripts a claim leads to its evidence in the appendix, and no control is dead [EXP-NOJS-1] [WEB-AUDIT-2]', async () => {
    const { page } = await reader.open({ width: 1440, scripts: false });
    await page.click('#r9');
    expect(address(page)).toBe('#c9');
    expect(await page.locator('#c9').isVisible() && await page.locator('#c31').isVisible()).toBe(true);
    expect((await page.locator('#c9').boundingBox())?.y).toBeLessThan(400);
    // What explains a verdict needs no script.
    expect(await page.locator('button:visible:enabled:not([popovertarget])').count()).toBe(0);
    await page.locator('#c9 .verdict button').click();
    expect(await page.locator('.tip-box:popover-open .tip-example').textContent()).toContain('“');
    await page.context().close();
  });

  test('on paper claims are numbered, all evidence is printed and the furniture is not, in either theme [EXP-PRINT-1]', async () => {
    const { page } = await reader.open({ width: 1000, dark: true, hash: '#c9' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.locator('.ev').evaluateAll((panels) => panels.filter((panel) => getComputedStyle(panel).display === 'none').length)).toBe(0);
    for (const hidden of ['.bar', '.rail', '#c9 .acts', '#close']) expect(await page.isVisible(hidden)).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('#r9 .nb') ?? document.body, '::after').content)).toBe('"9"');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    await page.context().close();
  });

  test('the reader chooses light or dark against the system [EXP-KEY-1]', async () => {
    const { page } = await reader.open({ width: 1440 });
    const paper = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await paper()).toBe('rgb(251, 250, 247)');
    await page.keyboard.press('t');
    expect([await paper(), await page.textContent('#theme')]).toEqual(['rgb(15, 20, 27)', 'Light']);
    await page.context().close();
  });
});
