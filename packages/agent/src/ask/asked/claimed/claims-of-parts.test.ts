import { expect, test } from 'vitest';
import { readClaimed } from './read-claimed.ts';
import { withClaims } from './claims-of-parts.ts';
import { noFilters, type Asked } from '../asked.ts';

const part = (text: string): Asked => ({ text, operation: 'look-up', companies: [], group: null, unknown: [], measures: [], periods: [], order: null, limit: null, conditions: [], filters: noFilters, wantsWords: false, inherited: [] });

test('each claimed amount goes with the part that says it [ASK-CLAIM-3]', () => {
  const stated = readClaimed('Is it true that its net margin was over 50% in 2023 and its revenue above $40 billion in 2024?');
  const parts = withClaims([part('its net margin was how much in 2023'), part('its revenue how much in 2024')], { claims: stated?.claims ?? [] });
  expect(parts.map(({ claims }) => claims?.map(({ words }) => words))).toEqual([['over 50%'], ['above $40 billion']]);
});
