import { expect, test } from 'vitest';
import { fieldApart } from './fields-apart.ts';

test.each([['Who wins the mayor’s race?', /politics/], ['Will it rain in Oslo?', /weather/], ['Give me a recipe for soup', /cooking/], ['Tell me a joke', /entertainment/], ['Who takes the world cup?', /sports/]])('“%s” is told its field [ASK-ROUTE-1]', (text, field) => {
  expect(fieldApart(text)).toMatch(field);
});

test('a question of no such field has none [ASK-ROUTE-1]', () => {
  expect(fieldApart('What does it come to?')).toBeNull();
});
