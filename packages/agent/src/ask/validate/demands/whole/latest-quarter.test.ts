import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test.each([
  ['Visa’s latest quarter: revenue and EPS', false],
  ['Visa’s latest quarter: revenue and net income', true],
  ['latest 10-Q of IBM: revenue and net income', true],
  ['what’s apple’s 10 year revenue cagr', false],
  ['Visa 5-year CAGR of revenue', true],
  ['Annualized growth of Apple’s net income and of its revenue from 2020 to 2024', true],
])('%s: valid only where each figure is of the time that is asked about: %s [ASK-VALID-6]', async (text, isValid) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.metadata.valid).toBe(isValid);
});
