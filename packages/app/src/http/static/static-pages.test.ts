import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp } from '../open-app.ts';
import { openApi, type Api } from '../testing/api-fixture.ts';

const page = '<!doctype html><title>Assay</title>';
const script = 'export const sum = 1;';
const at: { api: Api; folder: string; ask: (path: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<Response> } = { api: undefined as unknown as Api, folder: '', ask: () => Promise.reject(new Error('not open')) };
beforeAll(async () => {
  at.api = await openApi();
  const around = await mkdtemp(join(tmpdir(), 'assay-pages-'));
  at.folder = join(around, 'pages');
  await mkdir(join(at.folder, 'assets'), { recursive: true });
  await writeFile(join(at.folder, 'index.html'), page);
  await writeFile(join(at.folder, 'assets', 'app-1a2b.js'), script);
  await writeFile(join(at.folder, 'assets', 'app-1a2b.js.gz'), gzipSync(script));
  await writeFile(join(around, 'secret.txt'), 'keep out');
  const app = openApp(at.api.parts, () => undefined, at.folder);
  at.ask = async (path, headers = {}, method = 'GET') => app.request(`http://localhost${path}`, { method, headers: { host: 'localhost', ...headers } }, { remoteAddress: '192.0.2.1' });
});
afterAll(async () => {
  await at.api.remove();
  await rm(join(at.folder, '..'), { recursive: true, force: true });
});
const html = { accept: 'text/html,application/xhtml+xml' };

test('every address that a browser opens is the page, asked for anew each time and sent only when it changed [HTTP-PAGES-1]', async () => {
  for (const path of ['/', '/runs/run_20260102-aapl-0001', '/archive?ticker=AAPL']) {
    const response = await at.ask(path, html);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control'), await response.text()], path).toEqual([200, 'text/html; charset=UTF-8', 'no-cache', page]);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    const again = await at.ask(path, { ...html, 'if-none-match': response.headers.get('etag') ?? '' });
    expect([again.status, await again.text()], path).toEqual([304, '']);
  }
});

test('files named by their content are kept for good, packed where the browser takes that, and never guessed at [HTTP-PAGES-1]', async () => {
  const plain = await at.ask('/assets/app-1a2b.js');
  expect([plain.status, plain.headers.get('cache-control'), plain.headers.get('x-content-type-options'), await plain.text()]).toEqual([200, 'public, max-age=31536000, immutable', 'nosniff', script]);
  expect(plain.headers.get('content-type')).toMatch(/^text\/javascript/);
  const packed = await at.ask('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
  expect(new Uint8Array(await packed.arrayBuffer())).toEqual(new Uint8Array(gzipSync(script)));
});

test('nothing beside the pages is served, and what is no page stays a problem [HTTP-PAGES-1]', async () => {
  for (const path of ['/assets/../../secret.txt', '/assets/..%2f..%2fsecret.txt', '/assets/%2e%2e/%2e%2e/secret.txt', '/assets/nothing.js', '/api/v1/nothing', '/api/nothing', '/assets']) {
    const response = await at.ask(path, path.startsWith('/assets/.') || path.startsWith('/assets/%') ? {} : html);
    const text = await response.text();
    expect(text, path).not.toContain('keep out');
    if (!text.includes(page)) expect([response.status, response.headers.get('content-type')], path).toEqual([404, 'application/problem+json']);
    if (path.startsWith('/api')) expect(response.status, path).toBe(404);
  }
  expect((await at.ask('/runs', { accept: 'application/json' })).status).toBe(404);
  expect((await at.ask('/runs', html, 'POST')).status).toBe(404);
});
