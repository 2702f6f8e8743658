// What is not at hand is declined by its kind: when debt falls due, what was said on a call.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['How many dollars of IBM notes mature in 2028?', /when debt falls due/],
  ['Boeing debt maturity schedule', /when debt falls due/],
  ['What remarks did the boss of Salesforce make on its latest earnings call?', /what was said/],
  ['Operating margin of McDonald’s against that of Restaurant Brands in 2024?', /^(?!.*operating counts)/],
])('%s [ASK-ROUTE-1]', async (text, told) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.summary).toMatch(told);
});

test('what is due within a year is a line of the balance sheet [ASK-ROUTE-1]', async () => {
  expect((await askSample('Boeing at the end of Q2 2025: what was its cash, and what debt was due within a year?', { engine: houseAskEngine })).answer.summary).toMatch(/short-term debt was \$8\.72 billion/);
});
