import { expect, test } from 'vitest';
import { followGuarded, type FetchAt } from './follow-guarded.ts';
import { isInsideAddress } from './outside-address.ts';
import { guardUrl } from './outside-url.ts';

const names: Readonly<Record<string, readonly string[]>> = {
  'example.com': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'rebind.example.com': ['93.184.215.14', '10.0.0.5'],
  'tunnel.example.com': ['64:ff9b::7f00:1'],
};
const resolve = (host: string): Promise<readonly string[]> => (names[host] === undefined ? Promise.reject(new Error('no such name')) : Promise.resolve(names[host]));
const allowed = async (url: string): Promise<boolean> => (await guardUrl(url, resolve)).ok;

test.each([
  'http://2130706433/', 'http://127.1/', 'http://0x7f000001/', 'http://0177.0.0.1/', 'http://[::ffff:127.0.0.1]/', 'http://[::1]/', 'http://[fd00::1]/', 'http://[fe80::1]/',
  'http://localhost./', 'http://LOCALHOST/', 'http://printer.local/', 'http://metadata.google.internal/computeMetadata/v1/', 'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/', 'http://100.127.255.255/', 'http://0.0.0.0/', 'http://192.168.1.1/', 'http://172.31.255.1/', 'http://[::]/', 'http://[64:ff9b::a00:1]/', 'http://[2002:7f00:1::]/',
])('%s is never fetched [DATA-GUARD-1]', async (url) => {
  expect(await allowed(url)).toBe(false);
});

test.each(['file:///etc/passwd', 'ftp://example.com/', 'gopher://example.com/', 'javascript:alert(1)', 'https://user:secret@example.com/', 'not an address'])('%s is refused for its form', async (url) => {
  expect(await allowed(url)).toBe(false);
});

test('a name with one inner address among public ones is refused [DATA-GUARD-1]', async () => {
  expect(await guardUrl('https://rebind.example.com/', resolve)).toEqual({ ok: false, why: 'rebind.example.com stands for 10.0.0.5, which is not a public address' });
});

test('a name that stands for a tunnelled inner address is refused', async () => {
  expect(await allowed('https://tunnel.example.com/')).toBe(false);
});

test('a name that cannot be looked up is refused', async () => {
  expect(await allowed('https://nobody.example.com/')).toBe(false);
});

test('a public name is allowed and tied to the address that was checked', async () => {
  expect(await guardUrl('https://example.com./news?id=1', resolve)).toEqual({ ok: true, url: 'https://example.com./news?id=1', host: 'example.com', address: '93.184.215.14' });
});

test.each(['8.8.8.8', '100.63.255.255', '100.128.0.1', '172.32.0.1', '2606:4700::1111'])('%s is a public address', (address) => {
  expect(isInsideAddress(address)).toBe(false);
});

test('a redirect to an inner address is refused at the hop [DATA-GUARD-2]', async () => {
  const asked: string[] = [];
  const fetchAt = (url: string, address: string): Promise<Response> => {
    asked.push(`${url} at ${address}`);
    return Promise.resolve(new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/latest/' } }));
  };
  expect(await followGuarded('https://example.com/', { fetchAt, resolve })).toEqual({ ok: false, why: 'after 1 redirects: 169.254.169.254 stands for 169.254.169.254, which is not a public address' });
  expect(asked).toEqual(['https://example.com/ at 93.184.215.14']);
});

test('a ring of redirects ends', async () => {
  const fetchAt = (): Promise<Response> => Promise.resolve(new Response(null, { status: 301, headers: { location: '/again' } }));
  expect(await followGuarded('https://example.com/', { fetchAt, resolve })).toEqual({ ok: false, why: 'more than 5 redirects' });
});

test('a page without redirect is handed back', async () => {
  const followed = await followGuarded('https://example.com/', { fetchAt: () => Promise.resolve(new Response('hello')), resolve });
  expect(followed.ok && (await followed.response.text())).toBe('hello');
});

test('headers for the host that was asked go to no other [DATA-GUARD-2]', async () => {
  const sent: unknown[] = [];
  const fetchAt: FetchAt = (url, _address, options) => {
    sent.push(options?.headers ?? null);
    return Promise.resolve(url.startsWith('https://example.com/') ? new Response(null, { status: 302, headers: { location: 'https://example.org/' } }) : new Response('hello'));
  };
  await followGuarded('https://example.com/', { fetchAt, resolve: () => Promise.resolve(['93.184.215.14']), headers: { 'if-none-match': '"v1"' } });
  expect(sent).toEqual([{ 'if-none-match': '"v1"' }, null]);
});
