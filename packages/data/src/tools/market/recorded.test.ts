// What the tools of shares say on true answers of Yahoo: values known from elsewhere, and the traps of receipts, classes and hours.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRecordedWorld, recordingsAbsent, type RecordedWorld } from '../testing/recorded-world.ts';
import type { ToolAnswer } from '../tool.ts';

const world: { open: RecordedWorld | null } = { open: null };
beforeAll(async () => { if (!recordingsAbsent) world.open = await openRecordedWorld(); });
afterAll(async () => { await world.open?.close(); });

async function ask(tool: string, input: object, asOf: string | null = null): Promise<ToolAnswer> {
  if (world.open === null) throw new Error('the recordings are absent');
  return world.open.desk.runTool(tool, input, { asOf });
}

describe.skipIf(recordingsAbsent)('on recorded answers (needs ../shared)', () => {
  test('a company has its market capitalization, shares and price-earnings ratio [TOOL-LEAF-1]', async () => {
    expect(await ask('get_stock_info', { ticker: 'AAPL' })).toMatchObject({ ok: true, answer: { price: { market_cap: 3688676720640 }, shares: { outstanding: 15022100480 }, valuation: { pe_trailing: 38.91442 } } });
  });

  test('a share with classes has the shares of its class and of all of them [TOOL-LEAF-1]', async () => {
    expect(await ask('get_stock_info', { ticker: 'GOOG' })).toMatchObject({ ok: true, answer: { shares: { outstanding: 5496999936, outstanding_all_classes: 12128000000 } } });
  });

  test('a receipt in dollars of a company in yuan has no multiples of both, no float in ordinary shares, and its statements stay in yuan [TOOL-LEAF-3]', async () => {
    expect(await ask('get_stock_info', { ticker: 'BABA' })).toMatchObject({ ok: true, answer: { currency: 'USD', statements_currency: 'CNY', shares: { price_to_book: null, enterprise_value: null, float: null } } });
    expect(await ask('get_income_statement', { ticker: 'BABA', period: 'quarterly' })).toMatchObject({ ok: true, answer: { currency: 'CNY' } });
  });

  test('a fund has assets, costs and returns in place of employees and shares [TOOL-LEAF-1]', async () => {
    expect(await ask('get_stock_info', { ticker: 'QQQ' })).toMatchObject({ ok: true, answer: { type: 'ETF', profile: { employees: null }, fund: { expense_ratio: 0.002, net_assets: 328302690304 } } });
  });

  test('Apple’s year 2024 is that of its filing [TOOL-STATEMENTS-1]', async () => {
    const answer = await ask('get_income_statement', { ticker: 'AAPL' });
    const lines = answer.ok ? (answer.answer as unknown as { readonly lines: readonly Readonly<Record<string, unknown>>[] }).lines : [];
    expect(['revenue', 'net_income', 'diluted_eps'].map((name) => lines.find(({ line }) => line === name)?.['2024-09-30'])).toEqual([391035000000, 93736000000, 6.08]);
  });

  test('before an open market the nearest expiry is the first of the list, after its close the next [TOOL-OPTIONS-1]', async () => {
    const earlier = await openRecordedWorld({ today: '2025-02-25' });
    const answer = await earlier.desk.runTool('get_options_overview', { ticker: 'AAPL' });
    await earlier.close();
    expect(answer).toMatchObject({ ok: true, answer: { expiration: '2025-02-28' } });
    // The recordings hold no chain of the next expiry: that it was asked for is what counts.
    expect((await ask('get_options_overview', { ticker: 'AAPL' })).ok).toBe(false);
    expect(world.open?.asked.some((url) => url.includes('/v7/finance/options/AAPL?') && url.includes(`date=${String(Date.parse('2025-03-07T00:00:00Z') / 1000)}`))).toBe(true);
  });

  test('the days of Apple’s reports are those of its 8-K filings of results [TOOL-STATEMENTS-1]', async () => {
    expect(await ask('get_earnings_dates', { ticker: 'AAPL' })).toMatchObject({ ok: true, answer: { reports: [{ filed: '2025-01-30', quarter_end: '2024-12-31' }, { filed: '2024-10-31' }, { filed: '2024-08-01' }, { filed: '2024-05-02' }] } });
  });

  test('volume of a coin is money, not shares, and is left out [TOOL-LEAF-3]', async () => {
    expect(await ask('get_current_price', { ticker: 'BTC-USD' })).toMatchObject({ ok: true, answer: { price: 96077.45, volume: null } });
  });

  test('sessions before a past day are the same, those after it are gone [TOOL-ASOF-1]', async () => {
    const [then, now] = [await ask('get_historical_prices', { ticker: 'AAPL', end_date: '2024-06-28', period: '1mo' }, '2024-06-28'), await ask('get_historical_prices', { ticker: 'AAPL', end_date: '2024-06-28', period: '1mo' })];
    expect(then).toMatchObject({ ok: true, answer: { summary: { to: '2024-06-28' } } });
    const closes = (answer: ToolAnswer): unknown => (answer.ok ? (answer.answer as unknown as { readonly prices: readonly { readonly close: number }[] }).prices.map(({ close }) => close) : null);
    expect(closes(then)).toEqual(closes(now));
    expect((await ask('get_historical_prices', { ticker: 'AAPL', start_date: '2024-07-01' }, '2024-06-28')).ok).toBe(false);
  });
});
