import { expect, test } from 'vitest';
import type { AskedMeasure } from '../asked.ts';
import { ofSalesHeld } from './of-sales-held.ts';

const value = (id: string): AskedMeasure => ({ kind: 'metric', id, as: 'value', words: id });
const ofRevenue = (id: string): AskedMeasure => ({ kind: 'metric', id, as: 'share', of: 'revenue', words: id });

test.each([
  ['Out of each $100 that came in, how much stayed as profit and how much went on research?', [value('net_income'), value('research_and_development')], [ofRevenue('net_income'), ofRevenue('research_and_development')]],
  ['Held against revenue, how large was its tax bill?', [value('revenue'), value('income_tax')], [ofRevenue('income_tax')]],
])('%s: each line is a part of sales [ASK-READ-9]', (plain, found, told) => {
  expect(ofSalesHeld(found, plain)).toEqual(told);
});

test.each([
  ['What were its sales and its profit?', [value('revenue'), value('net_income')]],
  ['Out of every hundred dollars of sales, what were its assets?', [value('total_assets')]],
  ['Out of every hundred dollars of sales, how much became profit?', [value('net_income')]],
  ['Set against sales, how big were they?', [value('revenue')]],
])('%s: nothing is held against sales [ASK-READ-9]', (plain, found) => {
  expect(ofSalesHeld(found, plain)).toBeNull();
});
