import { expect, test } from 'vitest';
import { readValuation } from '../read-valuation.ts';

const read = (text: string) => readValuation({ text, named: [{ start: 0, end: 6 }] })?.valuation ?? null;

test.each([
  'Marram P/E at the last close, once on diluted earnings per share for 2023 and once on those of the last four reported quarters',
  'Marram price over diluted earnings per share, with the newest close, first against full-year 2023 and then against the last four quarters that have been reported',
  'Marram P/E last close: 2023 dil eps, and on the EPS of the four most recent quarters',
])('%s: on the year and on the last twelve months [ASK-VALUATION-1]', (text) => {
  expect(read(text)).toMatchObject({ items: ['pe_ratio'], at: [{ price: null, year: { year: 2023 } }, { price: null, year: null }] });
});

test('a worth over the sales of the last four quarters keeps its figure [ASK-VALUATION-1]', () => {
  expect(read('Marram\'s market value at the latest close, and how many times the revenue of the last four quarters that comes to?')).toMatchObject({ items: ['market_cap', 'price_to_sales'], at: [{ price: null, year: null }] });
});
