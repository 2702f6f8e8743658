import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Did Jeff Bezos sell more Amazon shares in July or in June 2025?', /^More in July: /],
  ['When did Doug Herrington sell more, in July or in April?', /^The same number in both: /],
  ['Who sold more stock, Garman or Herrington?', /^Douglas Herrington sold more shares than Matthew Garman\./],
])('%s [ASK-INSIDER-2]', async (text, opening) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(opening);
  expect(answer.metadata.valid).toBe(true);
});
