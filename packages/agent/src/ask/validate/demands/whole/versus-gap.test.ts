import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test('two margins side by side are not the gap between them [ASK-VALID-6]', async () => {
  const { answer } = await askSample('IBM gross margin vs net margin spread 2024', { engine: houseAskEngine });
  expect(answer.metadata.valid && !answer.summary.includes(' − ')).toBe(false);
});
