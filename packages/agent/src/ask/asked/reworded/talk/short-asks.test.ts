import { expect, test } from 'vitest';
import { shortAsks } from './short-asks.ts';

test.each([
  ['from the last day of 2021 to the final trading day of February 2024', 'from December 31, 2021 to February 29, 2024'],
  ['between 3 May 2022 and the last session of June 2022', 'between 3 May 2022 and June 30, 2022'],
  ['Tansy\'s stock, where\'s it at?', 'Tansy\'s stock, what is the latest share price?'],
  ['What did its share do in 2020 and what in 2021, year-end to year-end?', 'What did its share do in 2020 and in 2021, year-end to year-end?'],
  ['What do its dividends give me in percent?', 'what is the dividend yield?'],
  ['How much of what Tansy earned in 2021 ended up as free cash?', 'How much of Tansy\'s net income in 2021 ended up as free cash flow?'],
  ['What share of its profit came in as hard cash?', 'What share of its profit came in as operating cash flow?'],
  ['What did ten-year linkers pay after inflation?', 'what is the ten-year real yield?'],
  ['How fast did it grow in 2020, how fast in 2022, and how many points got lost?', 'How fast did it grow in 2020, how fast in 2022, and by how many points had the growth slowed down?'],
  ['How many people were out of work in that month, in percent?', 'what was the unemployment rate in that month?'],
  ['I keep confusing leverage with gearing. Which is which?', 'What is the difference between leverage and gearing?'],
  ['Where does Tansy\'s 2021 equity figure come from, and when was that handed in?', 'which filing is the source of Tansy\'s 2021 equity, and when was that filed?'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(shortAsks(said)).toBe(plain);
});

test.each(['the quarter to the last day of June 2022', 'How many people were out of work?', 'Where does its growth come from?', 'Does its profit turn into cash?', 'How much of what it earned before tax was cash?'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(shortAsks(said)).toBe(said);
});
