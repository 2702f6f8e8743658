// What a whole company is worth and what that comes to over its figures, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['Visa market value and P/CFO, TTM', [/market capitalization was \$/, /price to operating cash flow was \d+\.\d times/, /trailing twelve-month operating cash flow/]],
  ['What does the market pay for the whole of Home Depot, and what multiple of fiscal 2024 sales is that?', [/market (?:capitalization|value)/, /price over sales was \d\.\d times|price-to-sales ratio was \d\.\d times/, /revenue was \$\d+\.\d billion in fiscal 2024/]],
  ['How many times its trailing cash flow from operations does Amazon trade at?', [/price to operating cash flow was 20\.6 times/]],
])('%s is told in whole [ASK-MULTIPLE-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  for (const one of told) expect(answer.summary).toMatch(one);
  expect(answer.metadata.valid).toBe(true);
});
