import { expect, test } from 'vitest';
import { openDesk } from '../../desk/open-desk.ts';
import { openMemoryStore } from '../../capture/memory-store.ts';
import { nodeSha256 } from '../../testing/node-sha256.ts';
import { openVirtualTime } from '../../testing/virtual-time.ts';
import type { ToolAnswer } from '../tool.ts';

async function ask(tool: string, input: unknown): Promise<ToolAnswer> {
  const time = openVirtualTime('2026-06-01T12:00:00Z');
  const desk = openDesk({ mode: 'sample', fetch: () => Promise.reject(new Error('no network')), store: openMemoryStore(), clock: time.clock, sleep: time.sleep, sha256: nodeSha256, contact: null });
  return time.settle(desk.runTool(tool, input));
}

test('a ratio states its formula and the filed figures it was worked out from [CALC-TOOL-1]', async () => {
  const answer = await ask('calc_ratios', { ticker: 'AAPL', ratios: ['net_margin'], years: 2 });
  expect(answer).toMatchObject({ ok: true, answer: { ratios: [{ ratio: 'net_margin', formula: 'net_income / revenue', unit: 'percent' }] } });
  if (!answer.ok) return;
  const [margin] = answer.computed;
  expect(margin?.fact.inputs.map(({ name, facts }) => [name, facts.length])).toEqual([['net_income', 1], ['revenue', 1]]);
});

test('growth is year over year and compound, and null from a loss [CALC-TOOL-1]', async () => {
  const answer = await ask('calc_growth', { ticker: 'BA', metrics: ['revenue', 'net_income'], years: 3 });
  expect(answer).toMatchObject({ ok: true, answer: { metrics: [{ metric: 'revenue' }, { metric: 'net_income', years: [{ growth: null }, { growth: null }, {}] }] } });
});

test('a discounted cash flow of given inputs equals the worked example [CALC-TOOL-2]', async () => {
  // 100 growing 10% for two years at 10%: 100 + 100; terminal 121 × 1.02 ÷ 0.08 ÷ 1.21 = 1275; 1475 − 75 over 10 shares.
  const answer = await ask('calc_dcf', { free_cash_flow: 100, net_debt: 75, diluted_shares: 10, growth: 0.1, discount_rate: 0.1, terminal_growth: 0.02, years: 2 });
  expect(answer).toMatchObject({ ok: true, answer: { value_per_share: 140, enterprise_value: 1475, upside: null, assumptions: { growth: '0.1', free_cash_flow: '100' } } });
});

test('the growth that the worked example’s value implies is the growth it was made with [CALC-TOOL-2]', async () => {
  const answer = await ask('calc_reverse_dcf', { price: 140, free_cash_flow: 100, net_debt: 75, diluted_shares: 10, discount_rate: 0.1, terminal_growth: 0.02, years: 2 });
  expect(answer.ok ? (answer.answer as { implied_growth: number }).implied_growth : null).toBeCloseTo(10, 9);
});

test('inputs that are not given are read from the company, and their facts stand in the answer [CALC-TOOL-1]', async () => {
  const answer = await ask('calc_graham', { ticker: 'AAPL' });
  expect(answer.ok ? answer.computed.find(({ at }) => at === '/value_per_share')?.fact.inputs.length : answer.error).toBeGreaterThanOrEqual(2);
});

test('peers give a median, and one with a loss is left out and named [CALC-TOOL-3]', async () => {
  const answer = await ask('calc_comparables', { ticker: 'AAPL', peers: ['NVDA', 'GOOGL', 'AMZN', 'BA'] });
  expect(answer).toMatchObject({ ok: true, answer: { left_out: [{ ticker: 'BA' }] } });
});

test.each([
  ['calc_dcf', { free_cash_flow: -5, net_debt: 0, diluted_shares: 1 }, 'not-enough-data'], ['calc_dcf', { growth: 0.05 }, 'bad-input'], ['calc_ratios', { ticker: 'AAPL', ratios: ['no_such_ratio'] }, 'bad-input'],
  ['calc_scenarios', { scenarios: [{ name: 'a', weight: 0.5, value: 1 }] }, 'bad-input'], ['calc_ratios', { ticker: 'Nowhere Industries' }, 'unknown-company'],
])('%s of %j is refused as %s with a remedy [TOOL-ERROR-1]', async (tool, input, code) => {
  const answer = await ask(tool, input);
  expect(answer.ok ? null : [answer.error.code, answer.error.remedy.length > 10]).toEqual([code, true]);
});
