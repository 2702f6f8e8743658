// One chromium for the browser tests, and a page opened from a file as a reader would open it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { RunContents } from '@assay/record';
import { startChromium } from '../../../testing/start-chromium.ts';
import { loadPageAssets } from '../page-assets.ts';
import { renderPage } from './page-of.ts';

export type Setting = { readonly width: number; readonly height?: number; readonly dark?: boolean; readonly scripts?: boolean; readonly hash?: string };
export type Opened = { readonly page: Page; readonly said: readonly string[]; readonly asked: readonly string[] };
export type Reader = { readonly open: (setting: Setting) => Promise<Opened>; readonly close: () => Promise<void> };

/** A browser with the run's page in a file; `said` collects console lines and errors, `asked` requests other than the file itself and its inlined faces. */
export async function startReader(run: RunContents): Promise<Reader> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-page-'));
  const file = join(folder, 'report.html');
  writeFileSync(file, renderPage(run, loadPageAssets()));
  const browser = await startChromium();
  const address = pathToFileURL(file).href;
  return {
    open: (setting) => openPage(browser, address, setting),
    close: async () => { await browser.close(); rmSync(folder, { recursive: true, force: true }); },
  };
}

async function openPage(browser: Browser, address: string, setting: Setting): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: setting.width, height: setting.height ?? 900 }, colorScheme: setting.dark === true ? 'dark' : 'light', javaScriptEnabled: setting.scripts !== false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const said: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => { if (!request.url().startsWith(address) && !request.url().startsWith('data:font/')) asked.push(request.url()); });
  await page.goto(address + (setting.hash ?? ''));
  await page.evaluate('document.fonts.ready.then(() => document.fonts.size)');
  return { page, said, asked };
}
