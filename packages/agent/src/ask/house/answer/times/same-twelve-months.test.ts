import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test('twelve months of one flow less a fiscal year of another are no free cash flow [ASK-ANSWER-9]', async () => {
  const { answer } = await askSample('What is Amazon’s trailing twelve-month free cash flow?', { engine: houseAskEngine });
  expect(answer.summary).not.toMatch(/\$38\.1 billion/);
  expect(answer.summary).toMatch(/do not hold/);
});
