import { expect, test } from 'vitest';
import { textAnswer, type Answerer } from '../../testing/replay-server.ts';
import { madeUp, madeUpTools } from '../testing/made-up-world.ts';
import type { ToolAnswer } from '../tool.ts';

const symbol = madeUp.ticker;
const fmp = (rows: unknown, status = 200): Answerer => ({ url }) => (new URL(url).host === 'financialmodelingprep.com' ? textAnswer(typeof rows === 'string' ? rows : JSON.stringify(rows), { status }) : null);
const ask = (tool: string, answerer: Answerer, fmpKey: string | null = 'canary-fmp-key'): Promise<ToolAnswer> => madeUpTools([answerer], { keys: { fmpKey } }).runTool(tool, { ticker: symbol });
const answerOf = (answer: ToolAnswer): unknown => (answer.ok ? answer.answer : answer.error.code);

test('estimates are those of the periods to come, nearest first, with low, average and high [FMP-1]', async () => {
  const row = (date: string, more: object): object => ({ symbol, date, revenueLow: 90, revenueAvg: 100, revenueHigh: 110, ...more });
  const answer = await ask('get_analyst_estimates', fmp([row('2027-12-31', { epsAvg: 3 }), row('2025-12-31', { epsAvg: 2, numAnalystsEps: 7 }), row('2023-12-31', { epsAvg: 1 })]));
  expect(answerOf(answer)).toMatchObject({
    period: 'annual', estimates: [{ period_end: '2025-12-31', revenue: { low: 90, average: 100, high: 110 }, eps: { low: null, average: 2, high: null }, eps_analysts: 7 }, { period_end: '2027-12-31', eps: { average: 3 } }],
  });
  expect(answer.ok && answer.notes.join()).toContain('currency');
});

test("a rating is FMP's word with its scores as facts [FMP-1]", async () => {
  const answer = await ask('get_company_rating', fmp([{ symbol, rating: 'B+', overallScore: 3, returnOnEquityScore: 5 }]));
  expect(answerOf(answer)).toMatchObject({ rating: 'B+', scores: { overall: 3, return_on_equity: 5, price_to_book: null } });
  expect(answer.ok && [answer.figures.length, answer.plain.length]).toEqual([2, 0]);
});

test('surprises are fractions of the estimate; beats, misses and the next report are told apart [FMP-1]', async () => {
  const report = (date: string, epsActual: number | null, epsEstimated: number | null): object => ({ symbol, date, epsActual, epsEstimated, revenueActual: epsActual === null ? null : 110, revenueEstimated: 100 });
  const answer = await ask('get_earnings_surprises', fmp([report('2025-10-30', null, 1.5), report('2025-05-01', 1.1, 1), report('2025-02-01', -0.5, -1), report('2024-11-01', 0.8, 1), report('2024-08-01', 1, 1), report('2024-05-01', 1, null)]));
  expect(answerOf(answer)).toMatchObject({
    reports: [{ date: '2025-05-01', eps: { actual: 1.1, estimated: 1, surprise: 0.1 }, revenue: { surprise: 0.1 }, result: 'beat' }, { eps: { surprise: 0.5 }, result: 'beat' }, { eps: { surprise: -0.2 }, result: 'missed' }, { result: 'met' }, { eps: { surprise: null }, result: null }],
    record: { beats: 2, misses: 1, met: 1, beat_rate: 0.5 }, next: { date: '2025-10-30', eps_estimated: 1.5, revenue_estimated: 100 },
  });
});

test('the key goes in a header and stands in no capture; without one nothing is asked', async () => {
  const answer = await ask('get_company_rating', (request) => (request.headers.get('apikey') === 'canary-fmp-key' ? fmp([{ symbol, rating: 'A', overallScore: 4 }])(request) : null));
  expect([answer.ok, JSON.stringify(answer).includes('canary')]).toEqual([true, false]);
  expect(await ask('get_company_rating', fmp([]), null)).toMatchObject({ ok: false, error: { code: 'missing-key', remedy: expect.stringContaining('FMP_API_KEY') as string } });
});

test.each([
  ['an unknown symbol', '[]', 200, 'not-found'], ['a bad key', '{"Error Message":"Invalid API KEY."}', 401, 'missing-key'], ['a bad key with the status of success', '{"Error Message":"Invalid API KEY."}', 200, 'missing-key'],
  ['a paid endpoint', 'Premium Query Parameter', 402, 'refused'], ['a legacy endpoint', '{"Error Message":"Legacy Endpoint"}', 403, 'refused'], ['a used-up day', '{"Error Message":"Limit Reach."}', 429, 'rate-limited'],
  ['rows of another form', '[{"day":"2025"}]', 200, 'malformed'], ['a page', '<html></html>', 200, 'malformed'],
] as const)('%s is a failure of its own kind, not an empty answer [TOOL-ERROR-1]', async (...[, body, status, code]) => {
  expect(answerOf(await ask('get_analyst_estimates', fmp(body, status)))).toBe(code);
});

test('what analysts expected on a past day is not known and not guessed [TOOL-ASOF-1]', async () => {
  expect(answerOf(await madeUpTools([], { keys: { fmpKey: 'canary-fmp-key' } }).runTool('get_analyst_estimates', { ticker: symbol }, { asOf: '2024-01-31' }))).toBe('not-offered');
});
