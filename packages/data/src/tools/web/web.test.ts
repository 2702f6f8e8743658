import { expect, test } from 'vitest';
import type { FetchAt } from '../../capture/follow-guarded.ts';
import { openMemoryStore } from '../../capture/memory-store.ts';
import type { DeskMode } from '../../desk/desk.ts';
import { textAnswer, type Answerer } from '../../testing/replay-server.ts';
import { madeUpTools } from '../testing/made-up-world.ts';
import type { ToolAnswer } from '../tool.ts';

const names: Readonly<Record<string, readonly string[]>> = {
  'example.com': ['93.184.215.14'], 'moved.example.com': ['93.184.215.15'], 'rebind.example.com': ['93.184.215.14', '10.0.0.5'], 'mapped.example.com': ['::ffff:127.0.0.1'],
};
const resolveHost = (host: string): Promise<readonly string[]> => (names[host] === undefined ? Promise.reject(new Error('no such name')) : Promise.resolve(names[host]));

type Pages = Readonly<Record<string, () => Response>>;

function outside(pages: Pages): { readonly fetchAt: FetchAt; readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    fetchAt: (url, address) => {
      asked.push(`${url} at ${address}`);
      const page = pages[url];
      return page === undefined ? Promise.reject(new Error(`nothing at ${url}`)) : Promise.resolve(page());
    },
  };
}

const html = (body: string, type = 'text/html'): (() => Response) => () => new Response(body, { headers: { 'content-type': type } });

async function fetchUrl(url: string, pages: Pages = {}, input: object = {}): Promise<{ readonly answer: ToolAnswer; readonly asked: readonly string[] }> {
  const { fetchAt, asked } = outside(pages);
  return { answer: await madeUpTools([], { keys: { fetchAt, resolveHost } }).runTool('fetch_url', { url, ...input }), asked };
}
const codeOf = (answer: ToolAnswer): string => (answer.ok ? 'ok' : answer.error.code);

test.each([
  'http://2130706433/', 'http://127.1/', 'http://0x7f000001/', 'http://0177.0.0.1/', 'http://[::ffff:127.0.0.1]/', 'http://[fd00::1]/', 'http://localhost./', 'http://metadata.google.internal/', 'http://169.254.169.254/latest/', 'http://100.64.0.1/',
  'http://rebind.example.com/', 'http://mapped.example.com/', 'https://user:secret@example.com/', 'file:///etc/passwd', 'ftp://example.com/', 'not an address', 'http://.example.com/',
])('%s is refused before anything is connected to [WEB-PAGE-1]', async (url) => {
  const { answer, asked } = await fetchUrl(url);
  expect(['unsafe-address', 'unreachable']).toContain(codeOf(answer));
  expect(asked).toEqual([]);
  expect(JSON.stringify(answer)).not.toContain('secret@');
});

