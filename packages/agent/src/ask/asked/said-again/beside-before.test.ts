import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

test.each([
  ['What is Visa’s P/E?', 'on 2024 earnings?', /^Visa’s price-earnings ratio was 36\.1 times on 4 September 2025.*\$9\.73 in fiscal 2024/],
  ['What was Visa’s diluted EPS in fiscal 2024?', 'what multiple is that at the last close?', /^Visa’s price-earnings ratio was 36\.1 times.*\$9\.73 in fiscal 2024/],
  ['IBM dividends per share in fiscal 2024', 'is that covered by EPS?', /^No: IBM’s diluted earnings per share were \$6\.43 in fiscal 2024.*\$6\.67/],
  ['What were Visa’s dividends paid in fiscal 2024?', 'are they covered by free cash flow?', /^Yes: Visa’s free cash flow was \$18\.7 billion/],
  ['What is core inflation?', 'and headline? which is higher?', /^The higher of the two is consumer price inflation: Consumer price inflation was .* Core inflation was .* Difference in /],
  ['Core inflation in June 2025?', 'and the headline rate', /^Consumer price inflation was 2\.68% in June 2025/],
  ['IBM P/E', 'and on trailing EPS?', /^IBM’s price-earnings ratio was .*trailing twelve-month/],
  ['What was Visa’s net income in fiscal 2024?', 'and the year before, both together?', /together over fiscal 2023 to fiscal 2024: .* = \$37\.0 billion/],
  ['IBM’s total debt at the end of 2024?', 'vs cash?', /total debt was \$55\.0 billion.*cash and cash equivalents were \$13\.9 billion/],
  ['What was IBM’s revenue in fiscal 2024?', 'growth vs 2020?', /from \$73\.6 billion in fiscal 2020 to \$62\.8 billion in fiscal 2024/],
  ['What was Boeing’s net loss in 2024?', 'how many years in a row?', /^Six \(6\) years in a row, fiscal 2019 to fiscal 2024/],
  ['What is Goldman’s book value per share?', 'price to that?', /^Goldman Sachs’ price over book value/],
  ['IBM total debt', 'vs equity', /^IBM’s debt to equity was/],
  ['What was the fed funds rate in May 2025?', 'up or down on the year', /from 5\.33% in May 2024 to 4\.33% in May 2025/],
  ['What was P&G’s revenue in fiscal 2024?', 'growth in each of the last three years?', /^Year by year: .*fiscal 2021 .*fiscal 2023 to .*fiscal 2024/],
  ['What was the ten-year Treasury yield on 2025-06-30?', 'minus the 2y?', /^The ten-year minus two-year spread was 0\.52 percentage points/],
])('after “%s”, “%s” is set beside what was told [ASK-READ-3]', async (earlier, text, told) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
