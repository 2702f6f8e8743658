// Who of several paid more a share in a calendar year, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Who had the higher dividends per share over calendar 2024, Caterpillar or Home Depot, and by how much?', [/^Home Depot is ahead on dividends per share\. .* = \$9\.00 a share\. .* = \$5\.42 a share\. Difference: \$9\.00 − \$5\.42 = \$3\.58\./]],
  ['Which of Home Depot, Visa and McDonald’s paid the lowest dividends per share in calendar 2024?', [/^Visa stands at the bottom on dividends per share\./]],
])('%s is told by the ex-dividend days [ASK-ANSWER-9]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  for (const one of told) expect(answer.summary).toMatch(one);
});

test('of a fiscal year the statements are asked [ASK-ANSWER-9]', async () => {
  const { answer } = await askSample('Which paid the higher dividends per share in fiscal 2024, Home Depot or Visa?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/in fiscal 2024/);
});
