// Pages of the web for `fetch_url`: filings from ../shared/filings, as a server of documents gives them. Names stand for a public address that is never connected to.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FetchAt } from '../../capture/follow-guarded.ts';
import type { ResolveHost } from '../../capture/outside-url.ts';

const filings = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', 'shared', 'filings', 'html');

export const publicAddress: ResolveHost = () => Promise.resolve(['93.184.215.14']);

/** `https://filings.example.com/AAPL_10-Q_2025-05-02.html` is the filing of that name. */
export const filingPages: FetchAt = (url) => {
  const file = join(filings, `${new URL(url).pathname.replace(/[^\w.-]/g, '')}.gz`);
  return Promise.resolve(existsSync(file) ? new Response(gunzipSync(readFileSync(file)), { headers: { 'content-type': 'text/html; charset=utf-8' } }) : new Response('no such page', { status: 404 }));
};
