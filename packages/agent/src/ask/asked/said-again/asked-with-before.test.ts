// Several things asked of the figure of before, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

const cash = 'How much operating cash flow did Alphabet generate in 2025?';
const buybacks = 'How much did Apple spend on share repurchases in fiscal 2025?';
const eps = 'What were Goldman Sachs’ diluted earnings per share in 2024?';

test.each([
  [cash, 'How much of that was left after capital expenditure, in dollars and as a percentage of the revenue of the same year?', /^Alphabet’s free cash flow was \$73\.3 billion .*18\.2% of revenue/],
  [cash, 'FCF then, and as % of rev?', /^Alphabet’s free cash flow was \$73\.3 billion .*18\.2% of revenue/],
  [buybacks, 'And how much did it pay in dividends in that fiscal year, what do buybacks and dividends come to together, and what percentage of that year’s net income is the total?', /= 94\.8%/],
  [buybacks, 'Add dividends. What is the total as a percent of net income?', /= 94\.8%/],
  [eps, 'How does that compare with 2023 and 2022, and what was the percent change from 2023 to 2024?', /rose 77\.3% from \$22\.87 in fiscal 2023 to \$40\.54/],
  ['What was Visa’s net income in fiscal 2024?', 'And how much does that come to for each share, on a diluted basis?', /^Visa’s diluted earnings per share were \$9\.73/],
  ['What was NVIDIA’s gross margin in fiscal 2026?', 'same for AAPL FY2025, which higher', /71\.1% in fiscal 2026.*46\.9% in fiscal 2025/],
  ['What was Microsoft’s operating margin in fiscal 2025?', 'What was Alphabet’s operating margin in 2025, which of the two companies had the higher one, and by how many percentage points?', /= 13\.6 percentage points\. Microsoft is ahead/],
  ['By what percentage did Home Depot’s share price change in calendar year 2024?', 'By what percentage did Boeing’s and McDonald’s share prices change in that same year, and which of the three did best?', /^Home Depot is ahead/],
])('after “%s”, “%s” is told in full [ASK-READ-3]', async (earlier, text, told) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
