import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['the moves as they are told, and what lies between them before rounding', 'Alphabet and Apple share price change in 2025, gap in percentage points', /Difference: 65\.3% − 8\.6% = 56\.8 percentage points, before rounding\.$/],
  ['where they add up as they are told nothing more is said', 'NVIDIA and Apple share price change in 2025, gap in percentage points', /Difference: 38\.9% − 8\.6% = 30\.3 percentage points\.$/],
  ['a fall that is taken away stands in brackets', 'Boeing and IBM share price change in 2024, gap in percentage points', /Difference: 34\.4% − \(−32\.1%\) = 66\.5 percentage points\.$/],
])('%s [ASK-ANSWER-13]', async (_, text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
