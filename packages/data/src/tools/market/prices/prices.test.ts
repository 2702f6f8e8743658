// The tools of prices on made-up sessions: what a limit cuts, what 52 weeks are, what a past day hides.
import { expect, test } from 'vitest';
import type { Answerer } from '../../../testing/replay-server.ts';
import { answers, chartOf, madeUp, madeUpTools, modulesOf, secondsOf, weekdays } from '../../testing/made-up-world.ts';

const year = weekdays(300, (index) => 100 + index);
type Scene = { readonly asOf?: string; readonly chart?: Answerer };
const ask = (tool: string, input: object, { asOf, chart }: Scene = {}): ReturnType<ReturnType<typeof madeUpTools>['runTool']> => madeUpTools([chart ?? chartOf(year)]).runTool(tool, input, { asOf: asOf ?? null });

test('a limit keeps the newest rows and changes nothing of the period [TOOL-LIMIT-1]', async () => {
  const whole = await ask('get_historical_prices', { ticker: madeUp.ticker, period: '3mo' });
  const cut = await ask('get_historical_prices', { ticker: madeUp.ticker, period: '3mo', limit: 2 });
  if (!whole.ok || !cut.ok) throw new Error('no answer');
  const of = (answer: typeof cut): { summary: unknown; prices: { date: string; close: number }[] } => answer.answer as never;
  expect(of(cut).summary).toEqual(of(whole).summary);
  expect(of(cut).prices.map(({ date, close }) => [date, close])).toEqual([['2025-07-30', 398], ['2025-07-31', 399]]);
  expect(cut.notes.at(-1)).toMatch(/The newest 2 of \d+ rows/);
});

test('change, high, low and average volume are of the period asked for, with their formulas [TOOL-LEAF-1]', async () => {
  const answer = await ask('get_historical_prices', { ticker: madeUp.ticker, period: '5d' });
  expect(answer).toMatchObject({ ok: true, answer: { summary: { from: '2025-07-25', to: '2025-07-31', high: 400, low: 394, average_volume: 1000, rows: 5 } } });
  expect(answer.ok && answer.computed.find(({ at }) => at === '/summary/change')?.fact).toMatchObject({ formula: 'last / first - 1', value: expect.stringMatching(/^0\.0101/) as string });
});

test('weeks and months are put together from sessions: first open, last close, highest high, volume in sum [TOOL-LEAF-1]', async () => {
  const answer = await ask('get_historical_prices', { ticker: madeUp.ticker, start_date: '2025-07-21', interval: '1wk' });
  expect(answer).toMatchObject({ ok: true, answer: { prices: [
    { date: '2025-07-21', last_session: '2025-07-25', open: 391, high: 396, low: 390, close: 395, volume: 5000 }, { date: '2025-07-28', last_session: '2025-07-31', open: 396, high: 400, low: 395, close: 399, volume: 4000 },
  ] } });
});

test('sessions, dividends and splits after a past day are not in the answer [TOOL-ASOF-1]', async () => {
  const events = { dividends: { a: { amount: 0.5, date: secondsOf('2025-06-02', '13:30:00') }, b: { amount: 0.6, date: secondsOf('2025-07-28', '13:30:00') } }, splits: { c: { date: secondsOf('2025-07-29', '13:30:00'), numerator: 2, denominator: 1 } } };
  const answer = await ask('get_historical_prices', { ticker: madeUp.ticker, period: '3mo', limit: 1 }, { asOf: '2025-07-24', chart: chartOf(year, { events }) });
  // The later split is undone: on that day a share was twice what it is now.
  expect(answer).toMatchObject({ ok: true, answer: { dividends: [{ date: '2025-06-02', amount: 1 }], splits: [], prices: [{ date: '2025-07-24', close: 788, adjusted_close: null, volume: 500 }] } });
});

test('a first day after the last one is refused before anything is asked, and days without a session are not enough [TOOL-INPUT-1]', async () => {
  expect(await ask('get_historical_prices', { ticker: madeUp.ticker, start_date: '2025-07-02', end_date: '2025-07-01' })).toMatchObject({ ok: false, error: { code: 'bad-input' } });
  expect(await ask('get_historical_prices', { ticker: madeUp.ticker, start_date: '2025-07-26', end_date: '2025-07-27' })).toMatchObject({ ok: false, error: { code: 'not-enough-data' } });
});

