// "Re-check here" in a page that was exported: opened from a file, without a server. Skipped where there is no chromium, unless CI is set.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportSealed, type SealedRun } from '../../export-run.ts';
import { sha256 } from '../../../vault/sha256.ts';
import { sealedRun } from '../../testing/sealed-run.ts';
import { loadPageAssets } from '../page-assets.ts';
import { renderReportPage } from '../render-report-page.ts';
import { hasChromium, startChromium } from '../../../testing/start-chromium.ts';
import { findViolations } from '../testing/find-violations.ts';
import { makeVerifier } from './page-verifier.ts';

const wanted = hasChromium || (process.env['CI'] ?? '') !== '';

describe.skipIf(!wanted)('a page that stands alone', () => {
  let folder: string;
  let browser: Browser;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'assay-recheck-'));
    browser = await startChromium();
  });
  afterAll(async () => { await browser.close(); rmSync(folder, { recursive: true, force: true }); });

  async function pageText(sealed: SealedRun, withoutVerifier = false): Promise<string> {
    return new TextDecoder().decode((await exportSealed(sealed, 'html', { cache: join(folder, 'cache'), withoutVerifier })).bytes);
  }

  type Rechecked = { readonly said: string; readonly state: string | undefined; readonly noise: readonly string[] };

  type Opened = { readonly page: Page; readonly noise: string[] };

  /** The page opened from a file, its button pressed and its answer waited for. */
  async function openChecked(html: string, setting: { readonly width: number; readonly dark: boolean } = { width: 1280, dark: false }): Promise<Opened> {
    const file = join(folder, 'page.html');
    writeFileSync(file, html);
    const page = await (await browser.newContext({ viewport: { width: setting.width, height: 900 }, colorScheme: setting.dark ? 'dark' : 'light' })).newPage();
    const noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(error.message));
    page.on('request', (request) => { if (!request.url().startsWith('file:') && !request.url().startsWith('data:font/')) noise.push(request.url()); });
    await page.goto(pathToFileURL(file).href);
    await page.click('#recheck-here');
    await page.locator('#recheck-result:not([data-state="busy"]) p').waitFor({ timeout: 60_000 });
    return { page, noise };
  }

  /** What the page says, and whatever else it did. */
  async function recheck(html: string): Promise<Rechecked> {
    const { page, noise } = await openChecked(html);
    const result = page.locator('#recheck-result');
    const found = { said: await result.innerText(), state: await result.getAttribute('data-state') ?? undefined, noise };
    await page.context().close();
    return found;
  }

  function withArchive(html: string, change: (archive: Buffer) => Buffer): string {
    return html.replace(/(id="archive">)([^<]+)/, (_, open: string, text: string) => open + gzipSync(change(gunzipSync(Buffer.from(text, 'base64')))).toString('base64'));
  }

  test('judges its own archive again in the browser and says that it agrees, fetching nothing under its policy [EXP-HERE-1]', async () => {
    const sealed = await sealedRun();
    const found = await recheck(await pageText(sealed));
    expect(found).toMatchObject({ state: 'sound', noise: [] });
    expect(found.said).toContain(`${String(sealed.run.contents.claims.length)} claims came out of 2 sources as the page shows them`);
    expect(found.said).toContain(sealed.seal.fingerprint);
  });

  test('says what differs where a byte of the archive was changed [EXP-HERE-2]', async () => {
    const html = withArchive(await pageText(await sealedRun()), (archive) => Buffer.from(archive.toString('latin1').replace('$3.626 billion in', '$3.926 billion in'), 'latin1'));
    const found = await recheck(html);
    expect(found.state).toBe('differs');
    expect(found.said).toContain('report.md');
  });

  test('says what differs where a false verdict was sealed with every byte in place [EXP-HERE-2]', async () => {
    const false_ = await sealedRun((contents) => ({ ...contents, verdicts: contents.verdicts.map((verdict) => (verdict.verdict === 'contradicted' ? { ...verdict, verdict: 'verified', right: null } : verdict)) }));
    const found = await recheck(await pageText(false_));
    expect(found).toMatchObject({ state: 'differs', noise: [] });
    expect(found.said).toMatch(/^Differs\. Every byte is as it was sealed/);
  });

  test('says what differs where the page shows a claim otherwise than its honest archive [EXP-HERE-2]', async () => {
    const html = (await pageText(await sealedRun())).replace('<section class="panel ev contradicted" id="c7" data-strength="contradicted"', '<section class="panel ev strong" id="c7" data-strength="strong"');
    const found = await recheck(html);
    expect(found.state).toBe('differs');
    expect(found.said).toContain('The page shows claim 7 otherwise than it was judged: $305 million');
  });

  test('says what it could not do where a source was too large to be carried [EXP-HERE-3]', async () => {
    const { run, loaded: { files } } = await sealedRun();
    const verifier = await makeVerifier(files, run.contents.captures, { cache: join(folder, 'cache'), most: 9000 });
    expect(verifier.leftOut).not.toEqual([]);
    const found = await recheck(renderReportPage(run.contents, { assets: loadPageAssets(), seal: null, rules: run.rules, sha256, verifier }));
    expect(found).toMatchObject({ state: 'open', noise: [] });
    expect(found.said).toMatch(/^Every byte that the page carries is as it was sealed, but the figures were not judged again: /);
  });

  test.each([{ width: 1280, dark: false }, { width: 320, dark: true }])('axe finds nothing in its answer at $width px, dark: $dark, and nothing runs over the edge [EXP-AXE-1]', async (setting) => {
    const { page } = await openChecked(await pageText(await sealedRun()), setting);
    const { violations } = await findViolations(page, { within: '.recheck' });
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0);
    await page.context().close();
  });

  test('without the verifier it is smaller and offers no check [EXP-HERE-3]', async () => {
    const sealed = await sealedRun();
    const [whole, small] = [await pageText(sealed), await pageText(sealed, true)];
    expect(small).not.toContain('recheck');
    expect(small.length).toBeLessThan(whole.length / 2);
  });
});
