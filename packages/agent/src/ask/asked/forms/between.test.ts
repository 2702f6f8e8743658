import { expect, test } from 'vitest';
import { readBetween, type BetweenForm } from './between.ts';

const said: readonly (readonly [string, BetweenForm | null])[] = [
  ['By how much did Acme outsell Globex in 2021?', 'difference'], ['What is the gap between the profits of Acme and Globex?', 'difference'], ['How much more did Acme spend on research than Globex?', 'difference'], ['Acme minus Globex, revenue 2020', 'difference'],
  ['By what percentage was the revenue of Acme larger than that of Globex?', 'excess'], ['How many percent more than Globex did Acme earn?', 'excess'],
  ['How many times as large as Globex was Acme by sales?', 'times'], ['The debt of Acme divided by that of Globex', 'times'], ['Acme’s sales as a percentage of those of Globex', 'percent'], ['What percent of Globex’s profit was the profit of Acme?', 'percent'],
  ['Combined revenue of Acme and Globex', 'sum'], ['Add up the cash of Acme, Globex and Initech', 'sum'], ['The average net margin of Acme, Globex and Initech', 'mean'], ['What share of the combined sales of Acme and Globex is from Acme?', 'part'],
  ['How many percent more did Acme and Globex each sell in 2024 than in 2019?', null], ['Compare the revenue of Acme and Globex', null], ['Which has the higher margin, Acme or Globex?', null], ['Analysts’ average price target for Acme and Globex', null],
];
test.each(said)('of several companies “%s” asks for: %s [ASK-BETWEEN-1]', (text, form) => {
  expect(readBetween(text)).toBe(form);
});

test('a return on average equity is no mean of several companies [ASK-ANSWER-3]', () => {
  expect(readBetween("return on average shareholders' equity, Acme and Birch")).toBeNull();
  expect(readBetween('average net margin of Acme and Birch')).toBe('mean');
});
