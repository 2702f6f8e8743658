import { expect, test } from 'vitest';
import type { Asked } from '../../asked.ts';
import { sayAgain } from '../rewording.ts';
import { lostInPercent, lostOfFigure } from './lost-in-percent.ts';

test.each([
  ['How many percent did Visa lose on 3 April 2025?', 'by what percentage did the share price of Visa fall on 3 April 2025?'],
  ['What percentage of its value did it lose that day?', 'by what percentage did its share price fall that day?'],
  ['What percent did Home Depot gain in 2023?', 'by what percentage did the share price of Home Depot rise in 2023?'],
])('%s asks for a move of the price', (text, plain) => {
  expect(sayAgain(text, lostInPercent)).toBe(plain);
});

test.each(['How many percent did sales and profit lose?', 'What percentage of its sales did it lose?', 'How much did Boeing lose in 2024?', 'What percentage of its customers did Visa lose in 2024?'])('%s asks for something else', (text) => {
  expect(sayAgain(text, lostInPercent)).toBe(text);
});

const before = (id: string): Asked => ({ measures: [{ kind: 'metric', id, as: 'value', words: id }] }) as unknown as Asked;

test('behind a figure of the company what it lost or gained is that figure', () => {
  expect(lostOfFigure('And how many percent did it lose from 2021 to 2022?', before('revenue'))).toBe('And by what percentage did it fall from 2021 to 2022?');
  expect(lostOfFigure('What percent did it gain in 2022?', before('net_income'))).toBe('by what percentage did it rise in 2022?');
});

test.each([['And how many percent did it lose in 2022?', 'price'], ['How many percent did it lose at the close of 3 April?', 'revenue']])('“%s” behind %s stays', (text, id) => {
  expect(lostOfFigure(text, before(id))).toBe(text);
  expect(lostOfFigure(text, undefined)).toBe(text);
});
