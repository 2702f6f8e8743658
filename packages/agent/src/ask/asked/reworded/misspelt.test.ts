import { expect, test } from 'vitest';
import { spellTerms } from './misspelt.ts';

test.each([
  ['operatng margn of visa', 'operating margin of visa'],
  ['the inventroy and the recievables of a company', 'the inventory and the receivables of a company'],
  ['dividens paid, quartely', 'dividends paid, quarterly'],
  ['Reserch Corp had research costs', 'Reserch Corp had research costs'],
  ['expensive carmakers at the margin', 'expensive carmakers at the margin'],
  ['assess the services and the profile of marriott', 'assess the services and the profile of marriott'],
])('%s is spelt: %s [ASK-READ-1]', (said, spelt) => {
  expect(spellTerms(said)).toBe(spelt);
});
