// The pages as a person meets them: a server of its own over a home of its own, the built pages, and Debian's chromium.
import { mkdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildPages } from '@assay/web/build';
import type { Page } from 'playwright-core';
import { readEnvironment } from '../../config/environment.ts';
import { findViolations } from '../../export/html/testing/find-violations.ts';
import { serve } from '../../http/serve.ts';
import { CHROMIUM, hasChromium, startChromium } from '../../testing/start-chromium.ts';

export { CHROMIUM };
/** In CI a missing browser is a failure, elsewhere a skip. */
export const browserWanted: boolean = hasChromium || (process.env['CI'] ?? '') !== '';

export type Setting = { readonly width?: number; readonly height?: number; readonly dark?: boolean; readonly motion?: boolean; readonly forcedColours?: boolean; /** Pixels of the screen for one of the page: 4 at 400% zoom. */ readonly scale?: number };
export type Visit = { readonly page: Page; /** Console lines and errors: there should be none. */ readonly said: readonly string[]; readonly close: () => Promise<void> };
export type Pages = {
  readonly home: string; readonly url: string;
  readonly visit: (path: string, setting?: Setting) => Promise<Visit>;
  readonly close: () => Promise<void>;
};

/** Built once for all test files of a machine: the folder is named by the sources. */
export const cache = join(tmpdir(), 'assay-built-pages');

/** The threads that carry out jobs read the environment themselves: they work in the home of the test, never in the machine's own. Gives the way back. */
function workIn(home: string): () => void {
  const before = process.env['ASSAY_HOME'];
  process.env['ASSAY_HOME'] = home;
  return () => { if (before === undefined) delete process.env['ASSAY_HOME']; else process.env['ASSAY_HOME'] = before; };
}

/** The home finds the pages that were built for all tests in its own cache. */
export async function lendPages(home: string): Promise<void> {
  const { folder } = await buildPages({ cacheFolder: cache, log: () => undefined });
  await mkdir(join(home, 'cache'), { recursive: true });
  await symlink(folder, join(home, 'cache', basename(folder)));
}

/** `prepare` puts runs into the home before the server starts. */
export async function openPages(prepare: (home: string) => Promise<void> = () => Promise.resolve()): Promise<Pages> {
  const home = await mkdtemp(join(tmpdir(), 'assay-pages-'));
  await prepare(home);
  await lendPages(home);
  const leave = workIn(home);
  const serving = await serve({ environment: readEnvironment({ ASSAY_HOME: home }), address: '127.0.0.1', port: 0, hostNames: [], sample: true, log: () => undefined });
  const browser = await openBrowser(serving.url);
  return {
    home, url: serving.url, visit: browser.visit,
    close: async () => {
      await browser.close();
      await serving.close();
      leave();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Visits the pages that are served at `url`. */
export async function openBrowser(url: string, options: { readonly whole?: boolean } = {}): Promise<Pick<Pages, 'visit' | 'close'>> {
  const browser = await startChromium(options);
  return {
    visit: async (path, { width = 1280, height = 900, dark = false, motion = false, forcedColours = false, scale = 1 } = {}) => {
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale, colorScheme: dark ? 'dark' : 'light', reducedMotion: motion ? 'no-preference' : 'reduce', forcedColors: forcedColours ? 'active' : 'none', acceptDownloads: true });
      const page = await context.newPage();
      const said: string[] = [];
      page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`); });
      page.on('pageerror', (error) => said.push(error.message));
      await page.goto(url + path);
      return { page, said, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

/** What axe finds, one line each. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = await findViolations(page);
  return violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}

/** Pixels of the screen. A taller picture is painted in pieces: one of the gallery at 400% zoom, 139,000 of them, can take chromium over half a minute, and nobody looks at its end. */
const TALLEST_PICTURE = 16_384;

/** Kept where ASSAY_SCREENS names a folder, as CI does: somebody looks at them. Of a very tall page the top. */
export async function screenshot(page: Page, name: string): Promise<void> {
  const folder = process.env['ASSAY_SCREENS'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const { width, height, scale } = await page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight, scale: devicePixelRatio }));
  const tallest = Math.floor(TALLEST_PICTURE / scale);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, ...(height > tallest ? { clip: { x: 0, y: 0, width, height: tallest } } : {}) });
}
