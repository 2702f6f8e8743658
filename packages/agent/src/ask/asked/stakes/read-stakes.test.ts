// What is read of shares that are bought, held and sold.
import { expect, test } from 'vitest';
import { findWindows } from '../course/windows/windows.ts';
import { signedText } from '../course/words/signed-text.ts';
import { readStakes } from './read-stakes.ts';
import { readStakesAgain } from './stakes-again.ts';

const given = (text: string, signs: readonly string[]) => {
  const windows = findWindows(text)?.windows ?? [];
  return { text: signedText(text, windows.map(({ start, end }) => ({ start, end, sign: '§' }))), signs, windows };
};
const read = (text: string, ...signs: readonly string[]) => readStakes(given(text, signs))?.stakes ?? null;
const amounts = (text: string, ...signs: readonly string[]) => read(text, ...signs)?.stakes.map(({ ticker, of, amount }) => `${amount} ${of} ${ticker}`) ?? null;

test.each([
  ['what do 20 ¤ shares and thirty of ¤ cost at the last close, in all?', ['20 shares A', '30 shares B']],
  ['had i put $6,000 into each of ¤ and ¤ at the end of 2021, what would each be worth at the end of 2022?', ['6000 money A', '6000 money B']],
  ['if i had split $6,000 evenly between ¤ and ¤ at the end of 2021, what was each half worth at the end of 2022?', ['3000 money A', '3000 money B']],
  ['$2,000 in ¤ and $500 in ¤ at the end of 2021, worth of each at the end of 2022?', ['2000 money A', '500 money B']],
  ["two hundred bucks' worth of ¤ and another hundred of ¤ at the end of 2021: what's each little pile worth at the end of 2022?", ['200 money A', '100 money B']],
])('each amount goes with its company: %s [ASK-COURSE-1]', (text, found) => {
  expect(amounts(text, 'A', 'B')).toEqual(found);
});

test.each([
  'what would $6,000 in ¤ and ¤ at the end of 2021 be worth at the end of 2022?',
  'i bought 20 ¤ shares at the end of 2021 and reinvested the dividends, what had i at the end of 2022?',
  'should i buy 20 shares of ¤ or 30 of ¤ at the last close?',
])('what is not said of one of them, or asks for more, is not read: %s [ASK-COURSE-1]', (text) => {
  expect(read(text, 'A', 'B')).toBeNull();
});

test.each([
  ['$6,000 in ¤ at the end of 2020 -> end of 2022, worth and cagr', true],
  ['had i put $6,000 into ¤ at the end of 2020, what would it have been at the end of 2022, and what yearly compound return was that?', true],
  ['i put $6,000 into ¤ at the end of 2020. what was it worth at the end of 2022, and how many percent is that a year?', true],
  ['had i put $6,000 into ¤ at the end of 2020, what would it have been worth at the end of 2022?', undefined],
])('a rate a year is asked for beside the worth: %s [ASK-COURSE-1]', (text, isYearly) => {
  expect(read(text, 'A')?.isYearly).toBe(isYearly);
});

test('dividends are counted while the shares are held, or in the days that are named [ASK-COURSE-1]', () => {
  expect(read('i held 20 shares of ¤ from 3 june 2021 to 3 june 2022. what did i gain on the price and get in dividends?', 'A')).toMatchObject({ from: { on: '2021-06-03' }, to: { on: '2022-06-03' }, dividends: 'held' });
  expect(read('i held 20 ¤ shares from the last close of 2020 to the last close of 2022. what did i gain on the price, and what in dividends that went ex in 2022?', 'A')?.dividends).toEqual({ from: '2022-01-01', to: '2022-12-31' });
});

test('what follows changes whose shares they are, how many, or until when, and a bare price is another question [ASK-COURSE-1]', () => {
  const before = { stakes: [{ ticker: 'A', of: 'money', amount: '5000' }], from: { kind: 'point', on: '2021-06-03' }, to: { kind: 'point', on: '2022-06-03' }, dividends: null, isSum: false, order: null } as const;
  const again = (text: string, ...signs: readonly string[]) => readStakesAgain(given(text, signs), before);
  expect(again('and the same money in ¤?', 'B')?.stakes).toEqual([{ ticker: 'B', of: 'money', amount: '5000' }]);
  expect(again('what if it had been ¤, and which did better?', 'B')).toMatchObject({ stakes: [{ ticker: 'A' }, { ticker: 'B' }], order: 'most' });
  expect(again('and until 2 june 2023?')).toMatchObject({ from: { on: '2021-06-03' }, to: { on: '2023-06-02' } });
  expect(again('what is the share price of ¤?', 'B')).toBeNull();
  expect(again("what was ¤ revenue?", 'B')).toBeNull();
});