test('a redirect into the inner network is refused at the hop, and says so [WEB-PAGE-1]', async () => {
  const { answer, asked } = await fetchUrl('https://example.com/go', { 'https://example.com/go': () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/latest/' } }) });
  expect(answer).toMatchObject({ ok: false, error: { code: 'unsafe-address', message: expect.stringContaining('after 1 redirects') as string }, captures: [] });
  expect(asked).toEqual(['https://example.com/go at 93.184.215.14']);
});

test('a page is text with its title and its figures, under the address where it was found [WEB-PAGE-1]', async () => {
  const page = '<html><head><title>Example &amp; Works</title><script>var x = 99;</script></head><body><h1>Results</h1><p>Example Works had revenue of $5.2 billion in 2024.</p><table><tr><th></th><th>2024</th></tr><tr><td>Ships</td><td>12</td></tr></table></body></html>';
  const { answer, asked } = await fetchUrl('https://example.com/old#part', { 'https://example.com/old': () => new Response(null, { status: 301, headers: { location: 'https://moved.example.com/new' } }), 'https://moved.example.com/new': html(page) });
  expect(answer).toMatchObject({ ok: true, answer: { url: 'https://moved.example.com/new', title: 'Example & Works', text: expect.stringContaining('Example Works had revenue of $5.2 billion in 2024.\n') as string, is_cut: false } });
  expect(asked).toEqual(['https://example.com/old at 93.184.215.14', 'https://moved.example.com/new at 93.184.215.15']);
  if (!answer.ok) throw new Error(answer.error.message);
  expect(answer.figures.map(({ fact }) => [fact.value, fact.source.kind])).toContainEqual(['5200000000', 'web']);
  expect(answer.captures[0]?.capture).toMatchObject({ tool: 'fetch_url', sourceKind: 'web', status: 200, request: { url: 'https://moved.example.com/new' } });
  expect(JSON.stringify(answer.answer)).not.toContain('99');
});

test('text is cut where it was asked, and says so; Markdown and JSON are read as they are [WEB-PAGE-1]', async () => {
  const long = await fetchUrl('https://example.com/long', { 'https://example.com/long': html(`${'word '.repeat(200)}`, 'text/plain') }, { max_characters: 200 });
  expect(long.answer).toMatchObject({ ok: true, answer: { is_cut: true, media_type: 'text/plain' } });
  const markdown = await fetchUrl('https://example.com/a.md', { 'https://example.com/a.md': html('# Sales\n\nSales were 12 million dollars in 2024.', 'text/x-markdown; charset=utf-8') });
  expect(markdown.answer).toMatchObject({ ok: true, answer: { media_type: 'text/markdown' } });
  const json = await fetchUrl('https://example.com/a.json', { 'https://example.com/a.json': html('{"revenue": 12}', 'application/json') });
  expect(json.answer.ok && json.answer.figures.map(({ fact }) => fact.value)).toEqual(['12']);
});

test('a page in an older character set is read by the set that it names', async () => {
  const latin = (type: string, head: string) => (): Response => new Response(Uint8Array.from(Buffer.from(`<html><head>${head}</head><body><p>Soci\u00e9t\u00e9</p></body></html>`, 'latin1')), { headers: { 'content-type': type } });
  for (const page of [latin('text/html; charset=ISO-8859-1', ''), latin('text/html', '<meta charset="windows-1252">')]) {
    const { answer } = await fetchUrl('https://example.com/fr', { 'https://example.com/fr': page });
    expect(answer).toMatchObject({ ok: true, answer: { text: 'Société' } });
  }
});

test('a PDF, a picture and a page past the size that is read are refused with words [WEB-PAGE-1]', async () => {
  const pages = { 'https://example.com/a.pdf': html('%PDF-1.7', 'application/pdf'), 'https://example.com/a.png': html('x', 'image/png'), 'https://example.com/big': html('x'.repeat(5_000_001), 'text/plain'), 'https://example.com/none': () => new Response('no', { status: 404 }) };
  expect((await fetchUrl('https://example.com/a.pdf', pages)).answer).toMatchObject({ ok: false, error: { code: 'not-offered', message: expect.stringContaining('PDF') as string }, captures: [{ capture: { mediaType: 'application/pdf' } }] });
  expect(codeOf((await fetchUrl('https://example.com/a.png', pages)).answer)).toBe('not-offered');
  expect(codeOf((await fetchUrl('https://example.com/big', pages)).answer)).toBe('too-large');
  expect(codeOf((await fetchUrl('https://example.com/none', pages)).answer)).toBe('not-found');
});

test('one page that does not answer says nothing of another [WEB-PAGE-1]', async () => {
  const { fetchAt } = outside({ 'https://moved.example.com/': html('<p>here</p>') });
  const desk = madeUpTools([], { keys: { fetchAt, resolveHost } });
  expect(codeOf(await desk.runTool('fetch_url', { url: 'https://example.com/' }))).toBe('unreachable');
  expect(codeOf(await desk.runTool('fetch_url', { url: 'https://moved.example.com/' }))).toBe('ok');
});

test('a page that was fetched is replayed from the store without any connection [WEB-PAGE-1]', async () => {
  const store = openMemoryStore();
  const { fetchAt, asked } = outside({ 'https://example.com/': html('<p>Sales were 12 million dollars in 2024.</p>') });
  const ask = (mode: DeskMode): Promise<ToolAnswer> => madeUpTools([], { mode, store, keys: { fetchAt, resolveHost } }).runTool('fetch_url', { url: 'https://example.com/' });
  const [live, again] = [await ask('live'), await ask('replay')];
  expect(again).toEqual({ ...live, captures: again.captures });
  expect([again.captures[0]?.capture.origin, again.captures[0]?.bytes, asked.length]).toEqual(['replay', live.captures[0]?.bytes, 1]);
});

const tavily = (answer: Answerer): ReturnType<typeof madeUpTools> => madeUpTools([(request) => (request.url === 'https://api.tavily.com/search' ? answer(request) : null)], { keys: { tavilyKey: 'tvly-canary-key' } });
const page = (inner: string): Answerer => ({ url }) => (new URL(url).host === 'html.duckduckgo.com' ? textAnswer(`<html><body>${inner}</body></html>`, { mediaType: 'text/html' }) : null);

test('with a key Tavily is asked, the key goes in a header and stands in no capture [WEB-SEARCH-1]', async () => {
  const desk = tavily(({ headers, body }) => {
    expect([headers.get('authorization'), body.includes('"topic":"news"'), body.includes('canary')]).toEqual(['Bearer tvly-canary-key', true, false]);
    return textAnswer(JSON.stringify({ query: 'q', results: [{ title: '<b>Example</b>', url: 'https://example.com/a', content: 'Sales\nof 5.', score: 0.9, published_date: '2025-07-30' }, { title: 'x', url: 'javascript:alert(1)', content: '' }] }));
  });
  const answer = await desk.runTool('web_news_search', { query: 'Example Works' });
  expect(answer).toMatchObject({ ok: true, answer: { searched_with: 'Tavily', results: [{ title: 'Example', url: 'https://example.com/a', excerpt: 'Sales of 5.', published: '2025-07-30' }] } });
  expect(JSON.stringify(answer)).not.toContain('canary');
});

test.each([[401, 'missing-key'], [400, 'refused'], [429, 'rate-limited'], [432, 'rate-limited'], [433, 'rate-limited'], [500, 'server-error']] as const)('status %i of Tavily is the failure %s', async (status, code) => {
  expect(codeOf(await tavily(() => textAnswer('{"detail":{"error":"Not now."}}', { status })).runTool('web_search', { query: 'Example Works' }))).toBe(code);
});

test('without a key the page of DuckDuckGo is read, as news with what it cannot tell [WEB-SEARCH-1]', async () => {
  const results = page('<div id="links"><div class="result"><a class="result__a" href="//duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.com%2F">Example</a><a class="result__snippet">Sales of 5.</a></div></div>');
  const answer = await madeUpTools([results]).runTool('web_news_search', { query: 'Example Works' });
  expect(answer).toMatchObject({ ok: true, answer: { searched_with: 'DuckDuckGo', results: [{ title: 'Example', url: 'https://example.com/', excerpt: 'Sales of 5.', published: null }] }, notes: [expect.stringContaining('TAVILY_API_KEY') as string] });
});

test('a challenge is blocked and a page of another form malformed; nothing found is an empty list [WEB-SEARCH-2]', async () => {
  const ask = async (inner: string): Promise<ToolAnswer> => madeUpTools([page(inner)]).runTool('web_search', { query: 'Example Works' });
  expect(await ask('<div class="anomaly-modal__modal">Please complete the following challenge.</div>')).toMatchObject({ ok: false, error: { code: 'blocked', remedy: expect.stringContaining('TAVILY_API_KEY') as string }, captures: [{ capture: { status: 200 } }] });
  expect(codeOf(await ask('<p>Sign in</p>'))).toBe('malformed');
  expect(await ask('<div id="links"><div class="no-results">No results.</div></div>')).toMatchObject({ ok: true, answer: { results: [] } });
});

test('the web of a past day is refused, not guessed [TOOL-ASOF-1]', async () => {
  const desk = madeUpTools([page('<div id="links"></div>')]);
  for (const [tool, input] of [['web_search', { query: 'Example' }], ['web_news_search', { query: 'Example' }], ['fetch_url', { url: 'https://example.com/' }]] as const) expect(codeOf(await desk.runTool(tool, input, { asOf: '2024-01-31' }))).toBe('not-offered');
});

test('an aged page is asked for by its tag, and one that still stands is not sent again [DATA-CAP-7]', async () => {
  const conditions: (string | null)[] = [];
  const store = openMemoryStore();
  const fetchAt: FetchAt = (_url, _address, options) => {
    const tag = options?.headers?.['if-none-match'] ?? null;
    conditions.push(tag);
    return Promise.resolve(tag === '"v1"' ? new Response(null, { status: 304 }) : new Response('<p>Sales were 12 million dollars in 2024.</p>', { headers: { 'content-type': 'text/html', 'etag': '"v1"' } }));
  };
  const ask = (now: string): Promise<ToolAnswer> => madeUpTools([], { now, store, keys: { fetchAt, resolveHost } }).runTool('fetch_url', { url: 'https://example.com/' });
  expect(await ask('2025-07-31T09:00:00Z')).toMatchObject({ ok: true, captures: [{ capture: { origin: 'live' } }] });
  expect(await ask('2025-07-31T11:00:00Z')).toMatchObject({ ok: true, captures: [{ capture: { origin: 'fresh-cache', receivedAt: '2025-07-31T09:00:00.000Z' } }] });
  expect(conditions).toEqual([null, '"v1"']);
});
