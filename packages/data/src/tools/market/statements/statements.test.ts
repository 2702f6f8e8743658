// Statements, ratios and expectations on made-up answers and on the bundled figures.
import { expect, test } from 'vitest';
import { answers, madeUp, madeUpTools, modulesOf, secondsOf } from '../../testing/made-up-world.ts';
import type { ToolAnswer } from '../../tool.ts';

type Line = Readonly<Record<string, unknown>>;
const point = (end: string, raw: number, currencyCode = 'USD'): object => ({ asOfDate: end, periodType: '12M', currencyCode, reportedValue: { raw, fmt: '' } });
const seriesOf = (lines: Readonly<Record<string, readonly object[]>>): ReturnType<typeof answers> => answers('/ws/fundamentals-timeseries/', { timeseries: { result: Object.entries(lines).map(([name, list]) => ({ meta: { symbol: [madeUp.ticker], type: [name] }, timestamp: [], [name]: list })), error: null } });
const rows = (answer: ToolAnswer, list: 'lines' | 'ratios'): Readonly<Record<string, Line>> => {
  if (!answer.ok) throw new Error(answer.error.message);
  return Object.fromEntries((answer.answer as unknown as Record<'lines' | 'ratios', Line[]>)[list].map((row) => [String(row['line'] ?? row['ratio']), row]));
};
const income = seriesOf({
  annualTotalRevenue: [point('2023-12-31', 100), point('2024-12-31', 120)], annualOperatingRevenue: [point('2024-12-31', 119)], annualGrossProfit: [point('2024-12-31', 60)],
  annualNetIncome: [point('2023-12-31', -5), point('2024-12-31', 12)], annualEBITDA: [point('2024-12-31', 30)], annualDilutedEPS: [point('2024-12-31', 1.2)],
});

test('lines have the dictionary’s names where Yahoo means the same, else its own; a line that a period lacks is null [TOOL-STATEMENTS-1]', async () => {
  const lines = rows(await madeUpTools([income]).runTool('get_income_statement', { ticker: madeUp.ticker }), 'lines');
  expect(Object.keys(lines)).toEqual(['revenue', 'gross_profit', 'net_income', 'diluted_eps', 'yahoo_ebitda', 'yahoo_operating_revenue']);
  expect([lines['revenue']?.['2024-12-31'], lines['gross_profit']?.['2023-12-31'], lines['diluted_eps']?.['2024-12-31']]).toEqual([120, null, 1.2]);
});

test('margins and growth are of their own period, and growth from a loss is none [TOOL-STATEMENTS-1]', async () => {
  const answer = await madeUpTools([income]).runTool('get_income_statement', { ticker: madeUp.ticker, limit: 1 });
  expect(rows(answer, 'ratios')).toMatchObject({ gross_margin: { '2024-12-31': 0.5 }, net_margin: { '2024-12-31': 0.1 }, revenue_growth: { '2024-12-31': 0.2 } });
  expect(Object.keys(rows(answer, 'ratios'))).not.toContain('net_income_growth');
  expect(answer.ok && answer.computed.find(({ at }) => at.startsWith('/ratios/0/'))?.fact.inputs.map(({ facts }) => facts.length)).toEqual([1, 1]);
});

test('for a past day periods that had only just ended are left out, and that restatements may be in is said [TOOL-ASOF-1]', async () => {
  const answer = await madeUpTools([income]).runTool('get_income_statement', { ticker: madeUp.ticker }, { asOf: '2025-02-01' });
  expect(answer).toMatchObject({ ok: true, answer: { periods: ['2023-12-31'] }, notes: [expect.anything(), expect.stringContaining('restatements') as string] });
});

test('trailing sums are asked for as such, and a balance has none [TOOL-INPUT-1]', async () => {
  const desk = madeUpTools([seriesOf({ trailingTotalRevenue: [point('2025-06-30', 130)], annualTotalRevenue: [point('2024-12-31', 120)] })]);
  expect(rows(await desk.runTool('get_income_statement', { ticker: madeUp.ticker, period: 'trailing' }), 'lines')).toEqual({ revenue: { line: 'revenue', label: 'Total Revenue', '2025-06-30': 130 } });
  expect(await desk.runTool('get_balance_sheet', { ticker: madeUp.ticker, period: 'trailing' })).toMatchObject({ ok: false, error: { code: 'bad-input' } });
});

