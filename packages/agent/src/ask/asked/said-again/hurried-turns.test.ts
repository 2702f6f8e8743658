// Follow-ups as somebody in a hurry puts them, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

test.each([
  ['What was Goldman Sachs’ net income in 2024?', 'dil EPS? & % vs 2023', /^Goldman Sachs’ diluted earnings per share rose 77\.3% from \$22\.87 in fiscal 2023/],
  ['How much long-term debt did Alphabet carry at the end of the first quarter of 2026?', '$ chg vs ye24?', /\$77\.5 billion − \$10\.9 billion = \$66\.6 billion/],
  ['How much did Procter & Gamble pay in dividends per share in fiscal 2024?', 'how much fatter is that than the fiscal 2019 payout, percentage-wise?', /rose 27\.6% from \$3\.00 in fiscal 2019 to \$3\.83/],
  ['How much cash did Salesforce generate from operations in fiscal 2025?', 'Please relate this amount to the company’s revenue in the same fiscal year; I would like to print a percentage.', /34\.5% of revenue/],
  ['What was Home Depot’s inventory at the end of fiscal 2024?', 'Seems like a lot of lumber to be sitting on. Express it relative to total assets, in percent.', /^Home Depot’s inventory was 24\.4% of total assets/],
  ['What was Salesforce’s operating margin in fiscal 2025?', 'I want to see if the activist investors really changed anything. Show me the figure from three fiscal years prior to that one.', /^Salesforce’s operating margin was 2\.1% in fiscal 2022/],
  ['What was Johnson & Johnson’s free cash flow in 2024?', 'does that cover the dividend?', /÷ \$11\.8 billion = 1\.68 times/],
])('after “%s”, “%s” is of the figure of before [ASK-READ-3]', async (earlier, text, told) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
