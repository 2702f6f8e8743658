// The guard before an address from outside is fetched: scheme, name, and every address that the name stands for.
import { isIP } from 'node:net';
import { isInsideAddress } from './outside-address.ts';

export type ResolveHost = (host: string) => Promise<readonly string[]>;

export type GuardedUrl =
  /** Connect to `address` and to no other: a second look-up of the name may give another. */
  | { readonly ok: true; readonly url: string; readonly host: string; readonly address: string }
  | { readonly ok: false; readonly why: string };

const insideNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|localdomain)$/;

/**
 * Refuses all but http(s) to globally routable addresses. The URL parser turns `2130706433`, `0x7f000001` and `127.1` into
 * `127.0.0.1`, so only canonical forms are judged. One inside address among several is enough to refuse.
 */
export async function guardUrl(text: string, resolve: ResolveHost): Promise<GuardedUrl> {
  if (!URL.canParse(text)) return refuse('it is not an address');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refuse(`the scheme ${url.protocol} is not http or https`);
  if (url.username !== '' || url.password !== '') return refuse('it carries a user name or password');
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '').toLowerCase();
  if (host === '' || insideNames.test(host)) return refuse(`${url.hostname} is a name of the inner network`);
  const addresses = isIP(host) === 0 ? await lookUp(host, resolve) : [host];
  const inside = addresses.find(isInsideAddress);
  if (inside !== undefined) return refuse(`${url.hostname} stands for ${inside}, which is not a public address`);
  const [address] = addresses;
  return address === undefined ? refuse(`${url.hostname} stands for no address`) : { ok: true, url: url.href, host, address };
}

function refuse(why: string): GuardedUrl {
  return { ok: false, why };
}

async function lookUp(host: string, resolve: ResolveHost): Promise<readonly string[]> {
  try {
    return await resolve(host);
  } catch {
    return [];
  }
}
