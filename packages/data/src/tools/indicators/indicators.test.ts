// The tools that compute from prices, on made-up sessions.
import { expect, test } from 'vitest';
import type { Answerer } from '../../testing/replay-server.ts';
import { chartOf, madeUp, madeUpTools, weekdays } from '../testing/made-up-world.ts';

const ask = (tool: string, input: object, ...charts: readonly Answerer[]): ReturnType<ReturnType<typeof madeUpTools>['runTool']> => madeUpTools(charts).runTool(tool, input);
const rising = weekdays(300, (index) => 100 + index);

test('indicators are of the last session, whose day is said, with method and sessions as inputs [TOOL-LEAF-1]', async () => {
  const answer = await ask('get_technical_indicators', { ticker: madeUp.ticker }, chartOf(rising));
  expect(answer).toMatchObject({ ok: true, answer: { date: madeUp.today, close: 399, trend: { sma_20: 389.5, sma_200: 299.5 }, momentum: { rsi_14: 100, williams_r_14: expect.any(Number) as number }, volume: { volume_sma_20: 1000 } } });
  const average = answer.ok ? answer.computed.find(({ at }) => at === '/trend/sma_20')?.fact : undefined;
  expect([average?.formula, average?.inputs[0]?.facts.length, average?.unit, average?.period]).toEqual(['sma(close, 20)', 20, { kind: 'money', currency: 'USD', per: 'share' }, { kind: 'instant', on: madeUp.today, fiscal: null }]);
});

test('one group can be asked for, and an indicator with too few sessions is null [TOOL-LEAF-3]', async () => {
  const answer = await ask('get_technical_indicators', { ticker: madeUp.ticker, indicators: 'trend' }, chartOf(rising.slice(-60)));
  expect(answer).toMatchObject({ ok: true, answer: { trend: { sma_50: 374.5, sma_200: null } } });
  expect(answer.ok && Object.keys(answer.answer as object)).not.toContain('momentum');
});

test('fewer than thirty sessions are not enough [TOOL-ERROR-1]', async () => {
  for (const tool of ['get_technical_indicators', 'get_price_analysis']) expect(await ask(tool, { ticker: madeUp.ticker }, chartOf(rising.slice(-29)))).toMatchObject({ ok: false, error: { code: 'not-enough-data', message: expect.stringContaining('29') as string } });
});

test('a price analysis tells order, trend and distances, and a range of 52 weeks whatever the period [TOOL-RANGE-1]', async () => {
  const answer = await ask('get_price_analysis', { ticker: madeUp.ticker, period: '1mo' }, chartOf(rising));
  expect(answer).toMatchObject({ ok: true, answer: {
    order: '20 above 50 above 200', trend: { label: 'strong-uptrend' }, cross: null, averages: [{ average: 'SMA 20', position: 'above' }, { average: 'SMA 50' }, { average: 'SMA 200', value: 299.5 }],
    range_52_weeks: { high: 400, low: expect.any(Number) as number }, period: { high: 400 },
  } });
  const low = (answer.ok ? answer.answer : {}) as unknown as { readonly range_52_weeks: { readonly low: number }; readonly period: { readonly low: number } };
  expect(low.range_52_weeks.low).toBeLessThan(low.period.low);
});

test('sessions that end long before today are said to be old [TOOL-SAMPLE-1]', async () => {
  expect(await ask('get_technical_indicators', { ticker: madeUp.ticker }, chartOf(rising.slice(0, -20)))).toMatchObject({ ok: true, notes: [expect.stringContaining('The last session is of') as string] });
});

test.each([
  ['risk-on', (index: number) => 100 + index, 15], ['cautious', (index: number) => 100 + index, 22], ['cautious', (index: number) => 500 - index, 22], ['risk-off', (index: number) => 500 - index, 25],
] as const)('the regime is %s by the stated rule [TOOL-LEAF-1]', async (regime, close, vix) => {
  const answer = await ask('get_market_regime', {}, chartOf(weekdays(260, close), { symbol: '^GSPC' }), chartOf(weekdays(30, () => vix), { symbol: '^VIX' }));
  expect(answer).toMatchObject({ ok: true, answer: { regime, vix: { close: vix } } });
});
