// Another company beside the one of before, and who is ahead: each at its own time, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

async function askBehind(earlier: string, text: string): Promise<Awaited<ReturnType<typeof askSample>>['answer']> {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  return answer;
}

test.each([
  ['By what percentage did Apple’s operating income grow in fiscal 2025?', 'And by what percentage did Amazon’s grow in 2024 over 2023? Put it beside Apple’s rate and say which grew faster.', /^Amazon is ahead on growth of operating income.*fiscal 2025/s],
  ['How fast did Visa’s revenue grow in fiscal 2024?', 'And Apple’s in fiscal 2025? Which of them is quicker?', /^Visa is ahead on growth of revenue.*6\.4%/s],
  ['What is Visa’s price-earnings ratio, latest close over 2024 diluted earnings per share?', 'same P/E for Goldman Sachs? which cheaper', /^Goldman Sachs is the cheaper on price over earnings/],
  ['What was Salesforce’s operating margin in fiscal 2025, the year ended January 2025?', 'My uncle swears by Apple. What was Apple’s operating margin in its fiscal year to September 2025, next to the Salesforce number, and which company comes out on top?', /Apple is ahead on operating margin/],
  ['By how many percent did Visa’s share price change in 2024?', 'and Goldman’s? which should I have owned', /^Goldman Sachs is ahead/],
  ['What was Boeing’s net income in 2024?', 'And what did Caterpillar earn that year? Who made more?', /^Caterpillar is ahead on net income/],
])('after “%s”, “%s” is of both [ASK-READ-3]', async (earlier, text, told) => {
  const answer = await askBehind(earlier, text);
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  ['What was Visa’s net margin in fiscal 2024?', 'And Apple’s in fiscal 2025, who has more cash?'],
])('after “%s”, the contest of “%s” is of another figure [ASK-VALID-1]', async (earlier, text) => {
  expect((await askBehind(earlier, text)).metadata.valid).toBe(false);
});
