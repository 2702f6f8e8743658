// Times as people speak and jot them.
import { expect, test } from 'vitest';
import { readPeriods } from './periods.ts';
import { testDay } from '../testing/sample-desk.ts';

const timesOf = (text: string): readonly string[] => readPeriods(text, testDay).map(({ period }) => {
  switch (period.kind) {
    case 'fiscal': return `${period.part}${String(period.year)}`;
    case 'date': return period.on;
    case 'dates': return `${period.from}..${period.to}`;
    case 'years': return `${String(period.from)}-${String(period.to)}`;
    case 'last': return `last ${String(period.count)} ${period.of}`;
    case 'latest':
    case 'trailing': return period.kind;
  }
});

test.each([
  ['the close on 14.02.2025', ['2025-02-14']], ['debt at 30-06-2024', ['2024-06-30']], ['the move on 03-04-2025', []],
  ['sales in the half-year before March 3, 2025', ['2024-09-03..2025-03-03']], ['trades over the half-year', ['last 6 month']], ['trades 6m', ['last 6 month']], ['companies with cash above 6m', []],
  ['the rise from Q3 to Q4 2023', ['Q32023', 'Q42023']], ['the change from the second to the third quarter of fiscal 2022', ['Q22022', 'Q32022']], ['the fourth quarter of fiscal 2025 against the third', ['Q42025', 'Q32025']],
  ['revenue rose sequentially in Q1 2024 by how much', ['Q42023', 'Q12024']], ['profit in quarter two of 2023', ['Q22023']], ['sales in the first three months of 2024', ['Q12024']], ['sales in the first six months of 2024', ['H12024']],
  ['the return ytd 2024', ['2023-12-31..2024-12-31']], ['since New Year\'s Eve 2023', ['2023-12-31..2026-11-21']], ['from the end of 2023 to the latest close', ['2023-12-31..2026-11-21']],
  ['net income in 2021, 22 and 23', ['FY2021', 'FY2022', 'FY2023']], ['between 31 July 2023 and 31 July 2024', ['2023-07-31..2024-07-31']], ['net income FYE23', ['FY2023']], ['sales \'22', ['FY2022']], ['CY2023 price', ['FY2023']],
  ['8 May 2025: from the 7th to the 8th', ['2025-05-07..2025-05-08']], ['the closes on the 3rd and on the 28th of March 2024', ['2024-03-03..2024-03-28']],
  ['the price was what three weeks before 30 June 2025', ['2025-06-09']], ['FQ3 24 sales', ['Q32024']], ['on the first trading day of 2023', ['2023-01-03']],
  ['sales in the first three quarters of fiscal 2025 taken together', ['9M2025']], ['9M FY25 sales, % vs 9M FY24', ['9M2025', '9M2024']], ['the first two quarters together: 2025 against 2024', ['H12025', 'H12024']], ['the sum of Q1, Q2 and Q3 of fiscal 2026', ['9M2026']],
  ['the first nine months of fiscal 2025, that is the first three quarters together, and the same nine months of fiscal 2024', ['9M2025', '9M2024']], ['revenue in Q1 and Q2 of fiscal 2025', ['Q12025', 'Q22025']],
  ['in the first and in the second quarter of 2025', ['Q12025', 'Q22025']], ['the first, second and third quarter of 2024', ['Q12024', 'Q22024', 'Q32024']], ['for the first quarter of 2025 and for the second, please', ['Q12025', 'Q22025']],
  ['in fiscal 2025, and by how many in the fourth quarter of fiscal 2025', ['FY2025', 'Q42025']], ['FY25 y/y; Q4 FY25 y/y', ['FY2025', 'Q42025']], ['in fiscal 2024 and in its fourth quarter', ['FY2024', 'Q42024']],
  ['31 Dec 24 to 31 Mar 25, then 31 Mar 25 to 30 Jun 25', ['2024-12-31..2025-03-31', '2025-03-31..2025-06-30']], ['the closes on 2 Jan 2024, 28 Mar 2024 and 28 Jun 2024', ['2024-01-02', '2024-03-28', '2024-06-28']],
  ['fiscal 2024 Q3 sales', ['Q32024']], ['in fiscal 2024, what was the third quarter like', ['Q32024']], ['the first product and the second quarter of 2024', ['Q22024']],
  ['July to September 2025 against the same months of 2024', ['2025-07-01..2025-09-30', '2024-07-01..2024-09-30']],
])('%s: %j [ASK-READ-1]', (text, times) => {
  expect(timesOf(text)).toEqual(times);
});
