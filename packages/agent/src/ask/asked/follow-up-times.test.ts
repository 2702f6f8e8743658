import { expect, test } from 'vitest';
import { noFilters, type Asked } from './asked.ts';
import { readAsked } from './read-asked.ts';
import { deskIn, testDay } from './testing/sample-desk.ts';
import { sketch } from './testing/sketch.ts';

const desk = deskIn('sample');
const read = (text: string, earlier: readonly Asked[] = []): Promise<Asked> => readAsked(text, { desk, today: testDay, filters: noFilters, earlier });

test.each([
  ['What was Visa’s revenue in 2021?', 'How does that compare with 2020?', /^compare \| V \| revenue \| FY2020, FY2021/],
  ['What was Visa’s revenue in 2023?', 'And counting from 2018, by how much a year has it grown, compounded?', /revenue:cagr \| 2018-2023/],
  ['What was Visa’s revenue in the first quarter of 2025?', 'Is that more or less than a year ago?', /\| Q12025/],
  ['What was Boeing’s inventory at the end of 2022?', 'How much higher is that, in dollars, than one year before?', /inventory:change \| FY2022/],
  ['What were Boeing’s total assets at the end of 2023?', 'Fine. What about Caterpillar?', /\| CAT \| total_assets \| FY2023/],
  ['By what percentage did IBM’s operating income grow from 2022 to 2023?', 'now Boeing and Caterpillar, same years, who grew more?', /\| BA CAT \| operating_income:growth \| 2022-2023/],
  ['What was Visa’s revenue in 2023?', 'growth vs 2022?', /revenue:growth \| FY2022, FY2023/],
  ['What was Visa’s gross margin in the second quarter of 2025?', 'And at Boeing in the quarter ended June 2025?', /\| BA \| gross_margin \|/],
  ['What was Visa’s revenue in 2023?', 'And in the two years before that?', /revenue \| 2021-2022/],
  ['What were Goldman Sachs’s diluted earnings per share in 2024?', 'By what percentage is that above 2023?', /diluted_eps:growth \| FY2023, FY2024/],
  ['What was IBM’s revenue in the second quarter of 2025?', '% above same qtr 2024?', /revenue:growth \| Q22024, Q22025/],
  ['What was IBM’s revenue in the second quarter of 2025?', 'By how many percent did that exceed the first quarter?', /revenue:growth \| Q12025, Q22025/],
  ['What was Home Depot’s gross margin in fiscal 2024?', 'What had it been back in fiscal 2019, and is it better now?', /gross_margin:change \| FY2019, FY2024/],
  ['Where did Apple’s stock close on June 30, 2025?', 'How much is that above the end of 2024, in percent?', /AAPL \| price:growth \| 2024-12-31..2025-06-30/],
  ['What was the ten-year Treasury yield on May 30, 2025?', 'And the two-year?', /\| DGS2 \| 2025-05-30/],
  ['What was the US inflation rate in March 2025?', 'and core?', /\| core_inflation \| 2025-03-01..2025-03-31/],
  ['What was the federal funds rate in March 2025?', 'one year before? and how many points lower since', /FEDFUNDS:change \| 2024-02-\d\d..2025-03-31/],
  ['What was the unemployment rate in May 2025?', 'and feb 25?', /UNRATE \| 2025-02-01..2025-02-28/],
  ['What was the unemployment rate in May 2025?', 'How much up on a year earlier?', /UNRATE:change \| 2024-04-\d\d..2025-05-31/],
  ['What was the US inflation rate in March 2025?', 'now strip out food and petrol: how much over the same twelve months?', /\| core_inflation \| 2025-03-01..2025-03-31/],
  ['What was the US inflation rate in March 2025?', 'core (excl. energy/food), same month?', /\| core_inflation \| 2025-03-01..2025-03-31/],
  ['What was Visa’s net income in fiscal 2023?', 'By how many percent was that above the year before, 2022?', /net_income:growth \| FY2022, FY2023/],
  ['What was Visa’s net income in fiscal 2024?', 'Average over the last three years?', /net_income:average \| last 3 year/],
  ['What was Visa’s net income in fiscal 2024?', 'In which year was it highest?', /net_income:highest \|  \|/],
  ['What was Apple’s revenue in fiscal 2025?', 'Did it beat fiscal 2024, and by what percentage?', /revenue:growth \| FY2025, FY2024/],
  ['What was Johnson & Johnson’s dividend per share in 2024?', 'By how much a year has it grown since 2019?', /dividends_per_share:cagr \| 2019-2024/],
  ['What was Microsoft’s close on 31 July 2025?', 'By how many percent had it risen since the end of 2024?', /price:growth \| 2024-12-31..2025-07-31/],
  ['Rank Visa, Goldman Sachs and IBM by net margin in 2024.', 'Leave out Goldman.', /rank \| V IBM \| net_margin \| FY2024/],
  ['Rank Visa, Goldman Sachs and IBM by net margin in 2024.', 'Who came last?', /rank \| V GS IBM \| net_margin \| FY2024 \| lowest/],
  ['What was Caterpillar’s operating margin in 2023?', 'Which other company was above that?', /rank \| \{the bundled companies\} \| operating_margin \| FY2023/],
  ['What was Boeing’s total debt at the end of 2024?', 'How much of it was long-term?', /long_term_debt\/total_debt:share \| FY2024/],
  ['What was McDonald’s P/E at the last close?', 'Which is cheaper, that or Visa?', /compare \| MCD V \| pe_ratio/],
  ['What was Visa’s net income in 2023?', 'And per share?', /\| V \| diluted_eps \| FY2023/],
])('after “%s”, “%s” is told from the time before [ASK-READ-1]', async (first, next, wanted) => {
  expect(sketch(await read(next, [await read(first)]))).toMatch(wanted);
});
