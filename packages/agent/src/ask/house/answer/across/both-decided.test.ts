// One word on two measures, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Is Johnson & Johnson cheaper than Procter & Gamble on both price to earnings and price to sales?', /^No: Johnson & Johnson is the cheaper on price-earnings ratio.*price-to-sales ratio was 4\.4 times.*4\.2 times/],
  ['Did both revenue and net income of McDonald’s grow in 2024?', /^No: McDonald’s revenue rose 1\.7%.*net income fell 2\.9%/],
  ['Did Caterpillar’s revenue and operating income both fall in 2024?', /^No: .*revenue fell 3\.4%.*operating income rose 0\.8%/],
  ['Did Visa’s revenue and net income grow in 2024?', /^Yes: .*revenue rose 10\.0%.*net income rose 14\.3%/],
  ['Is Home Depot’s gross margin and net margin higher than IBM’s?', /^No: IBM is ahead on gross margin/],
])('%s is decided by both figures [ASK-ANSWER-12]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  'Did Visa’s revenue and net income grow in 2024, and by how much?',
  'Did Boeing’s revenue fall and its net loss widen in 2024?',
])('%s is told without one word on two things [ASK-ANSWER-12]', async (text) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).not.toMatch(/^(?:Yes|No)\b/);
});
