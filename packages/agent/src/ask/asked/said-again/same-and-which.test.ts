import { expect, test } from 'vitest';
import { noFilters, type Asked } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';

const desk = deskIn('sample');
const read = (text: string, earlier: readonly Asked[] = []): Promise<Asked> => readAsked(text, { desk, today: testDay, filters: noFilters, earlier });

test.each([
  ['How far did IBM’s shares rise in 2024?', 'Do the same for Visa, and tell me which of the two gained more.', /IBM V \| price:growth/],
  ['By how much did Visa’s revenue grow in fiscal 2024?', 'Same for Salesforce in its fiscal 2025, and who grew faster?', /V CRM \| revenue:growth \| FY2024, FY2025/],
  ['What was Boeing’s gross margin in 2024?', 'And Salesforce? Which is higher?', /BA CRM \| gross_margin \| FY2024/],
  ['What was Visa’s gross margin in fiscal 2024?', 'The year before, and what was Apple’s in fiscal 2025?', /V AAPL \| gross_margin .*FY2023, FY2025/],
  ['What was Apple’s revenue in fiscal 2025?', 'prior yr? and microsoft fy2024?', /AAPL MSFT \| revenue .*FY2024/],
  ['What was Visa’s operating cash flow in fiscal 2024?', 'and Apple’s in fiscal 2025, who made more of it?', /V AAPL \| operating_cash_flow .*FY2024, FY2025/],
  ['What was Visa’s revenue in fiscal 2024?', 'How about Goldman, did they make more than that?', /V GS \| revenue .*FY2024/],
])('after “%s”, “%s” asks for the figure of before of both [ASK-READ-3]', async (first, next, wanted) => {
  expect(sketch(await read(next, [await read(first)]))).toMatch(wanted);
});
