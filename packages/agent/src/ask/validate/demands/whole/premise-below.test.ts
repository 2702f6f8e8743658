import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test('why an equity is negative that is not is no valid answer [ASK-VALID-6]', async () => {
  const { answer } = await askSample('Why does Home Depot\'s equity stand below zero?', { engine: houseAskEngine });
  expect(answer.metadata.valid && answer.metadata.verdicts.verified !== undefined).toBe(false);
});

test.each(['At which mean price did IBM buy back its shares in 2024?', 'How many of its own shares did Alphabet repurchase in 2025?', 'Home Depot repurchase price per share FY24'])('shares bought back and their prices are named as missing: %s [ASK-ROUTE-3]', async (text) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(/how many shares a company bought back, and at which prices/);
});
