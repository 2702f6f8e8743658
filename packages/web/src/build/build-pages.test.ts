import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPages } from './index.ts';

let cacheFolder: string;
let folder: string;
const told: string[] = [];
beforeAll(async () => {
  cacheFolder = mkdtempSync(join(tmpdir(), 'assay-build-'));
  ({ folder } = await buildPages({ cacheFolder, log: (words) => { told.push(words); } }));
});
afterAll(() => { rmSync(cacheFolder, { recursive: true, force: true }); });

test('the pages are built once for their sources, and nothing half-made is left [WEB-BUILD-1]', async () => {
  const builtAt = statSync(join(folder, 'index.html')).mtimeMs;
  expect(await buildPages({ cacheFolder, log: (words) => { told.push(words); } })).toEqual({ folder });
  expect([statSync(join(folder, 'index.html')).mtimeMs, told.length, readdirSync(cacheFolder).length]).toEqual([builtAt, 1, 1]);
});

test('everything that the document names is there, under a name made of its content, and nothing is from elsewhere [WEB-BUILD-2]', () => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address ?? '');
  expect(named.length).toBeGreaterThan(4);
  for (const address of named) expect([address, /^\/assets\/[\w.-]+-[\w-]{8,}\.\w+$/.test(address) && existsSync(join(folder, address))]).toEqual([address, true]);
  const sheets = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css')).map((name) => readFileSync(join(folder, 'assets', name), 'utf8')).join('');
  for (const [, address = ''] of sheets.matchAll(/url\("([^"]+)"\)/g)) expect([address, address.startsWith('#') || existsSync(join(folder, address))]).toEqual([address, true]);
});

test('each script and sheet lies beside its compressed forms [WEB-BUILD-2]', () => {
  const names = readdirSync(join(folder, 'assets'));
  for (const name of names.filter((one) => /\.(?:js|css)$/.test(one))) expect([name, names.includes(`${name}.br`), names.includes(`${name}.gz`)]).toEqual([name, true, true]);
});
