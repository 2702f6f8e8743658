import { describe, expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';

const tickers = async (text: string): Promise<readonly string[]> => (await readAsked(text, { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] })).companies.map(({ ticker }) => ticker);

describe('a ticker at the head of a line is the company, whatever words follow it [ASK-READ-2]', () => {
  test.each([
    ['cat resilient? net income 2019 to 2024', 'CAT'],
    ['V litigation costs', 'V'],
    ['Visa tokenised payments', 'V'],
    ['V dilution last 3y', 'V'],
  ])('%s', async (text, ticker) => {
    expect(await tickers(text)).toEqual([ticker]);
  });
});
