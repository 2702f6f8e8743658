import { expect, test } from 'vitest';
import { noFilters } from '../../asked.ts';
import { readAsked } from '../../read-asked.ts';
import { deskIn, testDay } from '../../testing/sample-desk.ts';
import { sketch } from '../../testing/sketch.ts';
import { datedDays } from '../dated-days.ts';

const desk = deskIn('sample');

test.each([
  ['The morning after the 2024 election the industrials flew. Where did Caterpillar’s stock finish that Wednesday, November 6?', /CAT \| price \| 2024-11-06/],
  ['Big Blue at the half-way mark of 2025: what did a share close at on June 30?', /IBM \| price \| 2025-06-30/],
  ['I read that UnitedHealth’s profit took a hit in 2024. By how many percent did net income differ from 2023?', /UNH \| net_income:growth \| FY2024, FY2023/],
  ['By how many percent did UnitedHealth’s net income differ from 2023?', /UNH \| net_income:growth \| FY2023, FY$/],
  ['UnitedHealth seems to borrow more and more. Where did its long-term debt stand at the end of 2023 and where a year later?', /UNH \| long_term_debt \| FY2023, FY2024/],
  ['McDonald’s opened 2025 slowly, they said. What was revenue from January to March 2025?', /MCD \| revenue \| Q12025$/],
  ['CRM H1 FY26 revenue (Q1+Q2)', /CRM \| revenue \| H12026/],
  ['IBM first-half 2025 revenue', /IBM \| revenue \| H12025/],
  ['V fiscal Q4 2024 revenue, net income', /V \| revenue net_income \| Q42024/],
])('“%s” is read with the times that it tells in passing [ASK-READ-1]', async (question, wanted) => {
  expect(sketch(await readAsked(question, { desk, today: testDay, filters: noFilters, earlier: [] }))).toMatch(wanted);
});

test('a day keeps its words where several years are named, or a fiscal one', () => {
  expect(datedDays('In 2024 and 2025, on June 30')).toBe('In 2024 and 2025, on June 30');
  expect(datedDays('At the end of fiscal 2024, on February 2')).toBe('At the end of fiscal 2024, on February 2');
  expect(datedDays('In 2025: what did it cost on April 4?')).toBe('In 2025: what did it cost on April 4, 2025?');
});
