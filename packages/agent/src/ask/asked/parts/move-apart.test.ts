// A share's move since a time beside figures of its company.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['How far has the IBM stock moved since the end of 2023, and what was its revenue in 2024?', /rose 54\.8% from \$163\.55 on 29 December 2023 .*revenue was \$62\.8 billion in fiscal 2024/],
])('%s [ASK-ANSWER-17]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});
