import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';

const desk = deskIn('sample');

test.each([['Visa net income in the year to September 2022', /net_income \| FY2022$/], ['What was Visa’s revenue for the fiscal year ended September 2021?', /revenue \| FY2021$/], ['Visa revenue in the year to March 2022', /revenue \| (?!FY)/], ['Home Depot’s revenue for the fiscal year ended February 2, 2025', /revenue \| FY2024$/], ['HD revenue FYE Feb-25', /revenue \| FY2024$/], ['Microsoft net income for the twelve months ended 30 June 2025', /net_income \| FY2025$/], ['Home Depot’s revenue in the quarter ended May 4, 2025', /revenue \| Q1 ?FY2025|revenue \| .*Q1/]])('%s: the year that ends with that month, where one does [ASK-READ-1]', async (text, wanted) => {
  expect(sketch(await readAsked(text, { desk, today: testDay, filters: noFilters, earlier: [] }))).toMatch(wanted);
});
