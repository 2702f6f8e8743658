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
  ['What was Apple’s revenue in fiscal 2024?', 'Nice. And how much of it stuck as net profit, in percent?', /AAPL \| net_margin \| FY2024/],
  ['How much did Visa pay in dividends in fiscal 2024?', 'Relative to its net income that year, what percentage was it?', /V \| dividends_paid\/net_income:share \| FY2024/],
  ['What was Caterpillar’s net income in 2024?', 'Measured against revenue of that year, what percentage does it make?', /CAT \| net_margin \| FY2024/],
  ['What was Amazon’s free cash flow in 2024?', 'and its margin', /AMZN \| free_cash_flow_margin \| FY2024/],
  ['What was Microsoft’s operating income in fiscal 2025?', 'What margin was that?', /MSFT \| operating_margin \| FY2025/],
  ['What was Visa’s net income in fiscal 2024?', 'And the margin?', /V \| net_margin \| FY2024/],
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

test.each([
  ['What was IBM’s revenue in 2024?', 'And what was it in 2022, and the gross margin in 2024?', 'What was IBM\'s revenue in fiscal 2022, and what was IBM\'s gross margin in fiscal 2024?'],
  ['What was Goldman Sachs’ net income in 2024?', 'And the return on equity, and how does it compare with 2023?', 'What was Goldman Sachs\' return on equity in fiscal 2024 and in fiscal 2023?'],
  ['What was Apple’s gross margin in fiscal 2024?', 'What about the operating margin? And the gross margin in fiscal 2020?', 'What was Apple\'s operating margin in fiscal 2024, and what was Apple\'s gross margin in fiscal 2020?'],
  ['What was Visa’s revenue in fiscal 2024?', 'And the year before? Net income in both years too.', 'What was Visa\'s revenue in fiscal 2023, and what was Visa\'s net income in fiscal 2024 and in fiscal 2023?'],
])('after “%s”, “%s” asks for each figure at its own time [ASK-READ-3]', async (first, next, wanted) => {
  expect((await read(next, [await read(first)])).text).toBe(wanted);
});

test.each([
  ['What was Microsoft’s net income in fiscal 2024?', 'How much of revenue was that, and what was it the year before?'],
  ['What was Apple’s revenue in fiscal 2024?', 'And gross profit and net income in fiscal 2022?'],
])('after “%s”, “%s” is not taken apart where a time may be meant for all', async (first, next) => {
  expect((await read(next, [await read(first)])).text).not.toMatch(/^What was .*, and what was /);
});

test.each([
  ['What was the ten-year Treasury yield on 30 June 2025?', 'And the two-year on the same day, and how far apart are they?', 'What were the ten-year Treasury yield, the two-year Treasury yield and the ten-year minus two-year spread on 30 June 2025?'],
  ['What was inflation in June 2025?', 'And core, and the difference?', 'What was the difference between headline inflation and core inflation in June 2025?'],
  ['What was Apple’s closing price on 30 June 2025?', 'And at the end of 2024, and how many percent lies between?', 'By how many percent did the share price of AAPL change from 31 December 2024 to 30 June 2025?'],
  ['What was Visa’s closing price on December 31, 2024?', 'What did 100 shares bought on December 29, 2023 bring by then?', 'What would 100 shares of V bought on 29 December 2023 have gained by 31 December 2024?'],
])('after “%s”, “%s” is said again with both ends [ASK-READ-3]', async (first, next, wanted) => {
  expect((await read(next, [await read(first)])).text).toBe(wanted);
});

test.each([
  ['What was Caterpillar’s revenue in 2024?', '% change vs 2023, and for net income too', 'By how many percent did Caterpillar\'s revenue and net income change from fiscal 2023 to fiscal 2024?'],
  ['What was Boeing’s revenue in 2024?', 'How much lower was that than in 2023, and how did operating cash flow change?', 'How did Boeing\'s revenue and operating cash flow change from fiscal 2023 to fiscal 2024?'],
  ['What was IBM’s revenue in 2024?', 'Did net income grow as fast?', 'How did IBM\'s net income change from fiscal 2023 to fiscal 2024?'],
  ['What was Caterpillar’s revenue in 2024?', 'Did net income rise slower than operating income, and what was the net margin?', 'Did Caterpillar\'s operating income grow faster than its net income from fiscal 2023 to fiscal 2024, and what was Caterpillar\'s net margin in fiscal 2024?'],
  ['What was Johnson & Johnson’s R&D expense in 2024?', 'Did it rise faster than revenue?', 'Did Johnson & Johnson\'s research and development expense grow faster than its revenue from fiscal 2023 to fiscal 2024?'],
])('after “%s”, “%s” asks for the move of each figure between the two times [ASK-READ-3]', async (first, next, wanted) => {
  expect((await read(next, [await read(first)])).text).toBe(wanted);
});

test.each([
  ['What was the US unemployment rate in June 2025?', 'And what was the fed funds rate at that point?', 'what was the fed funds rate in June 2025?'],
  ['What was the US unemployment rate in April 2020?', 'How does that compare with the latest reading?', 'What was the unemployment rate in April 2020 and what is it in the latest reading?'],
  ['What was Boeing’s total debt at the end of 2024?', 'How many times EBITDA is that?', 'How many times as large as The Boeing Company\'s EBITDA was The Boeing Company\'s total debt in fiscal 2024?'],
])('after “%s”, “%s” is said again with the time of before [ASK-READ-3]', async (first, next, wanted) => {
  expect((await read(next, [await read(first)])).text).toBe(wanted);
});

test.each([
  ['What was Microsoft’s revenue in fiscal 2025?', 'And how much of it stuck as operating income, as a percentage?', /MSFT \| operating_margin \| FY2025/],
  ['What was Amazon’s revenue in 2024?', 'And how much of it turned into operating cash flow, as a percentage?', /AMZN \| operating_cash_flow\/revenue:share \| FY2024/],
  ['What was Salesforce’s net income in fiscal 2024?', 'Turn that into earnings per diluted share.', /CRM \| diluted_eps \| FY2024/],
  ['What was Apple’s gross margin in fiscal 2025?', 'How about Microsoft’s, and which is higher?', /AAPL MSFT \| gross_margin \| FY2025/],
])('after “%s”, “%s” is of the figure or the company of before', async (first, next, wanted) => {
  expect(sketch(await read(next, [await read(first)]))).toMatch(wanted);
});
