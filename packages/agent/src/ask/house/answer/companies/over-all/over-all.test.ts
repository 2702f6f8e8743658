// One figure of many companies, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../../testing/index.ts';
import { houseAskEngine } from '../../../house-ask-engine.ts';

test.each([
  ['a mean over all at hand names who has none', 'average P/E of all companies', /^Average: \(.*\) ÷ 14 = 28\.8 times\. At the top: NVIDIA.*Without a figure that could be counted: Boeing and Salesforce/],
  ['a median of an even number stands between the two in the middle', 'median net margin of all companies', /^Median: \(16\.7% \+ 17\.7%\) ÷ 2 = 17\.2%\. In the middle: Caterpillar/],
  ['a median of an odd number is that of the one in the middle', 'median operating margin in 2023 of all companies', /^The median is that of the one in the middle: Caterpillar/],
  ['where nobody was spoken of a mean is one of all', 'average net margin', /^Average: \(.*\) ÷ 16 = 21\.6%/],
  ['a total of two companies is their sum, and no contest', 'total net income of visa and mcdonalds', /^Together: \$19,743 million \+ \$8,223 million = \$27,966 million\. Visa’s net income was/],
])('%s [ASK-ANSWER-10]', async (_, text, opening) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect({ summary: answer.summary, valid: answer.metadata.valid }).toEqual({ summary: expect.stringMatching(opening) as unknown, valid: true });
});

test('a whole that is called total is a line of each company', async () => {
  const { answer } = await askSample('total debt of apple and nvidia', { engine: houseAskEngine });
  expect(answer.summary).not.toContain('Together');
});