test('the range of an index is of 52 weeks whatever the period, and of no week when the sessions do not reach so far [TOOL-RANGE-1]', async () => {
  const of = (count: number): Promise<unknown> => ask('get_index_data', { period: '1mo' }, { chart: chartOf(weekdays(count, (index) => (index === count - 200 ? 900 : 100 + index)), { symbol: '^GSPC' }) });
  expect(await of(300)).toMatchObject({ ok: true, answer: { index: '^GSPC', name: 'S&P 500', period: { high: 400 }, range_52_weeks: { high: 901 } } });
  expect(await of(220)).toMatchObject({ ok: true, answer: { range_52_weeks: { high: null, low: null } } });
});

test('an index nobody knows is refused with the names that are known [TOOL-INPUT-1]', async () => {
  expect(await ask('get_index_data', { index: 'MOON' })).toMatchObject({ ok: false, error: { code: 'bad-input', remedy: expect.stringContaining('SP500') as string } });
});

const paid = Object.fromEntries([['2023-03-01', 1], ['2023-09-01', 1], ['2024-03-01', 1.1], ['2024-09-03', 1.1], ['2025-03-03', 1.2]].map(([day, amount]) => [String(day), { amount, date: secondsOf(String(day), '13:30:00') }]));

test('dividends are summed by calendar year, an unfinished year has no growth, and the yield is of twelve months [TOOL-LEAF-1]', async () => {
  const answer = await madeUpTools([chartOf(year, { events: { dividends: paid } }), modulesOf({ summaryDetail: { dividendRate: 2.4, dividendYield: 0.006, exDividendDate: secondsOf('2025-03-03') } })]).runTool('get_dividends', { ticker: madeUp.ticker });
  expect(answer).toMatchObject({ ok: true, answer: {
    ex_dividend_date: '2025-03-03', present: { rate_forward: 2.4, yield_forward: 0.006, payout_ratio: null }, trailing: { total_12_months: 2.3, last_payment: 1.2 }, years_in_a_row_without_cut: 2,
    years: [{ year: '2025', total: 1.2, change: null, payments: 1, complete: false }, { year: '2024', total: 2.2, change: 0.1, complete: true }, { year: '2023', total: 2, change: null }],
  } });
});

test('rates of the present are left out for a past day, the payments until then stay [TOOL-ASOF-1]', async () => {
  const answer = await madeUpTools([chartOf(year, { events: { dividends: paid } })]).runTool('get_dividends', { ticker: madeUp.ticker }, { asOf: '2024-12-31' });
  expect(answer).toMatchObject({ ok: true, answer: { present: null, trailing: { last_ex_date: '2024-09-03' } }, notes: [expect.stringContaining('present only') as string] });
});

test('without a network the last bundled close is the price, with its day, and its volume is missing [TOOL-SAMPLE-1]', async () => {
  const desk = madeUpTools([], { mode: 'sample', now: '2026-04-01T00:00:00Z' });
  expect(await desk.runTool('get_current_price', { ticker: 'AAPL' })).toMatchObject({ ok: true, answer: { at: '2026-03-24', volume: null, currency: 'USD' }, notes: [expect.stringContaining('bundled close') as string] });
  expect(await desk.runTool('get_historical_prices', { ticker: 'AAPL', period: '1mo' })).toMatchObject({ ok: true, notes: [expect.stringContaining('bundled closes') as string], answer: { basis: expect.stringContaining('not for dividends') as string, summary: { average_volume: null, total_return: null } } });
});

test('what is of the moment is refused for a past day, with what to ask instead [TOOL-ASOF-1]', async () => {
  const momentary = ['get_current_price', 'get_stock_info', 'get_financial_metrics', 'get_earnings_data', 'get_earnings_dates', 'get_analyst_data', 'get_upgrades_downgrades', 'get_insider_transactions', 'get_options_overview'];
  const desk = madeUpTools([answers('/', {})]);
  const codes = await Promise.all(momentary.map(async (tool) => {
    const answer = await desk.runTool(tool, { ticker: madeUp.ticker }, { asOf: '2024-12-31' });
    return answer.ok ? 'answered' : answer.error.code;
  }));
  expect(new Set(codes)).toEqual(new Set(['not-offered']));
});
