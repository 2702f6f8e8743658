import { expect, test } from 'vitest';
import type { AskedMeasure } from '../asked.ts';
import { asShares } from './as-shares.ts';

const metric = (id: string, words: string, as: 'value' | 'growth' = 'value'): AskedMeasure => ({ kind: 'metric', id, as, words });
const told = (found: readonly AskedMeasure[], plain: string): readonly string[] => asShares(found, { plain, periods: [] }).map((measure) => (measure.kind === 'metric' ? `${measure.id} ${measure.as} ${measure.of ?? ''}`.trim() : ''));

test.each([
  ['sales and their growth on 2023, net income, SG&A as % of sales'],
  ['sales and their growth on 2023, net income, SG&A in percent of total revenue'],
])('%s: the part is told as a part, whatever grows beside it', (text) => {
  const found = [metric('revenue', 'sales', 'growth'), metric('net_income', 'net income', 'growth'), metric('selling_general_administrative', 'SG&A', 'growth')];
  expect(told(found, text)).toEqual(['revenue growth', 'net_income growth', 'selling_general_administrative share revenue']);
});

test('a percentage of how sales grew is no part of the sales', () => {
  expect(told([metric('revenue', 'sales', 'growth'), metric('net_income', 'net income')], 'sales, net income as a percentage of sales growth')).toEqual(['revenue growth', 'net_income value']);
});
