import { createHash } from 'node:crypto';
import { captureId, type Capture } from '@assay/record';
import { expect, test } from 'vitest';
import type { ReadFact } from '../read-fact.ts';
import { readFacts } from '../index.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function read(reader: string, value: unknown, more: Partial<Capture> = {}): readonly ReadFact[] {
  const bytes = new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
  const capture: Capture = {
    id: captureId.parse('cap_outside'), tool: 't', reader, request: { method: 'GET', url: 'https://example.com/', body: null }, status: 200, mediaType: 'application/json', receivedAt: '2025-07-31T12:00:00Z',
    origin: 'live', sourceKind: 'web', sourceName: 'Example', licence: 'none', asOf: null, entity: { id: 'cik:0000000001', ticker: 'EXMPL', name: 'Example Works' }, sha256: sha256(bytes), size: bytes.length, ...more,
  };
  return readFacts({ capture, bytes }, { sha256 });
}
const brief = (facts: readonly ReadFact[]): string[] => facts.map(({ fact }) => `${fact.metric.label}: ${fact.value}`);

const messages = {
  symbol: { symbol: 'EXMPL', title: 'Example Works', watchlist_count: 4200 },
  messages: [
    { body: 'up', created_at: '2025-07-31T11:00:00Z', entities: { sentiment: { basic: 'Bullish' } }, likes: { total: 3 } },
    { body: 'down', created_at: '2025-07-30T11:00:00Z', entities: { sentiment: { basic: 'Bearish' } } },
    { body: 'so?', created_at: '2025-07-30T10:00:00Z', entities: { sentiment: null } },
    { body: 'new word', created_at: '2025-07-30T09:00:00Z', entities: { sentiment: { basic: 'toString' } } },
  ],
};

test('a message is one fact of the label that its writer gave, at the place of the label [SOCIAL-1]', () => {
  const facts = read('stocktwits-messages', messages);
  expect(brief(facts)).toEqual([
    'Users who watch the symbol: 4200', 'Messages labelled bullish by their writers: 1', 'Likes of a message: 3', 'Messages labelled bearish by their writers: 1', 'Messages without a label: 1', 'Messages without a label: 1',
  ]);
  expect(facts[1]?.fact).toMatchObject({ entity: { ticker: 'EXMPL', id: 'cik:0000000001' }, period: { kind: 'instant', on: '2025-07-31' }, anchor: { pointer: '/messages/0/entities/sentiment/basic' } });
});

test('messages are of the moment: an earlier day has none, and a page without messages is malformed [SOCIAL-1]', () => {
  expect(read('stocktwits-messages', messages, { asOf: '2025-07-01' })).toEqual([]);
  expect(() => read('stocktwits-messages', { response: { status: 200 } })).toThrow(/symbol\/symbol/);
  expect(() => read('stocktwits-messages', { symbol: { symbol: 'EXMPL' }, messages: 'none' })).toThrow(/messages/);
});

test("a post's score, comments and share of votes are facts of its day [SOCIAL-2]", () => {
  const post = { kind: 't3', data: { id: 'a1', subreddit: 'stocks', title: 'Example', score: 91, num_comments: 12, upvote_ratio: 0.93, created_utc: 1753920000 } };
  const facts = read('reddit-posts', { kind: 'Listing', data: { children: [post] } });
  expect(brief(facts)).toEqual(['Score of a post: 91', 'Comments on a post: 12', 'Share of votes for a post: 0.93']);
  expect(facts[0]?.fact).toMatchObject({ dimensions: { subreddit: 'stocks', post: 'a1' }, period: { on: '2025-07-31' }, unit: { kind: 'count', of: 'votes' } });
});

test("an estimate is of the period that the request names, in the currency of the statements, which FMP does not say [FMP-1]", () => {
  const rows = [{ symbol: 'EXMPL', date: '2025-09-30', revenueAvg: 5000000, epsAvg: 1.25, numAnalystsEps: 7, epsLow: 'n/a' }];
  const years = read('fmp-estimates', rows, { request: { method: 'GET', url: 'https://financialmodelingprep.com/stable/analyst-estimates?symbol=EXMPL&period=annual', body: null } });
  expect(brief(years)).toEqual(['Revenue, average estimate: 5000000', 'Earnings per share, average estimate: 1.25', 'Earnings per share, analysts who estimate it: 7']);
  expect(years[0]?.fact).toMatchObject({ period: { start: '2024-10-01', end: '2025-09-30' }, dimensions: { scenario: "analysts' estimate" }, unit: { kind: 'money', currency: null } });
  const quarters = read('fmp-estimates', rows, { request: { method: 'GET', url: 'https://financialmodelingprep.com/stable/analyst-estimates?symbol=EXMPL&period=quarter', body: null } });
  expect(quarters[0]?.fact.period).toMatchObject({ start: '2025-07-01', end: '2025-09-30' });
});

test('figures in the excerpts of a search are prose with their place; scores of the search are none [WEB-SEARCH-1]', () => {
  const facts = read('tavily-search', { query: 'q', results: [{ title: 'Example Works', url: 'https://example.com', content: 'Example Works had revenue of $5.2 billion in 2024.', score: 0.98 }], response_time: 1.2 });
  expect(facts.map(({ fact }) => [fact.value, fact.anchor.kind === 'json' ? fact.anchor.pointer : null])).toContainEqual(['5200000000', '/results/0/content']);
  expect(brief(facts).join()).not.toMatch(/0\.98|1\.2\b/);
});

test('figures in snippets of a page of results are prose; a challenge is malformed, not empty [WEB-SEARCH-2]', () => {
  const html = '<html><div id="links"><div class="result"><a class="result__a" href="https://example.com/">T</a><a class="result__snippet">Example Works had revenue of $5.2 billion in 2024.</a></div></div></html>';
  expect(brief(read('duckduckgo-search', html, { mediaType: 'text/html' })).join()).toContain('5200000000');
  expect(() => read('duckduckgo-search', '<div class="anomaly-modal__modal"></div>', { mediaType: 'text/html' })).toThrow(/results/);
});
