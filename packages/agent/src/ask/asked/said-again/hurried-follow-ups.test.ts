// Follow-ups in the words of people in a hurry or with a story to tell, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

test.each([
  ['How did Home Depot and McDonald’s shares do in calendar 2024, in percent?', 'Old news to the aunt who owns the pair. Since that New Year’s Eve, I mean: what percent has each gone up or down, and who’s in front?', /^McDonald’s is ahead on growth of share price: .*3\.5% from \$289\.89 on 31 December 2024.*5\.5% from \$388\.99/],
  ['What was Home Depot’s operating income in fiscal 2024?', 'I worry about what goes to the lenders first. How much was interest expense that year?', /Home Depot’s interest expense was \$2\.32 billion in fiscal 2024/],
  ['How much revenue did Microsoft report for fiscal 2025?', 'op income growth vs rev growth that yr, faster? + op margin', /^Microsoft’s operating income rose faster: .*operating margin was 45\.6% in fiscal 2025/],
  ['How much revenue did Microsoft report for fiscal 2025?', 'Did operating income grow faster?', /^Yes: Microsoft’s operating income rose faster: /],
  ['How much revenue did Microsoft report for fiscal 2025?', 'Did net income keep up?', /^Yes: Microsoft’s net income rose faster: /],
  ['What was UnitedHealth’s net income in the second quarter of 2025?', 'vs 2Q24 level and % yoy, up or down? analyst consensus for 3Q25?', /^UnitedHealth’s net income fell 19\.2% from \$4\.22 billion/],
  ['What was UnitedHealth’s net income in the second quarter of 2025?', 'What was it in the same quarter of 2024? And what do analysts expect?', /^UnitedHealth’s net income was \$4\.22 billion in the quarter ended 30 June 2024/],
  ['What was Amazon’s free cash flow in 2024?', 'what was it in 2023, up or down?', /rose 2\.1% from \$32\.2 billion in fiscal 2023 to \$32\.9 billion in fiscal 2024/],
  ['What is McDonald’s price/earnings ratio at the latest close, on 2024 diluted earnings per share?', 'What is the same ratio for Home Depot, on its fiscal 2024 diluted earnings per share?', /^Home Depot’s price over earnings was 24\.6 times .*\$367\.51 ÷ \$14\.91/],
  ['What is McDonald’s price/earnings ratio at the latest close, on 2024 diluted earnings per share?', 'same for HD pls, FY23 dil EPS', /\$367\.51 ÷ \$15\.11/],
  ['Where did Goldman Sachs close on September 4, 2025?', 'What are 250 shares worth at that close, and how many dollars more is that than at the close on September 4, 2024?', /2 × 100 × \(\$748\.90 − \$490\.64\) \+ 50 × \(\$748\.90 − \$490\.64\) = \$64,565\..* = \$187,225\./],
  ['Where did Goldman Sachs close on September 4, 2025?', 'My aunt holds 40 of them. What would they have gained since the end of 2024?', /40 × \(\$748\.90 − \$572\.62\) = \$7,051\.20/],
  ['What was Amazon’s operating cash flow in 2024?', 'less capex? and 2023 same basis, up or down yoy', /^Amazon’s free cash flow rose 2\.1% from \$32\.2 billion in fiscal 2023 to \$32\.9 billion/],
])('after “%s”, “%s” is answered [ASK-READ-3]', async (earlier, text, told) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
});
