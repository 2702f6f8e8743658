import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';
import { reword } from '../reword.ts';

test.each([
  ['Has unemployment risen since the beginning of 2025?', 'since January 2025'],
  ['How much have Apple’s shares gained since the start of 2025?', 'since the end of 2024'],
  ['How much has Nvidia’s revenue grown since the start of 2023?', 'since fiscal 2022'],
])('what began with a year goes on to the newest figure: %s [ASK-READ-9]', (said, plain) => {
  expect(reword(said)).toContain(plain);
});

test.each([
  ['Has unemployment risen since the beginning of 2025?', /^Yes: The unemployment rate was 4\.30% in March 2026/],
  ['How much has Nvidia’s revenue grown since the start of 2023?', /from \$26\.9 billion in fiscal 2022 to \$215\.9 billion in fiscal 2026/],
  ['How much has Nvidia risen since the start of 2024?', /rose 254% from \$49\.52 on 29 December 2023 to \$175\.20 on 24 March 2026/],
])('“%s” is told up to the newest figure [ASK-READ-9]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});
