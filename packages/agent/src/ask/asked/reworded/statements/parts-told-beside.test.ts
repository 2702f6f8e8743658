import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test.each([
  ['How much free cash flow did Amazon have in 2022, and what share of sales was its capital expenditure?', /free cash flow was −\$16\.9 billion in fiscal 2022.*12\.4%/, /free cash flow was [^.]*% of revenue/],
  ['What was IBM’s net income in 2023, and what percentage of revenue went to research and development?', /net income was \$7\.50 billion.*research and development expense was 11\.0% of revenue/, /net income was [^.]*% of revenue/],
  ['Caterpillar 2023: operating profit to sales, and SG&A to sales', /operating margin was 19\.3%.*selling, general and administrative expense was 9\.5% of revenue/, /NOTHING ELSE/],
  ['Boeing’s gross profit (or loss) as a share of revenue in 2020', /gross (?:margin|profit) was −9\.8%/, /net income/],
  ['Sales minus cost of sales, as a percentage of sales, at Apple in fiscal 2023', /gross margin was 44\.1%/, /NOTHING ELSE/],
])('%s: each part by its own name, and of its own whole [ASK-ANSWER-1]', async (question, told, not) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.summary).not.toMatch(not);
  expect(answer.metadata.valid).toBe(true);
});
