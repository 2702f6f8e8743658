import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { fetchAt } from './fetch-at.ts';

const closers: (() => void)[] = [];
afterEach(() => { for (const close of closers.splice(0)) close(); });

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  closers.push(() => { server.closeAllConnections(); server.close(); });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

test('the connection goes to the address given, whatever the name would stand for, and the name is said to the server [WEB-PAGE-1]', async () => {
  const port = await serve((request, response) => { response.writeHead(200, { 'content-type': 'text/plain' }).end(`${request.headers.host ?? ''} ${request.url ?? ''}`); });
  const response = await fetchAt(`http://page.example.invalid:${String(port)}/a?b=1`, '127.0.0.1');
  expect([response.status, await response.text()]).toEqual([200, `page.example.invalid:${String(port)} /a?b=1`]);
});

test('a redirect is handed back, not followed [WEB-PAGE-1]', async () => {
  const port = await serve((_, response) => { response.writeHead(302, { location: 'http://169.254.169.254/' }).end(); });
  const response = await fetchAt(`http://page.example.invalid:${String(port)}/`, '127.0.0.1');
  expect([response.status, response.headers.get('location')]).toEqual([302, 'http://169.254.169.254/']);
});

test('a packed page comes unpacked', async () => {
  const port = await serve((_, response) => { response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end(gzipSync('a page')); });
  expect(await (await fetchAt(`http://page.example.invalid:${String(port)}/`, '127.0.0.1')).text()).toBe('a page');
});

test('where nobody listens the fetch rejects, and so it does when it is stopped', async () => {
  const port = await serve(() => undefined);
  await expect(fetchAt(`http://page.example.invalid:${String(port)}/`, '127.0.0.1', { signal: AbortSignal.timeout(30) })).rejects.toThrow();
  for (const close of closers.splice(0)) close();
  await expect(fetchAt(`http://page.example.invalid:${String(port)}/`, '127.0.0.1')).rejects.toThrow();
});
