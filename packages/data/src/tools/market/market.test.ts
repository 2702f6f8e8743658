// Options, insiders, news and search on made-up answers.
import { expect, test } from 'vitest';
import { answers, madeUp, madeUpTools, modulesOf, secondsOf } from '../testing/made-up-world.ts';
import { plainTitle } from '../plain-title.ts';
import { insiderKindOf } from './get-insider-transactions.ts';
import { textAnswer, type Answerer } from '../../testing/replay-server.ts';

const contract = (strike: number, [volume, openInterest]: readonly [number, number], bid = 1): object => ({ contractSymbol: `EXMPL${String(strike)}`, currency: 'USD', strike, lastPrice: 1, volume, openInterest, bid, ask: bid, impliedVolatility: bid > 0 ? 0.3 : 1e-5, lastTradeDate: secondsOf(madeUp.today) });
const days = ['2025-07-25', '2025-07-31', '2025-08-08'];

function optionsOf(calls: readonly object[], puts: readonly object[]): Answerer {
  return ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (!pathname.startsWith('/v7/finance/options/')) return null;
    const expirationDate = Number(searchParams.get('date') ?? secondsOf(days[0] ?? ''));
    const quote = { symbol: madeUp.ticker, longName: madeUp.name, currency: 'USD', regularMarketPrice: 20, regularMarketTime: secondsOf(madeUp.today, '20:00:01') };
    return textAnswer(JSON.stringify({ optionChain: { result: [{ underlyingSymbol: madeUp.ticker, expirationDates: days.map((day) => secondsOf(day)), quote, options: [{ expirationDate, calls, puts }] }], error: null } }));
  };
}
const askOptions = (input: object, answerer: Answerer, now?: string): ReturnType<ReturnType<typeof madeUpTools>['runTool']> => madeUpTools([answerer], now === undefined ? {} : { now }).runTool('get_options_overview', { ticker: madeUp.ticker, ...input });
const chain = optionsOf([contract(15, [5, 20]), contract(20, [10, 40]), contract(25, [5, 40])], [contract(15, [30, 50]), contract(20, [10, 30])]);

test('the nearest expiry is the first that has not passed: the day itself counts until the market closes [TOOL-OPTIONS-1]', async () => {
  expect(await askOptions({}, chain)).toMatchObject({ ok: true, answer: { expiration: '2025-08-08', expirations: days } });
  expect(await askOptions({}, chain, '2025-07-31T15:00:00Z')).toMatchObject({ ok: true, answer: { expiration: '2025-07-31' } });
});

test('sums and ratios are of all contracts of the expiry, and no mood is told [TOOL-OPTIONS-1]', async () => {
  const answer = await askOptions({ strikes: 1 }, chain);
  expect(answer).toMatchObject({ ok: true, answer: { calls: { volume: 20, open_interest: 100, volatility_at_the_money: 0.3 }, puts: { volume: 40, open_interest: 80, most_open_strike: 15 }, put_call_volume: 2, put_call_open_interest: 0.8, nearest_calls: [{ strike: 20 }] } });
  expect(JSON.stringify(answer.ok && answer.answer)).not.toMatch(/bull|bear|sentiment/i);
});

test('a volatility without bid and ask is a filler, and nought everywhere is no open interest [TOOL-OPTIONS-1]', async () => {
  const answer = await askOptions({}, optionsOf([contract(20, [10, 0], 0)], [contract(20, [10, 0], 0)]));
  expect(answer).toMatchObject({ ok: true, answer: { calls: { open_interest: null, volatility_at_the_money: null }, put_call_open_interest: null }, notes: [expect.stringContaining('open interest') as string] });
});

test('a day on which nothing expires is refused with the days that are listed [TOOL-INPUT-1]', async () => {
  expect(await askOptions({ expiration: '2025-08-07' }, chain)).toMatchObject({ ok: false, error: { code: 'bad-input', remedy: expect.stringContaining('2025-08-08') as string } });
});

