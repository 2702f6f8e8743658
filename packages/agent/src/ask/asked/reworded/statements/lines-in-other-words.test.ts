import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test.each([
  ['What was interest received minus interest paid at Goldman Sachs in 2023?', /net interest income was \$6\.35 billion in fiscal 2023/],
  ['Caterpillar’s quick ratio (excluding inventories) at the end of 2024', /quick ratio was 0\.\d+ times on 31 December 2024/],
  ['By how many percent did what Alphabet earned from operations grow from 2023 to 2024?', /operating income (?:rose|grew) 33\.3%/],
  ['How many multiples of its interest bill did NVIDIA book as operating income in fiscal 2025?', /interest cover was 329\.8 times in fiscal 2025/],
  ['For every dollar that belongs to its owners, how much does Apple owe in all?', /liabilities to equity (?:was|were) [\d.]+ times/],
  ['IBM: assets all told and liabilities all told at the end of 2024', /total assets were \$137\.2 billion.*total liabilities were \$109\.8 billion/],
  ['Purchases of P&E at Apple in fiscal 2023', /capital expenditure was \$11\.0 billion in fiscal 2023/],
  ['The Depot’s gross margin in fiscal 2023', /^Home Depot’s gross margin was 33\.4%/],
  ['Home Depot or Johnson & Johnson: which had the larger revenue in 2023?', /Home Depot is ahead on revenue.*Johnson & Johnson’s revenue was \$85\.2 billion/],
])('%s [ASK-ANSWER-1]', async (question, told) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});
