import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { plainEconomy, whatForApart } from './plain-economy.ts';

test.each([
  ['what did Uncle Sam pay on ten-year and on two-year money?', 'what were the ten-year and two-year Treasury yields?'],
  ['prices over the year, all items and then taking out food and energy', 'prices over the year, all items and excluding food and energy'],
  ['10y UST yesterday', '10y US Treasury yesterday'],
  ['How many people put in for unemployment for the first time last week?', 'how many initial jobless claims were there last week?'],
  ['what percentage of the American workforce was out of a job in May 2023?', 'what was the US unemployment rate in May 2023?'],
  ['growing in the summer quarter of 2023 compared with the spring one before it?', 'growing in the summer quarter of 2023 on the quarter before?'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, plainEconomy)).toBe(plain);
});

test('what somebody writes is no figure, and what it is on stays', () => {
  expect(sayAgain("I'm filing a piece on Marram and need its revenue for 2023", whatForApart)).toBe('On Marram: give its revenue for 2023');
  expect(sayAgain('We are preparing a filing on Marram', whatForApart)).toBe('We are preparing a filing on Marram');
});
