// What points back at the figure of before, by its kind or as what was told, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

async function behind(earlier: string, text: string): Promise<{ readonly summary: string; readonly valid: boolean }> {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  return { summary: answer.summary, valid: answer.metadata.valid };
}

test.each([
  ['What was Visa’s operating margin in fiscal 2023?', 'Neat. That margin one year on?', /^Visa’s operating margin was 65\.7% in fiscal 2024/],
  ['What was Visa’s operating margin in fiscal 2023?', 'how much fatter did it get in 2024', /rose by 1\.4 percentage points from 64\.3% in fiscal 2023 to 65\.7% in fiscal 2024/],
  ['What was IBM’s R&D expense in 2023?', 'I also hold Microsoft. Same outlay there, same year?', /^Microsoft’s research and development expense was \$27\.2 billion in fiscal 2023/],
  ['What was NVIDIA’s gross margin in fiscal 2025?', 'My aunt left me some Salesforce. The same margin there, for the twelve months it calls fiscal 2025?', /^Salesforce’s gross margin was 77\.2% in fiscal 2025/],
  ['What was Home Depot’s operating margin in fiscal 2024?', 'Give me that margin for fiscal 2019, and the shift from there to fiscal 2024 in percentage points.', /fell by 0\.9 percentage points from 14\.4% in fiscal 2019 to 13\.5% in fiscal 2024/],
  ['What was Boeing’s revenue in 2022?', 'OK, that’s the top line. Now the bottom one for the same year please.', /^Boeing’s net loss was \$4\.94 billion in fiscal 2022/],
  ['How much did Amazon’s revenue grow in 2024?', 'and the bottom line, how much bigger did that get over the same year?', /^Amazon’s net income rose 94\.7%/],
  ['By what percent did Caterpillar’s operating income change from 2020 to 2021?', 'And per share, diluted, how did earnings move between those two years, percent-wise?', /^Caterpillar’s diluted earnings per share rose 117%/],
  ['What was Apple’s revenue in fiscal 2025?', 'I still lack two percentages on that figure: the rise over the prior fiscal year, and the share of it that ended up as net profit.', /^Apple’s revenue rose 6\.4%.*net margin was 26\.9%/],
  ['What was Apple’s revenue in fiscal 2025?', 'yoy % on that? + net margin same yr', /^Apple’s revenue rose 6\.4%.*net margin was 26\.9%/],
  ['How much did Alphabet spend on capital expenditure in the first quarter of 2026?', 'How much more is that than a year earlier, same three months of 2025?', /from \$17\.2 billion in the quarter ended 31 March 2025 to \$35\.7 billion in the quarter ended 31 March 2026/],
  ['What was the unemployment rate in March 2025?', 'and the rate in June 2025', /^The unemployment rate was 4\.10% in June 2025/],
  ['What was the federal funds rate in February 2026?', 'And back in the summer of ’23, July, where was it then?', /^The federal funds rate was 5\.12% in July 2023/],
  ['What was Visa’s revenue in 2022?', 'same thing two years on please, plus growth between them', /^Visa’s revenue rose 22\.6% from \$29\.3 billion in fiscal 2022 to \$35\.9 billion in fiscal 2024/],
  ['What was Amazon’s free cash flow in 2023?', 'and capex, what share of operating cash did that eat?', /Amazon’s capital expenditure was 62\.1% of operating cash flow in fiscal 2023/],
  ['What was the unemployment rate in April 2020?', 'and by december that year?', /^The unemployment rate was 6\.70% in December 2020/],
  ['What was the 10-year Treasury yield on 31 December 2024?', 'and the 2-year the same day?', /^The two-year Treasury yield was 4\.25% on 31 December 2024/],
  ['What was Home Depot’s revenue in fiscal 2024?', 'what was left at the bottom', /^Home Depot’s net income was \$14\.8 billion in fiscal 2024/],
])('after “%s”, “%s” is of the figure that was told [ASK-READ-3]', async (earlier, text, told) => {
  const { summary, valid } = await behind(earlier, text);
  expect(summary).toMatch(told);
  expect(valid).toBe(true);
});

test.each([
  ['What was Procter & Gamble’s gross margin in fiscal 2024?', 'Nice improvement after all those price hikes. Take fiscal 2023’s figure off that one and give me the gap in percentage points.', /rose by 3\.5 percentage points from 47\.9% in fiscal 2023 to 51\.4% in fiscal 2024/],
  ['How much did Amazon spend on capital expenditure in 2023?', 'Now move one year ahead to 2024. That spending figure again plus its percentage rise over the one you just quoted.', /rose 57\.4% from \$52\.7 billion in fiscal 2023 to \$83\.0 billion in fiscal 2024/],
  ['If I had put $5,000 into NVIDIA at the last close of 2023, what would it have been worth at the last close of 2024?', 'Now swap the stock for Alphabet and keep stake and period unchanged; what’s the ending value?', /= \$6,776/],
  // Another rate than the one of before.
  ['What was the unemployment rate in March 2025?', 'and the federal funds rate in June 2025', /^The federal funds rate was/],
  ['What was IBM’s debt to equity at the end of 2024?', 'And the effective tax rate in the same year?', /effective tax rate/],
])('after “%s”, “%s” is read as it is meant [ASK-READ-3]', async (earlier, text, told) => {
  expect((await behind(earlier, text)).summary).toMatch(told);
});
