// Fetching an address from outside: each hop of a redirect passes the guard again, and the connection goes to the address that was checked.
import { guardUrl, type ResolveHost } from './outside-url.ts';

export type FetchAtOptions = { readonly signal?: AbortSignal; /** Beside those that every request has. */ readonly headers?: Readonly<Record<string, string>> };
/** Fetches a URL by connecting to the given address; redirects are not followed. */
export type FetchAt = (url: string, address: string, options?: FetchAtOptions) => Promise<Response>;

export type Followed = { readonly ok: true; readonly url: string; readonly response: Response } | { readonly ok: false; readonly why: string };

const MOST_HOPS = 5;

/** Follows at most five redirects. `why` names the hop that was refused. Headers are for the host that was asked first, and go to no other. */
export async function followGuarded(start: string, tools: { readonly fetchAt: FetchAt; readonly resolve: ResolveHost } & FetchAtOptions): Promise<Followed> {
  let at = start;
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    const guarded = await guardUrl(at, tools.resolve);
    if (!guarded.ok) return { ok: false, why: hop === 0 ? guarded.why : `after ${String(hop)} redirects: ${guarded.why}` };
    const isSameHost = new URL(guarded.url).host === new URL(start).host;
    const response = await tools.fetchAt(guarded.url, guarded.address, { ...(tools.signal === undefined ? {} : { signal: tools.signal }), ...(isSameHost ? { headers: tools.headers ?? {} } : {}) });
    const next = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (next === null) return { ok: true, url: guarded.url, response };
    await response.body?.cancel();
    if (!URL.canParse(next, guarded.url)) return { ok: false, why: `after ${String(hop + 1)} redirects: it is not an address` };
    at = new URL(next, guarded.url).href;
  }
  return { ok: false, why: `more than ${String(MOST_HOPS)} redirects` };
}
