// The client of Reddit's search in the forums of investors. With an id and a secret over OAuth; without, the public pages, which often refuse programs.
import { z } from 'zod';
import type { Capturer, CaptureOutcome } from '../capture/capture.ts';
import { checkByReader } from '../capture/check-by-reader.ts';
import { checkForm, jsonOrNothing } from '../capture/check-form.ts';
import type { Endpoint } from '../capture/endpoint.ts';
import type { Exchange, Exchanged } from '../capture/exchange.ts';
import type { WireLimits, WireRequest } from '../capture/wire.ts';
import type { Asked } from '../edgar/edgar.ts';
import type { Clock } from '../effects.ts';

const MINUTE = 60_000;
const keyRemedy = 'Set REDDIT_CLIENT_ID and REDDIT_CLIENT_SECRET; both are free at https://www.reddit.com/prefs/apps.';
const userAgent = 'node:assay:0.1 (equity research)';

export const forums = ['stocks', 'investing', 'wallstreetbets', 'StockMarket'] as const;

const post = z.object({ title: z.string(), subreddit: z.string(), score: z.number(), num_comments: z.number(), created_utc: z.number() });
const form = z.object({ data: z.object({ children: z.array(z.object({ kind: z.string(), data: post })) }) });

export const postsEndpoint: Endpoint = {
  tool: 'get_reddit_sentiment', reader: 'reddit-posts', sourceKind: 'web', sourceName: 'Reddit posts', licence: "Reddit's terms; posts belong to their writers", ttlMs: 5 * MINUTE,
  limits: { headersMs: 15_000, bodyMs: 30_000, maxBytes: 5_000_000 }, check: (captured, sha256) => checkForm(form, captured) ?? checkByReader(captured, sha256),
  explain: ({ status }) => {
    if (status === 401) return { code: 'missing-key', message: 'Reddit does not know the id and secret.', remedy: keyRemedy };
    return status === 403 ? { code: 'blocked', message: 'Reddit refuses programs that name no id from this address.', remedy: keyRemedy } : null;
  },
};

export type RedditKey = { readonly id: string; readonly secret: string };
export type Reddit = { readonly posts: (query: string, asked: Asked) => Promise<CaptureOutcome> };
export type RedditTools = { readonly capture: Capturer; readonly clock: Clock; readonly key: RedditKey | null };

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
type Token = { readonly value: string; readonly until: number };
type Given = { readonly ok: true; readonly token: Token } | { readonly ok: false; readonly exchanged: Exchanged };

/** The newest posts of the past week. */
export function openReddit({ capture, clock, key }: RedditTools): Reddit {
  let held: Token | null = null;

  /** The token stays in memory: neither it nor the answer that brings it is kept. */
  async function token(exchange: Exchange, limits: WireLimits, { id, secret }: RedditKey): Promise<Given> {
    if (held !== null && held.until > clock().getTime()) return { ok: true, token: held };
    const headers = { 'authorization': `Basic ${btoa(`${id}:${secret}`)}`, 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent };
    const exchanged = await exchange({ method: 'POST', url: 'https://www.reddit.com/api/v1/access_token', headers, body: 'grant_type=client_credentials' }, limits);
    if (!exchanged.ok || exchanged.received.status !== 200) return { ok: false, exchanged };
    const read = tokenSchema.safeParse(jsonOrNothing(exchanged.received.bytes));
    if (!read.success) return { ok: false, exchanged: { ok: false, code: 'malformed', why: 'its access token could not be read' } };
    held = { value: read.data.access_token, until: clock().getTime() + (read.data.expires_in - 60) * 1000 };
    return { ok: true, token: held };
  }

  async function withToken(wire: WireRequest, by: RedditKey, { exchange, limits }: { readonly exchange: Exchange; readonly limits: WireLimits }): Promise<Exchanged> {
    const given = await token(exchange, limits, by);
    if (!given.ok) return given.exchanged;
    const exchanged = await exchange({ ...wire, headers: { ...wire.headers, authorization: `Bearer ${given.token.value}` } }, limits);
    // A token may be withdrawn before its time: the next question asks for another.
    if (exchanged.ok && exchanged.received.status === 401) held = null;
    return exchanged;
  }

  return {
    posts: (query, asked) => {
      const path = `/r/${forums.join('+')}/search${key === null ? '.json' : ''}`;
      const url = new URL(path, key === null ? 'https://www.reddit.com' : 'https://oauth.reddit.com');
      for (const [name, value] of Object.entries({ q: query, restrict_sr: '1', sort: 'new', t: 'week', limit: '100', raw_json: '1' })) url.searchParams.set(name, value);
      const wire: WireRequest = { method: 'GET', url: url.href, headers: { 'accept': 'application/json', 'user-agent': userAgent }, body: null };
      return capture({ endpoint: postsEndpoint, ...asked, wire, ...(key === null ? {} : { secrets: [key.secret], send: (exchange: Exchange, limits: WireLimits) => withToken(wire, key, { exchange, limits }) }) });
    },
  };
}
