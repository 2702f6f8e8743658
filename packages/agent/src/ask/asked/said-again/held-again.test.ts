// Follow-ups that hold a figure, a multiple or a close against another time, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

test.each([
  ['How much debt did IBM have in all on 30 June 2025?', 'How many dollars heavier is the load than when 2024 ended?', /rose by \$9\.19 billion from \$55\.0 billion on 31 December 2024/],
  ['What were Amazon’s total assets on 30 June 2025?', 'By how many percent are they up on the end of 2023?', /rose 29\.2% from \$527\.9 billion on 31 December 2023/],
  ['What was Apple’s revenue in fiscal 2025?', 'How much lower was it in fiscal 2022?', /from \$394\.3 billion in fiscal 2022 to \$416\.2 billion in fiscal 2025/],
  ['What was McDonald’s P/E at the latest close on 2023 diluted EPS?', 'And what was it on 2 January 2025?', /25\.3 times on 2 January 2025/],
  ['What was Caterpillar’s P/E at the close of 31 December 2024 on 2024 diluted EPS?', 'And on the latest close?', /19\.9 times on 31 July 2025/],
  ['What was Home Depot’s best close of 2024?', 'How many percent under that did it close on April 8, 2025?', /fell 22\.3% from \$431\.37 on 6 December 2024 to \$335\.24 on 8 April 2025/],
  ['What did Home Depot close at on 8 April 2025?', 'How far is that below the best close of 2024?', /fell 22\.3% from \$431\.37/],
  ['What was Boeing’s lowest close in April 2025?', 'How many percent has it climbed since then to the last close?', /up 62\.4% from \$136\.59 on 4 April 2025/],
  ['How badly did Nvidia shares do over the first quarter of 2025?', 'How strongly did they come back by June 30?', /rose 45\.8% from \$108\.38 on 31 March 2025 to \$157\.99 on 30 June 2025/],
  ['What share of Home Depot’s fiscal 2024 sales did the cost of sales take?', 'And SG&A?', /18\.0% of revenue in fiscal 2024/],
  ['What was Visa’s revenue in fiscal 2024?', 'Now compare that with net income.', /revenue was \$35\.9 billion.*net income was \$19\.7 billion/s],
  ['What were the operating profits of Microsoft in fiscal 2025 and Alphabet in 2025?', 'Who kept more of its sales?', /Microsoft is ahead on operating margin/],
  ['By how many percent did Apple’s revenue grow in fiscal 2025?', 'And its operating cash flow?', /operating cash flow fell 5\.7%/],
])('after “%s”, “%s” is of what was said [ASK-READ-3]', async (earlier, text, told) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
