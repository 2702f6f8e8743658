// A server that stands in for the outside world: it answers from recordings, or from pages a test makes up.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fetch } from '../effects.ts';
import type { Recordings } from './recordings.ts';

export type Answer = { readonly status: number; readonly headers: Readonly<Record<string, string | readonly string[]>>; readonly bytes: Uint8Array };
/** Answers a request to the address that the client believes to call; null is a miss. */
export type Answerer = (request: { readonly method: string; readonly url: string; readonly headers: Headers; readonly body: string }) => Answer | null;

export type ReplayServer = {
  readonly origin: string;
  /** Addresses asked so far, in order, as the client wrote them. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
};

/** Status of a request that nothing was recorded for: no real service uses it. */
export const MISS_STATUS = 599;

export function textAnswer(text: string, options: { readonly status?: number; readonly mediaType?: string; readonly headers?: Readonly<Record<string, string>> } = {}): Answer {
  return { status: options.status ?? 200, headers: { 'content-type': options.mediaType ?? 'application/json', ...options.headers }, bytes: new TextEncoder().encode(text) };
}

/** Answers from recordings; the first of several answerers that knows the request wins. */
export function recordedAnswers(recordings: Recordings): Answerer {
  return ({ method, url }) => {
    const found = recordings.find({ method, url });
    if (found === null) return null;
    const headers = Object.fromEntries(Object.entries(found.headers).filter(([name]) => !['content-length', 'content-encoding', 'transfer-encoding', 'connection'].includes(name.toLowerCase())));
    return { status: found.status, headers, bytes: found.bytes };
  };
}

/** Cookie and crumb as Yahoo gives them to a visitor outside the EU: the values are made up. */
export const yahooVisit: Answerer = ({ url }) => {
  const { host, pathname } = new URL(url);
  if (host === 'finance.yahoo.com') return textAnswer('<html></html>', { mediaType: 'text/html', headers: { 'set-cookie': 'A3=test-cookie-value; Domain=.yahoo.com; Path=/; Secure; Max-Age=31557600' } });
  return pathname === '/v1/test/getcrumb' ? textAnswer('test-crumb-value', { mediaType: 'text/plain' }) : null;
};

export async function startReplayServer(...answerers: readonly Answerer[]): Promise<ReplayServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, { answerers, asked });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => { resolve(); }));
  };
  return { origin: `http://127.0.0.1:${String(port)}`, asked, close };
}

async function answer(request: IncomingMessage, response: ServerResponse, scene: { readonly answerers: readonly Answerer[]; readonly asked: string[] }): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const url = String(request.headers['x-replay-url'] ?? '');
  scene.asked.push(url);
  const headers = new Headers(Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : [])));
  const asked = { method: request.method ?? 'GET', url, headers, body: Buffer.concat(parts).toString('utf8') };
  const found = scene.answerers.reduce<Answer | null>((known, answerer) => known ?? answerer(asked), null) ?? textAnswer(`nothing is recorded for ${asked.method} ${url}`, { status: MISS_STATUS, mediaType: 'text/plain' });
  response.writeHead(found.status, Object.fromEntries(Object.entries(found.headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]])));
  response.end(found.bytes);
}

/** A fetch that sends every request, whatever its host, to the server. */
export function replayFetch(server: Pick<ReplayServer, 'origin'>): Fetch {
  return (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-replay-url', url);
    return fetch(`${server.origin}/`, { ...init, headers });
  };
}