test('statements of a foreign company keep their currency [TOOL-STATEMENTS-1]', async () => {
  const foreign = seriesOf({ annualTotalRevenue: [point('2024-12-31', 700, 'CNY')], annualDilutedEPS: [point('2024-12-31', 9, 'USD')] });
  const answer = await madeUpTools([foreign]).runTool('get_income_statement', { ticker: madeUp.ticker });
  expect(answer.ok && answer.figures.map(({ fact }) => fact.unit)).toEqual([{ kind: 'money', currency: 'CNY', per: null }, { kind: 'money', currency: null, per: 'share' }]);
});

test.each([['get_income_statement', 'revenue', 391035000000], ['get_balance_sheet', 'total_assets', 364980000000], ['get_cash_flow', 'operating_cash_flow', 118254000000]])('in sample mode %s comes from the bundled filings, and the notes say so [TOOL-SAMPLE-1]', async (tool, line, value) => {
  const answer = await madeUpTools([], { mode: 'sample', now: '2026-04-01T00:00:00Z' }).runTool(tool, { ticker: 'AAPL' });
  expect(rows(answer, 'lines')[line]?.['2024-09-28']).toBe(value);
  expect(answer.ok && answer.notes[0]).toContain('bundled figures');
});

test('in sample mode quarters are quarters: no year, no nine months [TOOL-SAMPLE-1]', async () => {
  const answer = await madeUpTools([], { mode: 'sample', now: '2026-04-01T00:00:00Z' }).runTool('get_income_statement', { ticker: 'AAPL', period: 'quarterly', limit: 8 });
  expect(rows(answer, 'lines')['revenue']).toMatchObject({ '2024-12-28': 124300000000 });
  expect(Object.values(rows(answer, 'lines')['revenue'] ?? {}).filter((value) => Number(value) > 200e9)).toEqual([]);
});

test('a company of which neither source has a statement is a failure with what to ask instead [TOOL-ERROR-1]', async () => {
  expect(await madeUpTools([seriesOf({})]).runTool('get_balance_sheet', { ticker: madeUp.ticker })).toMatchObject({ ok: false, error: { code: 'not-enough-data' } });
});

const statistics = { defaultKeyStatistics: { enterpriseValue: 900, trailingEps: 2, mostRecentQuarter: secondsOf('2025-06-30') }, financialData: { freeCashflow: 50, totalDebt: 300, totalCash: 100, ebitda: 80 } };

test('ratios of price and statements in two currencies are left out, those of statements alone stay [TOOL-LEAF-3]', async () => {
  const ask = (currency: string): Promise<ToolAnswer> => {
    const { financialData, ...more } = statistics;
    return madeUpTools([modulesOf({ ...more, financialData: { ...financialData, financialCurrency: currency }, price: { symbol: madeUp.ticker, currency: 'USD', marketCap: 1000, regularMarketTime: secondsOf(madeUp.today) } })]).runTool('get_financial_metrics', { ticker: madeUp.ticker });
  };
  expect(await ask('USD')).toMatchObject({ ok: true, answer: { valuation: { enterprise_value: 900 }, per_share: { eps_trailing: 2 }, computed: { free_cash_flow_yield: 0.05, net_debt: 200, net_debt_to_ebitda: 2.5 } } });
  expect(await ask('CNY')).toMatchObject({ ok: true, answer: { valuation: { market_cap: 1000, enterprise_value: null }, per_share: { eps_trailing: null }, computed: { free_cash_flow_yield: null, net_debt: 200 } }, notes: [expect.stringContaining('CNY') as string] });
});

