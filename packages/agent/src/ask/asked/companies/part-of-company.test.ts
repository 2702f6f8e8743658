import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';

const desk = deskIn('sample');
const tickers = async (text: string): Promise<readonly string[]> => (await readAsked(text, { desk, today: testDay, filters: noFilters, earlier: [] })).companies.map(({ ticker }) => ticker);

test('a little-known company’s name in a sentence on another is a part of it, unless the two are held beside each other [ASK-READ-4]', async () => {
  expect(await tickers('What revenue did Azure earn for Microsoft in fiscal 2024?')).toEqual(['MSFT']);
  expect(await tickers('Compare Apple and Microsoft on revenue')).toEqual(['AAPL', 'MSFT']);
});

test('a word of talk is no company, at the head of a sentence either [ASK-READ-2]', async () => {
  expect(await tickers('Reading about bakeries, what was the revenue of IBM in 2023?')).toEqual(['IBM']);
  expect(await tickers('My cousin owns a shop and moans: what was the net income of Visa in 2023?')).toEqual(['V']);
});
