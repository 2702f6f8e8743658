// Follow-ups that hold the figure of before against another one, or what is named against it. Through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { noFilters } from '../../asked.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

async function answerTo(first: string, then: string): Promise<{ readonly summary: string; readonly valid: boolean }> {
  const { asked } = await askSample(first, { engine: houseAskEngine });
  const { answer } = await askSample(then, { engine: houseAskEngine, question: { text: then, filters: noFilters, asOf: null, earlier: asked === null ? [] : [asked] } });
  return { summary: answer.summary, valid: answer.metadata.valid };
}

test.each([
  ['What was Visa\'s free cash flow in fiscal 2023?', 'And dividends and repurchases, what is that in total as a percentage of it?', /= 80\.5%/],
  ['What was Home Depot\'s revenue in fiscal 2024?', 'Cost of sales and SG&A: how much each, and what percent of it did they take together?', /cost of revenue was \$106\.2 billion.*|= 84\.6%/],
  ['What were the net incomes of Visa and Goldman Sachs in fiscal 2024?', 'now put each over its total assets in percent', /20\.9%.*0\.85%/],
  ['How large were Boeing\'s total liabilities at the end of 2024?', 'And relative to its total assets?', /103%/],
  ['What was Amazon\'s revenue in 2021?', 'Operating income in that year and the following one?', /\$24\.9 billion in fiscal 2021.*\$12\.2 billion in fiscal 2022/],
  ['What was Caterpillar\'s net income in 2022?', 'and the operating cash flow for that year and for the one before', /\$7\.77 billion in fiscal 2022.*\$7\.20 billion in fiscal 2021/],
])('behind "%s", "%s" is answered by %s [ASK-FOLLOW-1]', async (first, then, told) => {
  const { summary, valid } = await answerTo(first, then);
  expect(summary).toMatch(told);
  expect(valid).toBe(true);
});
