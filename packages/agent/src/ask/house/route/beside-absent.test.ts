import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['What was McDonald’s net income in 2024, and how many restaurants did it run then?', /^McDonald’s net income was .* in fiscal 2024/, /operating counts/i],
  ['Boeing put/call ratio; revenue 2024', /^Boeing’s revenue was \$66\.5 billion in fiscal 2024/, /options/i],
  ['Which risk factors does NVIDIA’s 10-K for fiscal 2026 list, and what research and development expense does it report for the year?', /^NVIDIA’s research and development expense was .* in fiscal 2026/, /text of filings/i],
  ['What is the average analyst price target for Johnson & Johnson, and what was its latest closing price?', /^Johnson & Johnson’s shares closed at/, /analysts/i],
  ['Is NVIDIA overvalued? Look at fundamentals and analyst sentiment', /^By our rules NVIDIA looks/, /analysts/i],
  ['nvda: fy2026 diluted eps, pe on it at last close, plus fwd pe on analyst estimates', /^NVIDIA’s price-earnings ratio was 46\.0 times .*\$4\.90 in fiscal 2026/, /analysts/i],
  ['IBM option implied vol + realized vol 2024', /^IBM’s .*volatility.* 23\.5%/, /option prices/i],
])('%s is answered as far as it can be, and what is not bundled is named [ASK-ROUTE-4]', async (text, told, missing) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.missing.join(' ')).toMatch(missing);
});

test.each(['How many restaurants does McDonald’s run, and is that up?', 'What is Boeing’s short interest and its put/call ratio?', 'IBM 10-Q Q1 2025: what it says on tariffs + revenue', 'How many analysts rate IBM a buy, a hold and a sell?', 'Just before lunch on April 9, 2025, where was Boeing trading?'])('where nothing else is clearly asked for it stays declined: %s [ASK-ROUTE-4]', async (text) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.metadata.query_type).toBe('declined');
});
