import { isIsoDate } from '@assay/record';
import { expect, test } from 'vitest';
import { noUsage } from '../usage.ts';
import { publishedPrices } from './price-list.ts';
import { priceFileSchema } from './price.ts';
import { costOf, openPrices } from './price-table.ts';
import { summariseCost } from './summarise-cost.ts';

const own = { input: '3', output: '15', cached: '0.3', seen: '2026-01-01' };

test('tokens cost what the table says, the cached ones less, to the last digit [MODEL-COST-2]', () => {
  expect(costOf({ inputTokens: 1_000, outputTokens: 200, cachedTokens: 400 }, own)).toBe('0.00492');
  expect(costOf({ inputTokens: 1, outputTokens: 0, cachedTokens: 0 }, { ...own, input: '0.0000001' })).toBe('0.0000000000001');
  expect(costOf({ inputTokens: 10, outputTokens: 0, cachedTokens: 99 }, { ...own, cached: null })).toBe('0.00003');
});

test('the user’s own prices come first, a dated snapshot costs what its model costs, and a local model nothing [MODEL-COST-2]', () => {
  const prices = openPrices({ 'openai/gpt-6.1-sol': own, 'local/qwen3:8b': own });
  expect(prices.of('openai/gpt-6.1-sol')).toEqual(own);
  expect(prices.of('openai-chat/gpt-6.1-sol-2026-10-01')).toEqual(own);
  expect(prices.of('anthropic/claude-haiku-4-5-20251001')).toEqual(publishedPrices['anthropic/claude-haiku-4-5']);
  expect(prices.of('local/llama3')).toMatchObject({ input: '0', output: '0' });
  expect(prices.of('local/qwen3:8b')).toEqual(own);
});

test('a model of unknown price is counted at the dearest known price of its provider, and its cost is said to be unknown [MODEL-COST-2]', () => {
  const prices = openPrices();
  expect(prices.of('openai/never-heard-of')).toBeNull();
  for (const [name, price] of Object.entries(publishedPrices)) {
    if (name.startsWith('openai/')) expect(Number(prices.atMost('openai-chat/never-heard-of').output)).toBeGreaterThanOrEqual(Number(price.output));
    expect(Number(prices.atMost('nobody/never-heard-of').output)).toBeGreaterThanOrEqual(Number(price.output));
  }
  expect(Number(prices.atMost('google/never-heard-of').output)).toBeLessThan(Number(prices.atMost('nobody/x').output));
});

test('every published price has its day, and names a model of a known provider [MODEL-COST-2]', () => {
  expect(priceFileSchema.safeParse(publishedPrices).success).toBe(true);
  for (const price of Object.values(publishedPrices)) expect(isIsoDate(price.seen)).toBe(true);
  expect(priceFileSchema.safeParse({ 'openai/x': { input: '-1', output: '2', seen: '2026-01-01' } }).success).toBe(false);
});

test('the cost of a run is summed from its journal, by stage and model, failures and retries counted [MODEL-COST-2]', () => {
  const entry = (event: string, data: Record<string, unknown>) => ({ seq: 0, at: '2026-01-01T00:00:00.000Z', event, step: null, data });
  const call = (stage: string, usd: string | null) => entry('model-call-finish', { stage, role: 'cheap', model: 'openai/a', usage: { inputTokens: 10, outputTokens: 2, cachedTokens: 0, usd } });
  const cost = summariseCost([entry('stage-start', {}), call('value', '0.1'), call('value', '0.2'), call('macro', null), entry('model-call-failed', {}), entry('model-call-retry', {})]);
  expect(cost).toMatchObject({ calls: 3, failed: 1, retries: 1, total: { inputTokens: 30, outputTokens: 6, usd: null } });
  expect(cost.lines).toMatchObject([{ stage: 'value', calls: 2, usage: { usd: '0.3' } }, { stage: 'macro', calls: 1, usage: { usd: null } }]);
  expect(summariseCost([]).total).toEqual(noUsage);
});
