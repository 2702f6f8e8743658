import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBrowserSettings } from '../../config/browser-settings.ts';
import { findBrowser } from './find-browser.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-browsers-'));
  for (const name of ['chromium', 'my-browser']) {
    writeFileSync(join(folder, name), '#!/bin/sh\n');
    chmodSync(join(folder, name), 0o755);
  }
});
afterAll(() => { rmSync(folder, { recursive: true, force: true }); });

test('the browser that ASSAY_BROWSER names comes first, by path or by name [EXP-PDF-2]', async () => {
  const named = (name: string): Promise<string> => findBrowser(readBrowserSettings({ ASSAY_BROWSER: name, PATH: folder }));
  expect(await named('my-browser')).toBe(join(folder, 'my-browser'));
  expect(await named(join(folder, 'my-browser'))).toBe(join(folder, 'my-browser'));
});

test('else one is found among the folders of programs [EXP-PDF-2]', async () => {
  expect(await findBrowser(readBrowserSettings({ PATH: folder }))).toBe(join(folder, 'chromium'));
});

test('a browser that is not there is said with what helps [EXP-PDF-2]', async () => {
  await expect(findBrowser(readBrowserSettings({ ASSAY_BROWSER: 'no-such-browser', PATH: folder }))).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining('no-such-browser') as string, remedy: expect.stringContaining('print it') as string });
});

test('a browser is started without a key of the user’s [EXP-PDF-2]', () => {
  const { variables } = readBrowserSettings({ PATH: folder, LANG: 'C', FRED_API_KEY: 'secret', ANTHROPIC_API_KEY: 'secret' });
  expect(Object.keys(variables).toSorted()).toEqual(['LANG', 'PATH']);
});
