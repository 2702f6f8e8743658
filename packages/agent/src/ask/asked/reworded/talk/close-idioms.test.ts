import { expect, test } from 'vitest';
import { closeIdioms } from './close-idioms.ts';

test.each([
  ['Where was Tansy at the bell on 3 May 2021, and how big a haircut was that in percent?', 'what did Tansy close at on 3 May 2021, and by how many percent did it fall?'],
  ['It closed at 40 and then at 30; how many percent went up in smoke?', 'It closed at 40 and then at 30; by how many percent did it fall?'],
  ['What percent got knocked off the shares versus Wednesday\'s finish?', 'by how many percent did it fall against the day before?'],
  ['How many percent has the stock itself put on since 3 May 2021?', 'by how many percent has it risen since 3 May 2021?'],
  ['Its stock at the last bell, and how high did it get, closing basis, from 3 May 2021 to 3 May 2022', 'Its stock at the last close, and what was the highest close of it from 3 May 2021 to 3 May 2022'],
  ['Where did its shares settle last time out?', 'Where did its shares settle at the last close?'],
  ['Its last close; how many bucks a share is that up or down on the day before?', 'Its last close; by how many dollars a share did it differ from the day before?'],
  ['Thirty Tansy at the last close: how big a cheque is that?', 'Thirty Tansy at the last close: how much would they cost?'],
  ['Did Tansy fall in 2021?', 'Did the share price of Tansy fall in 2021?'],
  ['Is it true that Tansy rose in May 2021?', 'Is it true that the share price of Tansy rose in May 2021?'],
  ['What is a share of Tansy going for, and how does that compare to the start of the year?', 'What is a share of Tansy going for, and by how many percent has it changed since the start of the year?'],
  ['tansy high and low for 2021', 'what were the highest close and the lowest close of tansy for 2021'],
  ['tan last + 52wk high close', 'tan last close + 52wk high close'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(closeIdioms(said)).toBe(plain);
});

test.each(['Did Tansy\'s sales fall in 2021?', 'Did inflation fall in 2021?', 'How big a hit was that to its net income, and where did the stock close?', 'How many percent of its sales went up in smoke?', 'At the closing bell on 3 May 2021, what was its price?', 'What percent of the holders were bought out at that price?'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(closeIdioms(said)).toBe(said);
});
