// Lets yahoo-finance2 make its requests (cookie, consent, crumb, address of the data) through our exchange, and keeps the bytes of the data response.
// The library parses for itself; what it makes of the bytes is not used, so a field that Yahoo adds cannot break a capture.
import YahooFinance from 'yahoo-finance2';
import { ExtendedCookieJar } from 'yahoo-finance2/lib/cookieJar';
import type { Exchange, Exchanged } from '../capture/exchange.ts';
import type { WireLimits, WireRequest } from '../capture/wire.ts';
import type { Fetch } from '../effects.ts';

/** The library with a cookie jar of its own. */
export type Visitor = InstanceType<typeof YahooFinance>;
export type ModuleOptions = { readonly fetch: typeof globalThis.fetch; readonly validateResult: false };

const silence = (): void => undefined;

export function newVisitor(): Visitor {
  return new YahooFinance({
    cookieJar: new ExtendedCookieJar(), versionCheck: false, suppressNotices: ['yahooSurvey', 'ripHistorical'], queue: { concurrency: 2 },
    logger: { info: silence, warn: silence, error: silence, debug: silence, dir: silence },
  });
}

/** Thrown inside the library's fetch so that it stops there: left to itself it would print the address of a failed request, crumb and all. */
class Stopped extends Error {}

const dataPaths = ['/v7/finance/quote', '/v8/finance/chart/', '/v10/finance/quoteSummary/', '/ws/fundamentals-timeseries/', '/v7/finance/options/', '/v1/finance/search'];

export type Visit = { readonly exchange: Exchange; readonly limits: WireLimits; readonly call: (options: ModuleOptions) => Promise<unknown> };

/** The data response of one call, or why there is none. */
export async function visit({ exchange, limits, call }: Visit): Promise<Exchanged> {
  const seen: { data: Exchanged | null; onTheWay: Exchanged | null } = { data: null, onTheWay: null };
  const fetchThrough: Fetch = async (url, init) => {
    const exchanged = await exchange(requestOf(url, init), limits);
    const isData = dataPaths.some((path) => new URL(url).pathname.startsWith(path));
    if (isData) seen.data = exchanged;
    // The library has no use for "not modified" either.
    if (!exchanged.ok || exchanged.received.status >= 400 || exchanged.received.status === 304) {
      seen.onTheWay ??= exchanged;
      throw new Stopped('the answer is kept outside the library');
    }
    return responseOf(exchanged);
  };
  const failed = await call({ fetch: fetchThrough as typeof globalThis.fetch, validateResult: false }).then(() => null, (error: unknown) => error);
  const answer = seen.data ?? seen.onTheWay;
  if (answer !== null) return answer;
  return { ok: false, code: 'unreachable', why: failed instanceof Stopped ? 'its cookie could not be had' : `its cookie could not be had (${failed instanceof Error ? failed.name : 'no answer'})` };
}

function requestOf(url: string, init: RequestInit | undefined): WireRequest {
  return { method: init?.method === 'POST' ? 'POST' : 'GET', url, headers: Object.fromEntries(new Headers(init?.headers)), body: typeof init?.body === 'string' ? init.body : null };
}

function responseOf({ received }: Extract<Exchanged, { ok: true }>): Response {
  const mayHaveBody = received.status !== 204 && received.status !== 304;
  return new Response(mayHaveBody ? Uint8Array.from(received.bytes) : null, { status: received.status, headers: received.headers });
}
