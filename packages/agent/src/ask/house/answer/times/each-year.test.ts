// Years that are asked for one by one, a part of two balances, and a balance since a day; through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['What was Visa’s revenue in each year since 2021?', /\$24\.1 billion in fiscal 2021, \$29\.3 billion in fiscal 2022, \$32\.7 billion in fiscal 2023 and \$35\.9 billion in fiscal 2024/],
  ['IBM’s net margin in each of the past four years', /10\.0% in fiscal 2021, 2\.7% in fiscal 2022, 12\.1% in fiscal 2023 and 9\.6% in fiscal 2024/],
  ['msft r&d % of sales last 4 yrs', /12\.4% of revenue in fiscal 2022.*11\.5% of revenue in fiscal 2025/],
  ['What part of Visa’s total assets is goodwill?', /20\.0% of total assets on 30 September 2024/],
  ['How much has Apple’s long-term debt fallen since the end of 2022?', /fell 23\.0% from \$99\.6 billion on 31 December 2022 to \$76\.7 billion on 27 December 2025/],
  ['How much have Home Depot’s inventory and accounts payable risen since the end of fiscal 2021?', /inventory rose 6\.3% from \$22\.1 billion on 30 January 2022/],
])('%s [ASK-ANSWER-12]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('a balance of which the day is not on file leaves the move open [ASK-ANSWER-9]', async () => {
  expect((await askSample('Amazon receivables and payables since the end of 2022, change in each', { engine: houseAskEngine })).answer.metadata.valid).toBe(false);
});
