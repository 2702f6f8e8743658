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
  ['What did Caterpillar pay in dividends per share in calendar 2023?', 'And Visa, for the same year?', /Visa’s dividends with ex-dividend days in the calendar year 2023/],
  ['What was McDonald\'s revenue in 2020?', 'Three years later, in 2023, what was it, and what rate a year is that?', /fiscal 2020 to \$25\.5 billion in fiscal 2023, a compound annual growth rate/],
  ['What was Microsoft\'s revenue in fiscal 2023?', 'How fast a year had it grown since fiscal 2020, compounded, and what was the gross margin?', /fiscal 2020 to \$211\.9 billion in fiscal 2023, a compound annual growth rate.*gross margin was/],
  ['What was IBM\'s operating cash flow in 2020?', 'now shift that forward three years', /operating cash flow was \$13\.9 billion in fiscal 2023/],
  ['What was Apple\'s revenue in fiscal 2023?', 'What percentage of the fiscal 2023 amount was net income?', /= 25\.3%/],
])('behind "%s", "%s" is answered by %s [ASK-READ-3]', async (first, then, told) => {
  const { summary, valid } = await answerTo(first, then);
  expect(summary).toMatch(told);
  expect(valid).toBe(true);
});
