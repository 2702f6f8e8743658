import { expect, test } from 'vitest';
import { noFilters, type Asked } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';

const desk = deskIn('sample');
const read = (text: string, earlier: readonly Asked[] = []): Promise<Asked> => readAsked(text, { desk, today: testDay, filters: noFilters, earlier });

test.each([
  ['What was IBM’s gross margin in 2024?', 'How does that compare with Salesforce’s in fiscal 2025, and how many percentage points lie between them?', /IBM CRM \| gross_margin\b.*FY2024, FY2025/],
  ['What was Visa’s operating margin in fiscal 2024?', 'Is Microsoft’s, for that fiscal year, any better?', /V MSFT \| operating_margin \| FY2024/],
  ['What was Apple’s revenue in fiscal 2024?', 'Did Microsoft take in more that year?', /AAPL MSFT \| revenue \| FY2024/],
  ['What were the revenues of Boeing and Caterpillar in 2024?', '% change 2023 to 2024 for each, who did better?', /BA CAT \| revenue:growth \| (?:2023-2024|FY2023, FY2024)/],
  ['What were the gross margins of IBM and Salesforce in fiscal 2024?', 'Gap in points?', /IBM CRM \| gross_margin \| FY2024/],
  ['What was IBM’s revenue in 2024?', 'Fine. And what was left of that once the direct costs were paid, gross profit I mean?', /IBM \| gross_profit \| FY2024/],
  ['What was IBM’s revenue in 2024?', 'And what was left after all costs?', /IBM \| net_income \| FY2024/],
  ['What was Apple’s operating cash flow in fiscal 2024?', 'And what was left after capex?', /AAPL \| free_cash_flow \| FY2024/],
])('after “%s”, “%s” is asked in full [ASK-READ-3]', async (first, next, wanted) => {
  expect(sketch(await read(next, [await read(first)]))).toMatch(wanted);
});

test.each([
  ['What was Apple’s closing price on 31 December 2025?', 'So what had I made or lost on it in percent, having bought at the close of December 31, 2024?'],
])('after “%s”, “%s” is the move from the day of buying to the day of before [ASK-READ-3]', async (first, next) => {
  const { course } = await read(next, [await read(first)]);
  expect(course?.windows).toMatchObject([{ from: '2024-12-31', to: '2025-12-31' }]);
});
