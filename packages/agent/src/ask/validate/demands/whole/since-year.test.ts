import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test.each([
  ['Has Visa’s debt to equity improved since 2022?', false],
  ['How has Visa’s revenue changed since 2022?', true],
])('%s: a move that begins later is none since that year: %s [ASK-VALID-6]', async (text, isValid) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.metadata.valid).toBe(isValid);
});
