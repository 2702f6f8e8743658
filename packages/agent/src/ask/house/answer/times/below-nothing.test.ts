import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['McDonald’s stockholders equity 12/31/2020, 12/31/2023, $ change', /rose by \$3\.12 billion from −\$7\.82 billion on 31 December 2020 to −\$4\.71 billion on 31 December 2023/],
  ['Boeing net income 2022 vs 2023, change in dollars', /rose by \$2\.71 billion from −\$4\.94 billion in fiscal 2022 to −\$2\.22 billion in fiscal 2023/],
])('of amounts below nothing what lies between them is told: %s [ASK-ANSWER-1]', async (question, told) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
