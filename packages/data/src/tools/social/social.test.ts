import { expect, test } from 'vitest';
import { textAnswer, type Answer, type Answerer } from '../../testing/replay-server.ts';
import { madeUp, madeUpTools, secondsOf } from '../testing/made-up-world.ts';
import type { ToolAnswer } from '../tool.ts';

const ticker = madeUp.ticker;
const answerOf = (answer: ToolAnswer): unknown => (answer.ok ? answer.answer : answer.error.code);
const at = (host: string, answer: (request: Parameters<Answerer>[0]) => Answer): Answerer => (request) => (new URL(request.url).host === host ? answer(request) : null);

const message = (body: string, basic: string | null, hour: string): object => ({ body, created_at: `2025-07-31T${hour}:00:00Z`, entities: { sentiment: basic === null ? null : { basic } }, likes: { total: 2 } });
const stream = { response: { status: 200 }, symbol: { symbol: ticker, title: madeUp.name, watchlist_count: 4200 }, messages: [message('I&#39;m long <b>$EXMPL</b>', 'Bullish', '12'), message('up', 'Bullish', '11'), message('down', 'Bearish', '10'), message('so?', null, '09')] };

test('labels of the whole sample are counted by a formula, and its size and time are said [SOCIAL-1]', async () => {
  const answer = await madeUpTools([at('api.stocktwits.com', () => textAnswer(JSON.stringify(stream)))]).runTool('get_stocktwits_sentiment', { ticker, limit: 1 });
  expect(answerOf(answer)).toEqual({
    ticker, name: madeUp.name, sample: { messages: 4, first: '2025-07-31T09:00:00Z', last: '2025-07-31T12:00:00Z' }, labels: { bullish: 2, bearish: 1, unlabelled: 1, bullish_share_of_labelled: 2 / 3 }, watchers: 4200,
    messages: [{ posted: '2025-07-31T12:00:00Z', label: 'bullish', text: "I'm long $EXMPL", likes: 2 }],
  });
  expect(answer.ok && answer.computed.map(({ fact }) => fact.formula)).toContain('count(bullish) / (count(bullish) + count(bearish))');
});

test('where nobody labels a message there is no share of the bullish [SOCIAL-1]', async () => {
  const answer = await madeUpTools([at('api.stocktwits.com', () => textAnswer(JSON.stringify({ ...stream, messages: [message('so?', null, '09')] })))]).runTool('get_stocktwits_sentiment', { ticker });
  expect(answerOf(answer)).toMatchObject({ labels: { bullish: 0, bearish: 0, unlabelled: 1, bullish_share_of_labelled: null } });
});

test.each([[404, 'application/json', 'not-found'], [429, 'application/json', 'rate-limited'], [403, 'text/html', 'blocked'], [200, 'text/html', 'malformed']] as const)('status %i as %s of StockTwits is the failure %s [TOOL-ERROR-1]', async (status, mediaType, code) => {
  expect(answerOf(await madeUpTools([at('api.stocktwits.com', () => textAnswer('<html></html>', { status, mediaType }))]).runTool('get_stocktwits_sentiment', { ticker }))).toBe(code);
});

const post = (id: string, score: number, day: string): object => ({ kind: 't3', data: { id, subreddit: 'stocks', title: `Example &amp; ${id}`, score, num_comments: 3, upvote_ratio: 0.9, created_utc: secondsOf(day), permalink: `/r/stocks/comments/${id}/x/` } });
const listing = textAnswer(JSON.stringify({ kind: 'Listing', data: { children: [post('b', 10, '2025-07-30'), post('a', 5, '2025-07-28')] } }));

test('posts come with score, comments and share of votes, counted and summed over all that were found [SOCIAL-2]', async () => {
  const answer = await madeUpTools([at('www.reddit.com', ({ url }) => (decodeURIComponent(url).includes('q="$EXMPL"+OR+"Example+Works"') ? listing : textAnswer('', { status: 400 })))]).runTool('get_reddit_sentiment', { ticker, limit: 1 });
  expect(answerOf(answer)).toEqual({
    ticker, name: madeUp.name, query: '"$EXMPL" OR "Example Works"', sample: { posts: 2, first: '2025-07-28', last: '2025-07-30', score: 15, comments: 6 },
    posts: [{ title: 'Example & b', subreddit: 'stocks', posted: '2025-07-30T00:00:00Z', score: 10, comments: 3, share_for: 0.9, url: 'https://www.reddit.com/r/stocks/comments/b/x/' }],
  });
});

test('with an id and a secret a token is fetched once; neither stands in any capture [SOCIAL-2]', async () => {
  const asked: string[] = [];
  const token = at('www.reddit.com', ({ url, headers }) => {
    asked.push(`${new URL(url).pathname} ${headers.get('authorization') ?? ''}`);
    return textAnswer('{"access_token":"canary-token","expires_in":3600}');
  });
  const posts = at('oauth.reddit.com', ({ headers }) => (headers.get('authorization') === 'Bearer canary-token' ? listing : textAnswer('{"error":401}', { status: 401 })));
  const desk = madeUpTools([token, posts], { keys: { redditKey: { id: 'canary-id', secret: 'canary-secret' } } });
  const [first, second] = [await desk.runTool('get_reddit_sentiment', { ticker }), await desk.runTool('get_reddit_sentiment', { ticker: '9912345' })];
  expect([first.ok, second.ok, asked]).toEqual([true, true, [`/api/v1/access_token Basic ${btoa('canary-id:canary-secret')}`]]);
  expect(JSON.stringify(first)).not.toContain('canary');
});

test('a refusal of Reddit says what to set [TOOL-ERROR-1]', async () => {
  const refused = await madeUpTools([at('www.reddit.com', () => textAnswer('{"message":"Forbidden","error":403}', { status: 403 }))]).runTool('get_reddit_sentiment', { ticker });
  expect(refused).toMatchObject({ ok: false, error: { code: 'blocked', remedy: expect.stringContaining('REDDIT_CLIENT_ID') as string } });
  const unknown = await madeUpTools([at('www.reddit.com', () => textAnswer('{"error":401}', { status: 401 }))], { keys: { redditKey: { id: 'canary-id', secret: 'canary-secret' } } }).runTool('get_reddit_sentiment', { ticker });
  expect(answerOf(unknown)).toBe('missing-key');
});

test('what people wrote on a past day is not asked for [TOOL-ASOF-1]', async () => {
  for (const tool of ['get_stocktwits_sentiment', 'get_reddit_sentiment']) expect(answerOf(await madeUpTools([]).runTool(tool, { ticker }, { asOf: '2024-01-31' }))).toBe('not-offered');
});