test.each([
  ['Purchase at price 12.00 per share.', 'purchase'], ['Sale at price 12.00 - 13.00 per share.', 'sale'], ['Stock Award(Grant) at price 0.00 per share.', 'grant'], ['Stock Gift at price 0.00 per share.', 'gift'],
  ['Conversion of Exercise of derivative security at price 3.00 per share.', 'exercise'], ['', 'unstated'], ['Wholesale of wares', 'unstated'],
])('“%s” is a %s [TOOL-INSIDERS-1]', (words, kind) => {
  expect(insiderKindOf(words)).toBe(kind);
});

test('purchases and sales are summed with their amounts; grants count for neither, and what is older than the months is left out [TOOL-INSIDERS-1]', async () => {
  const row = (day: string, transactionText: string, [shares, value]: readonly [number, number]): object => ({ filerName: 'DOE JANE', filerRelation: 'Director', transactionText, startDate: { raw: secondsOf(day), fmt: day }, shares: { raw: shares, fmt: '' }, value: { raw: value, fmt: '' }, ownership: 'D' });
  const transactions = [row('2025-06-01', 'Purchase at price 10.00 per share.', [100, 1000]), row('2025-07-01', 'Sale at price 12.00 per share.', [300, 3600]), row('2025-07-02', 'Stock Award(Grant) at price 0.00 per share.', [5000, 0]), row('2024-01-02', 'Sale at price 9.00 per share.', [9, 81])];
  const answer = await madeUpTools([modulesOf({ insiderTransactions: { transactions } })]).runTool('get_insider_transactions', { ticker: madeUp.ticker, limit: 2 });
  expect(answer).toMatchObject({ ok: true, answer: {
    rows: 4, totals: { purchases: { transactions: 1, shares: 100, value: 1000 }, sales: { transactions: 1, shares: 300, value: 3600 }, net_shares: -200, net_value: -2600, grants: { shares: 5000 } },
    transactions: [{ date: '2025-07-02', kind: 'grant', price: null }, { date: '2025-07-01', kind: 'sale', price: 12 }],
  } });
});

const article = (day: string, title: string, link = 'https://example.test/a'): object => ({ title, link, publisher: 'Example Wire', providerPublishTime: secondsOf(day), type: 'STORY', relatedTickers: ['EXMPL'] });

test('headlines come newest first as plain text with publisher and moment; an address that is no web address is none [TOOL-NEWS-1]', async () => {
  const news = answers('/v1/finance/search', { quotes: [], news: [article('2025-07-01', 'Old & plain'), article('2025-07-30', '<b>Example</b>&lt;script&gt; rises\n# 5%', 'javascript:alert(1)')] });
  expect(await madeUpTools([news]).runTool('get_stock_news', { ticker: madeUp.ticker })).toMatchObject({ ok: true, answer: { articles: [
    { title: 'Example rises # 5%', url: null, published: '2025-07-30T00:00:00Z', publisher: 'Example Wire' }, { title: 'Old & plain', url: 'https://example.test/a' },
  ] } });
});

test('headlines after a past day are not shown, and none at all is said [TOOL-ASOF-1]', async () => {
  const news = answers('/v1/finance/search', { quotes: [], news: [article('2025-07-01', 'Earlier'), article('2025-07-30', 'Later')] });
  expect(await madeUpTools([news]).runTool('get_stock_news', { ticker: madeUp.ticker }, { asOf: '2025-07-15' })).toMatchObject({ ok: true, answer: { articles: [{ title: 'Earlier' }] } });
  expect(await madeUpTools([news]).runTool('get_stock_news', { ticker: madeUp.ticker }, { asOf: '2025-06-15' })).toMatchObject({ ok: false, error: { code: 'not-offered' } });
});

test('a title of nothing but brackets is read in linear time [TOOL-NEWS-1]', () => {
  expect(plainTitle('<'.repeat(4000)).length).toBeLessThanOrEqual(300);
});

test('a search without a network lists the companies known offline, and says so [TOOL-SAMPLE-1]', async () => {
  const desk = madeUpTools([], { mode: 'sample' });
  expect(await desk.runTool('search_stocks', { query: 'Apple' })).toMatchObject({ ok: true, answer: { matches: [{ symbol: 'AAPL' }] }, notes: [expect.stringContaining('offline') as string] });
});
