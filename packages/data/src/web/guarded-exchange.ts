// The exchange for addresses from outside: each hop passes the guard, and the connection goes to the address that was checked.
import { openExchange, type Exchange, type Exchanged, type ExchangeTools } from '../capture/exchange.ts';
import { followGuarded, type FetchAt } from '../capture/follow-guarded.ts';
import type { ResolveHost } from '../capture/outside-url.ts';
import { UnsafeAddress, type WireLimits, type WireRequest } from '../capture/wire.ts';
import type { Fetch } from '../effects.ts';

export type OutsideTools = { readonly fetchAt: FetchAt; readonly resolveHost: ResolveHost };

/** As many hosts' manners as are remembered. */
const MOST_HOSTS = 200;

/**
 * Sends with manners as every exchange does. The answer carries the address at which it was found, after redirects.
 * Each host has an exchange of its own: that one page does not answer says nothing of the next.
 */
export function openGuardedExchange({ fetchAt, resolveHost, ...tools }: OutsideTools & Omit<ExchangeTools, 'fetch'>): Exchange {
  const landed = new Map<string, string>();
  const exchanges = new Map<string, Exchange>();
  const fetch: Fetch = async (url, init) => {
    const signal = init?.signal ?? undefined;
    const followed = await followGuarded(url, { fetchAt, resolve: resolveHost, headers: Object.fromEntries(new Headers(init?.headers)), ...(signal === undefined ? {} : { signal }) });
    // A name without an address is a mistake in writing, not an attack.
    if (!followed.ok) throw followed.why.endsWith('stands for no address') ? new Error(followed.why) : new UnsafeAddress(followed.why);
    landed.set(url, followed.url);
    return followed.response;
  };
  return async (request: WireRequest, limits: WireLimits): Promise<Exchanged> => {
    const { host } = new URL(request.url);
    if (exchanges.size >= MOST_HOSTS) exchanges.clear();
    const exchange = exchanges.get(host) ?? openExchange({ ...tools, fetch });
    exchanges.set(host, exchange);
    const exchanged = await exchange(request, limits);
    const url = landed.get(request.url) ?? request.url;
    landed.delete(request.url);
    return exchanged.ok ? { ok: true, received: { ...exchanged.received, url } } : exchanged;
  };
}
