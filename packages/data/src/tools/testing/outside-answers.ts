// Answers searches and social streams: Tavily by the question that was recorded, StockTwits by its symbol, Reddit with a week of posts from
// ../shared/facts/social in the documented form.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseJson } from '@assay/record';
import { z } from 'zod';
import type { Recordings } from '../../testing/recordings.ts';
import { textAnswer, type Answer, type Answerer } from '../../testing/replay-server.ts';

const postsFile = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', 'shared', 'facts', 'social', 'reddit_wallstreetbets_2024.jsonl.gz');
const question = z.object({ query: z.string() });
const postSchema = z.object({ id: z.string(), subreddit: z.string(), title: z.string(), score: z.number(), num_comments: z.number(), url: z.string(), created: z.string(), selftext: z.string().nullish() });

export function tavilyAnswers(recordings: Recordings): Answerer {
  return ({ url, body, headers }) => {
    if (url !== 'https://api.tavily.com/search') return null;
    if (!/^Bearer tvly-/.test(headers.get('authorization') ?? '')) return textAnswer('{"detail":{"error":"Unauthorized: missing or invalid API key."}}', { status: 401 });
    const asked = question.parse(parseJson(body)).query;
    for (const entry of recordings.entries.filter(({ source, endpoint }) => source === 'tavily' && endpoint === 'search')) {
      const read = recordings.read(entry);
      const said = question.safeParse(parseJson(new TextDecoder().decode(read.bytes)));
      if (said.success && said.data.query === asked) return { status: read.status, headers: { 'content-type': 'application/json' }, bytes: read.bytes };
    }
    return null;
  };
}

/** One true stream a symbol; the older one of AAPL has more labels. */
const streams: Readonly<Record<string, string>> = { AAPL: 'AAPL_2020-04-24_with-headers', F: 'F_2019-04', NOSUCH: '404-symbol' };

export function stockTwitsAnswers(recordings: Recordings): Answerer {
  return ({ url }) => {
    const symbol = /^https:\/\/api\.stocktwits\.com\/api\/2\/streams\/symbol\/([^/?]+)\.json/.exec(url)?.[1];
    const entry = symbol === undefined ? undefined : recordings.entries.find(({ source, name }) => source === 'stocktwits' && name === streams[symbol]);
    if (entry === undefined) return null;
    const { status, bytes } = recordings.read(entry);
    return { status, headers: { 'content-type': 'application/json' }, bytes };
  };
}

/** The posts whose title or text names what was asked for. */
export const redditFromFacts: Answerer = ({ url, headers }) => {
  const { host, pathname, searchParams } = new URL(url);
  if (url === 'https://www.reddit.com/api/v1/access_token') return textAnswer('{"access_token":"made-up-token","token_type":"bearer","expires_in":3600,"scope":"*"}');
  if (host !== 'oauth.reddit.com' || !pathname.endsWith('/search')) return null;
  if (headers.get('authorization') !== 'Bearer made-up-token') return textAnswer('{"message":"Unauthorized","error":401}', { status: 401 });
  const sought = (searchParams.get('q') ?? '').split(' OR ').map((one) => one.replaceAll('"', '').replace(/^\$/, ''));
  return listing(readPosts().filter(({ title, selftext }) => sought.some((one) => ` ${title} ${selftext ?? ''} `.includes(one))));
};

function readPosts(): z.output<typeof postSchema>[] {
  if (!existsSync(postsFile)) return [];
  return gunzipSync(readFileSync(postsFile)).toString('utf8').trim().split('\n').map((line) => postSchema.parse(parseJson(line)));
}

/** The file does not hold the share of votes for a post. */
function listing(posts: readonly z.output<typeof postSchema>[]): Answer {
  const children = posts.map(({ created, url, ...post }) => ({ kind: 't3', data: { ...post, name: `t3_${post.id}`, permalink: new URL(url).pathname, created_utc: Date.parse(`${created.replace(' ', 'T')}Z`) / 1000 } }));
  return textAnswer(JSON.stringify({ kind: 'Listing', data: { after: null, dist: children.length, children } }));
}