const pair = (raw: number): object => ({ raw, fmt: '' });
const quarter = (end: string, epsActual: number | null, epsEstimate: number): object => ({ epsActual: epsActual === null ? {} : pair(epsActual), epsEstimate: pair(epsEstimate), surprisePercent: pair(0.1), quarter: pair(secondsOf(end)), currency: 'USD' });
const expectations = modulesOf({
  earnings: { financialCurrency: 'USD' }, calendarEvents: { earnings: { earningsDate: [secondsOf('2025-08-07'), secondsOf('2025-08-11')], isEarningsDateEstimate: true, earningsAverage: 0.5 } },
  earningsHistory: { history: [quarter('2024-09-30', 0.5, 0.4), quarter('2024-12-31', 0.3, 0.4), quarter('2025-03-31', 0.4, 0.4), quarter('2025-06-30', null, 0.4)] },
  earningsTrend: { trend: [{ period: '0q', endDate: '2025-09-30', earningsEstimate: { avg: pair(0.5), numberOfAnalysts: pair(7), earningsCurrency: 'USD' } }, { period: '+5y', endDate: null }] },
});

test('beats, misses and the beat rate count only quarters with both figures, newest first [TOOL-LEAF-1]', async () => {
  const answer = await madeUpTools([expectations]).runTool('get_earnings_data', { ticker: madeUp.ticker });
  expect(answer).toMatchObject({ ok: true, answer: {
    next: { date_from: '2025-08-07', date_to: '2025-08-11', is_estimate: true, eps_analysts: 7 }, history: [{ quarter_end: '2025-06-30', result: null, eps_actual: null }, { result: 'met' }, { result: 'missed' }, { result: 'beat' }],
    record: { beats: 1, misses: 1, met: 1 }, outlook: [{ period: '0q', eps_analysts: 7 }],
  } });
  expect(answer.ok && answer.computed.find(({ at }) => at === '/record/beat_rate')?.fact.value).toMatch(/^0\.3333/);
});

test('the day of a past report is that of its filing of results [TOOL-STATEMENTS-1]', async () => {
  const recent = { accessionNumber: ['a', 'b', 'c'], filingDate: ['2025-05-02', '2025-04-20', '2025-02-03'], reportDate: ['', '', ''], form: ['8-K', '8-K', '8-K'], items: ['2.02,9.01', '5.02', '2.02'], primaryDocument: ['a', 'b', 'c'] };
  const filings = answers(`/submissions/CIK${madeUp.cik}.json`, { cik: madeUp.cik, name: madeUp.name, tickers: [madeUp.ticker], exchanges: ['Nasdaq'], filings: { recent, files: [] } });
  expect(await madeUpTools([expectations, filings]).runTool('get_earnings_dates', { ticker: madeUp.ticker, limit: 3 })).toMatchObject({ ok: true, answer: { reports: [{ filed: null, quarter_end: '2025-06-30' }, { filed: '2025-05-02', quarter_end: '2025-03-31' }, { filed: '2025-02-03', quarter_end: '2024-12-31' }] } });
});

test('the distance of a price target is over the price, and a target of nought is none [TOOL-LEAF-1]', async () => {
  const desk = madeUpTools([modulesOf({
    price: { symbol: madeUp.ticker, currency: 'GBp', regularMarketPrice: 2000, regularMarketTime: secondsOf(madeUp.today) }, financialData: { targetMeanPrice: 2500, numberOfAnalystOpinions: 4 },
    recommendationTrend: { trend: [{ period: '0m', strongBuy: 1, buy: 2, hold: 1, sell: 0, strongSell: 0 }] },
    upgradeDowngradeHistory: { history: [{ epochGradeDate: secondsOf('2025-07-01'), firm: 'Example Research', toGrade: 'Buy', fromGrade: 'Hold', action: 'up', currentPriceTarget: 2500, priorPriceTarget: 0 }] },
  })]);
  expect(await desk.runTool('get_analyst_data', { ticker: madeUp.ticker })).toMatchObject({ ok: true, answer: { targets: { price: 20, mean: 25, analysts: 4, upside_mean: 0.25 }, ratings: [{ total: 4, buys_share: 0.75 }] } });
  expect(await desk.runTool('get_upgrades_downgrades', { ticker: madeUp.ticker })).toMatchObject({ ok: true, answer: { changes: [{ action: 'upgrade', target: 25, target_before: null, target_change: null }] } });
});
