// Short questions behind one of insiders' trades or of one month, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

const inJuly = 'How many Amazon shares did insiders sell in July 2025?';

test.each([
  ['What was the unemployment rate in June 2024?', 'How does that compare with a year earlier?', /^The unemployment rate rose by 0\.50 percentage points from 3\.60% in June 2023 to 4\.10% in June 2024\.$/],
  ['How much cash does Johnson & Johnson hold?', 'Is that more than its long-term debt?', /^No: Johnson & Johnson’s cash and cash equivalents were \$18\.6 billion on 29 June 2025\. Johnson & Johnson’s long-term debt was \$39\.2 billion/],
  ['What was Apple\'s free cash flow in fiscal 2024?', 'less than its buybacks?', /^No: Apple’s free cash flow was \$108\.8 billion in fiscal 2024\. Apple’s share repurchases were \$94\.9 billion/],
  ['What was Apple\'s revenue in fiscal 2024?', 'How much stock did it buy back that year?', /^Apple’s share repurchases were \$94\.9 billion in fiscal 2024/],
  ['unemployment jun 24', 'vs yr ago', /^The unemployment rate rose by 0\.50 percentage points/],
  ['How much debt does Home Depot have?', 'How many years of free cash flow would it take to pay that off?', /^Home Depot’s debt to free cash flow was 3\.3 times in fiscal 2024/],
  [inJuly, 'Who sold the most of them?', /^Jeffrey Bezos sold more shares than /],
  [inJuly, 'And in August?', /^Between 1 August 2025 and 22 August 2025 insiders of Amazon sold 92,911 shares/],
  [inJuly, 'Excluding Bezos?', /^On 1 July 2025 Douglas J\. Herrington sold 2,500 shares of Amazon/],
  [inJuly, 'And NVIDIA?', /trades in shares of NVIDIA Corporation are not available here/],
  [inJuly, 'And Visa\'s revenue in 2024?', /^Visa’s revenue was \$35\.9 billion/],
  ['How many shares did Andy Jassy sell in August 2025?', 'And Garman?', /^On 21 August 2025 Matthew S\. Garman sold 17,785 shares/],
  ['How many shares did Satya Nadella sell in September 2025?', 'at what average price', /at an average price of \$504\.78, weighted by shares/],
  ['How many shares did Satya Nadella sell in September 2025?', 'for how much?', /for \$75\.3 million/],
  ['What was the unemployment rate in June 2025?', 'And in July?', /^The unemployment rate was 4\.30% in July 2025/],
  ['How much did Apple and Microsoft spend on R&D in fiscal 2024?', 'Which of these companies spends more of its revenue on it?', /^Microsoft is ahead on .*12\.0% of revenue .* Apple’s/],
  ['How much did NVIDIA\'s revenue grow from fiscal 2022 to fiscal 2026?', 'What\'s that as a yearly rate?', /a compound annual growth rate of 68\.3%/],
  ['what was the unemployment rate in June 2025', 'in may then', /^The unemployment rate was 4\.30% in May 2025/],
  ['What did Caterpillar close at on 3 March 2025?', 'Had I put $2,000 in then, what would it be worth now?', /2 × 1,000 × \$438\.02 ÷ \$3\d\d\.\d\d = \$2,/],
  ['Unemployment in March 2026?', 'and the change over the twelve months', /rose by 0\.10 percentage points from 4\.20% in March 2025 to 4\.30% in March 2026/],
])('after “%s”, “%s” is asked in full [ASK-READ-3]', async (earlier, text, told) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
