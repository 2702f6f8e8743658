import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { readClaimed } from './read-claimed.ts';
import { withClaims } from './claims-of-parts.ts';
import { noFilters, type Asked } from '../asked.ts';

const part = (text: string): Asked => ({ text, operation: 'look-up', companies: [], group: null, unknown: [], measures: [], periods: [], order: null, limit: null, conditions: [], filters: noFilters, wantsWords: false, inherited: [] });

test('each claimed amount goes with the part that says it [ASK-CLAIM-3]', () => {
  const stated = readClaimed('Is it true that its net margin was over 50% in 2023 and its revenue above $40 billion in 2024?');
  const parts = withClaims([part('its net margin was how much in 2023'), part('its revenue how much in 2024')], { claims: stated?.claims ?? [] });
  expect(parts.map(({ claims }) => claims?.map(({ words }) => words))).toEqual([['over 50%'], ['above $40 billion']]);
});

test.each([
  ["Did Apple's net margin exceed 25% in both 2023 and 2024?", /^No: Apple’s net margin was 24\.0% in fiscal 2024.*Yes: Apple’s net margin was 25\.3% in fiscal 2023/],
  ["Was Apple's net margin above 24.5% in each of 2022, 2023 and 2024?", /^No: /],
  ['Did Visa’s revenue exceed $30 billion in both 2023 and 2024?', /^Yes: .*Yes: Visa’s revenue was \$35\.9 billion in fiscal 2024/],
  ["The paper claims that Caterpillar's operating margin was above 20 percent in both 2023 and 2024. Is the claim true, and what was the margin in each year?", /^No: .*19\.3% in fiscal 2023.*Yes: /],
  ['CAT op margin >20% in 2023 & 2024. T/F? actuals both yrs', /^No: .*19\.3% in fiscal 2023/],
])('%s is held against each of the years [ASK-CLAIM-1]', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
  expect(answer.metadata.valid).toBe(true);
});
