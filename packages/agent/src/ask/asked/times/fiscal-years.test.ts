import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';

const desk = deskIn('sample');

test.each([['Visa net income in the year to September 2022', /net_income \| FY2022$/], ['What was Visa’s revenue for the fiscal year ended September 2021?', /revenue \| FY2021$/], ['Visa revenue in the year to March 2022', /revenue \| (?!FY)/]])('%s: the year that ends with that month, where one does [ASK-READ-1]', async (text, wanted) => {
  expect(sketch(await readAsked(text, { desk, today: testDay, filters: noFilters, earlier: [] }))).toMatch(wanted);
});
