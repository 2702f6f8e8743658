// A company's network often has no way out but a proxy. Node's own agents go through it; what matters is whom the proxy is told to connect to.
import { createServer, setGlobalProxyFromEnv, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { followGuarded } from '@assay/data';
import { fetchAt } from './fetch-at.ts';

const undo: (() => void)[] = [];
afterEach(() => { for (const one of undo.splice(0).toReversed()) one(); });

async function listen(server: Server): Promise<number> {
  undo.push(() => { server.closeAllConnections(); server.close(); });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A proxy that writes down what it is asked for; CONNECT opens a tunnel or is refused. */
async function startProxy(opens: boolean): Promise<{ readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const proxy = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method ?? ''} ${incoming.url ?? ''}`);
    outgoing.writeHead(502).end();
  });
  proxy.on('connect', (incoming, socket) => {
    asked.push(`CONNECT ${incoming.url ?? ''}`);
    const [host = '', port = ''] = (incoming.url ?? '').split(':');
    if (!opens) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const way = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      way.pipe(socket).pipe(way);
    });
    undo.push(() => { way.destroy(); });
  });
  const port = await listen(proxy);
  const url = `http://127.0.0.1:${String(port)}`;
  undo.push(setGlobalProxyFromEnv({ http_proxy: url, https_proxy: url }));
  return { asked };
}

test('a page without encryption is refused in words: to the proxy it would be named by its address alone [WEB-PAGE-1]', async () => {
  const { asked } = await startProxy(true);
  await expect(fetchAt('http://page.example.invalid/a', '93.184.215.14')).rejects.toThrow('through a proxy only pages with https are fetched');
  expect(asked).toEqual([]);
});

test('what a tunnel brings is the server at the checked address, asked by its name [WEB-PAGE-1]', async () => {
  const greetings: Buffer[] = [];
  const server = createTcpServer((socket) => { socket.once('data', (bytes) => { greetings.push(bytes); socket.destroy(); }); });
  undo.push(() => { server.close(); });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { asked } = await startProxy(true);
  await expect(fetchAt(`https://page.example.invalid:${String(port)}/`, '127.0.0.1')).rejects.toThrow();
  expect(asked).toEqual([`CONNECT 127.0.0.1:${String(port)}`]);
  // The name stands in the first message of TLS, where the server chooses its certificate by it.
  expect(Buffer.concat(greetings).includes('page.example.invalid')).toBe(true);
});

test('a tunnel for a secure page is asked for to the checked address; a proxy that refuses it ends the fetch [WEB-PAGE-1]', async () => {
  const { asked } = await startProxy(false);
  await expect(fetchAt('https://page.example.invalid/', '93.184.215.14')).rejects.toThrow();
  expect(asked).toEqual(['CONNECT 93.184.215.14:443']);
});

test('an inner address is refused before the proxy hears of it, at the first hop and behind a redirect [WEB-PAGE-1]', async () => {
  const { asked } = await startProxy(true);
  const resolve = (host: string): Promise<readonly string[]> => Promise.resolve([host.startsWith('inner') ? '10.0.0.5' : '93.184.215.14']);
  expect(await followGuarded('http://inner.example.com/', { fetchAt, resolve })).toMatchObject({ ok: false });
  expect(await followGuarded('http://169.254.169.254/latest/', { fetchAt, resolve })).toMatchObject({ ok: false });
  const toInside = (): Promise<Response> => Promise.resolve(new Response(null, { status: 302, headers: { location: 'http://inner.example.com/' } }));
  expect(await followGuarded('http://example.com/', { fetchAt: toInside, resolve })).toMatchObject({ ok: false, why: expect.stringContaining('after 1 redirects') as unknown });
  expect(asked).toEqual([]);
});
