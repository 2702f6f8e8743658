// The page of an answer in a real browser. Skipped where there is no chromium, unless CI is set: then its absence is a failure.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderAnswerPage } from './testing/answer-page.ts';
import { CHROMIUM, hasChromium, startChromium } from '../../testing/start-chromium.ts';
import { findViolations } from './testing/find-violations.ts';

const wanted = hasChromium || (process.env['CI'] ?? '') !== '';

describe.skipIf(!wanted)(`the page of an answer in a browser (needs ${CHROMIUM})`, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  test.each([{ width: 1280, dark: false }, { width: 320, dark: true }])('at $width px, dark: $dark, it fits, says nothing on the console, axe finds nothing, and a citation opens its claim [OUT-HTML-1]', async ({ width, dark }) => {
    const page = await (await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })).newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: renderAnswerPage() }));
    await page.goto('https://answer.test/');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    const { violations } = await findViolations(page);
    expect(violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`)).toEqual([]);
    await page.click('#cite-2 a[href="#c2"]');
    expect(await page.evaluate(`getComputedStyle(document.querySelector('#c2')).display`)).not.toBe('none');
    expect(said).toEqual([]);
    await page.context().close();
  });
});
