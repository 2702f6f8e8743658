// Which of several moves was the larger, years that are named one by one, and companies that are; through the whole graph.
import { expect, test } from 'vitest';
import { movedMoreAsked } from '../../../asked/forms/moved-more.ts';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Which grew faster at Apple in fiscal 2025, revenue or net income?', /^Apple’s net income rose faster: Apple’s net income rose 19\.5% .* Apple’s revenue rose 6\.4%/],
  ['In Visa\'s fiscal 2024, did the profit grow faster than the sales?', /^Yes: Visa’s net income rose faster: .* rose 14\.3% .* Visa’s revenue rose 10\.0%/],
  ['Did the inventory of Home Depot outpace its sales in fiscal 2023?', /^No: Home Depot’s revenue fell more slowly: .* Home Depot’s inventory fell/],
  ['V fy24 yoy: rev %, NI % - which faster?', /^Visa’s net income rose faster: /],
  ['Visa, fiscal 2024. Did sales or the bottom line put on more, and what was each one’s growth?', /^Visa’s net income rose more: /],
  ['MSFT FY25 y/y: op inc vs rev growth, which higher', /^Microsoft’s operating income rose more: /],
  ['J&J 2024: total assets up more than total liabilities?', /^No: Johnson & Johnson’s total assets rose 7\.5% .* total liabilities rose 10\.0%/],
  ['Core CPI rise from May to June 2025 and from June to July 2025, in percent, and which was larger?', /^The larger move first: .* rose 0\.31% .*July 2025\. .* rose 0\.23%/],
  ['IBM\'s and JNJ\'s change in gross margin 2023 to 2024: who improved more?', /^IBM is ahead on growth of gross margin: IBM’s gross margin rose by 1\.2 percentage points .*Johnson & Johnson’s gross margin rose by 0\.3/],
  ['Difference between IBM\'s change in gross margin from fiscal 2023 to 2024 and Apple\'s change over the same years?', /^Apple’s gross margin rose more: Apple’s .* Difference: 2\.1 percentage points − 1\.2 percentage points = 0\.9 percentage points\.$/],
  ['By how many points did the net margins of Apple, Visa and IBM move between 2022 and 2024, and who added the most?', /^IBM leads the companies at hand on growth of net margin: .*fiscal 2022 .*fiscal 2024; Visa’s net margin rose by .*Apple’s net margin fell/],
  ['Gross margin 2024 less gross margin 2021 in points: Apple, IBM, Procter & Gamble. Biggest gainer?', /^Apple leads the companies at hand on growth of gross margin: .* points from 41\.8% in fiscal 2021 to 46\.2%/],
  ['What were Caterpillar\'s sales, its operating profit and its R&D as a percentage of those sales in 2023?', /revenue was .* operating income was .* research and development expense was 3\.1% of revenue/],
  ['IBM 2024: net income, total debt, and how many times its net income the total debt was', /total debt .*÷ .* = 9\.13 times/],
  ['JNJ yoy % 2023 and 2024: R&D, operating cash flow', /research and development expense .*research and development expense .*operating cash flow .*operating cash flow /],
  ['Visa FY2023 dividends paid as a share of net income', /dividends paid were 21\.7% of net income/],
  ['Alphabet’s dividends and buybacks taken together in each of 2024 and 2025, and what share of that year’s operating cash flow was it each time?', /= 55\.5%.*= 33\.9%/],
  ['IBM inventory Dec-31-2024', /31 December 2024/],
  ['What was J&J\'s average net income over fiscal 2020, 2021, 2022 and 2024?', /^Average: \(\$14\.7 billion \+ \$20\.9 billion \+ \$17\.9 billion \+ \$14\.1 billion\) ÷ 4 = \$16\.9 billion/],
  ['Average annual net income of Johnson & Johnson for fiscal 2020 through 2024, excluding fiscal 2023.', /÷ 4 = \$16\.9 billion/],
  ['Boeing net loss total 2020, 2022 and 2024', /together in fiscal 2020, fiscal 2022 and fiscal 2024: \$11\.9 billion \+ \$4\.94 billion \+ \$11\.8 billion = \$28\.6 billion/],
  ['Rank Apple, Microsoft, Alphabet and Amazon by fiscal 2024 net margin, highest first, with the figures.', /Microsoft’s net margin was 36\.0% .*Alphabet’s .*28\.6% .*Apple’s .*24\.0% .*Amazon’s net margin was 9\.3%/],
])('%s [ASK-ANSWER-20]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  ['Which of the two fell further?', { end: 'down', isLeast: false, isPace: false }],
  ['Who grew the least?', { end: 'up', isLeast: true }],
  ['Cost growth vs sales growth, faster?', { end: 'either', isLeast: false, isPace: true }],
  ['Revenue growth and income growth, and which was slower?', { end: 'either', isLeast: true, isPace: true }],
])('%s asks for an order of moves [ASK-ANSWER-20]', (text, asked) => { expect(movedMoreAsked(text)).toMatchObject(asked); });

test.each(['In which year did it grow the fastest?', 'Did growth get faster than that?', 'Faster, please: sales in 2021?', 'Who earned more?', 'How did it move on the most recent day?', 'Which is larger?'])('%s does not [ASK-ANSWER-20]', (text) => { expect(movedMoreAsked(text)).toBeNull(); });

test('who stands highest is told by that, with how each moved beside it [ASK-ANSWER-20]', async () => {
  const { answer } = await askSample('Which of IBM, Apple and Procter & Gamble had the highest gross margin in 2024, and by how many points did each change on 2021?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^IBM leads the companies at hand on gross margin: IBM’s gross margin rose by 1\.8 .*Apple’s gross margin rose by 4\.4/);
});
