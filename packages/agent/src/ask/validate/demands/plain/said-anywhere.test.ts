import { expect, test } from 'vitest';
import type { DemandScene } from '../demand.ts';
import { saidAnywhere } from './said-anywhere.ts';

type Told = { readonly measure: string; readonly to?: string; readonly form?: string; readonly unit?: string; readonly year?: number };
const marram = { name: 'The Marram Company', ticker: 'MRRM' };

/** Only what these demands look at; `story` is the question as it was put, of which the last sentence was read. */
function demanded(story: string, told: readonly Told[], { words = '', asked = {} }: { readonly words?: string; readonly asked?: object } = {}): readonly string[] {
  const opening = told.map(({ measure, to = '2025-07-31', form = 'value', unit = 'money', year }) => ({ measure, metric: measure, form, isBeside: false, unit: { kind: unit }, inputs: [], from: null, to, fiscal: year === undefined ? null : { year, part: 'FY' }, sentence: words }));
  return saidAnywhere({ text: story.split('. ').at(-1) ?? story, opening, all: opening, openingWords: words, ownWords: words, wholeWords: words, missing: '', asked: { text: story, operation: 'look-up', companies: [marram], measures: [], inherited: [], ...asked } } as unknown as DemandScene);
}

const closed: Told = { measure: 'price' };
const earned: Told = { measure: 'diluted_eps', year: 2024 };
const multiple: Told = { measure: 'pe_ratio', unit: 'multiple' };

test.each([
  ['I am filling in the P/E column. What goes in for Marram at the last close?', [closed]],
  ['marram at what x FY24 diluted EPS, last close', [closed, earned]],
  ['Marram market cap last close, x revenue?', [{ measure: 'market_cap' }, { measure: 'revenue' }]],
  ['How many bucks does one pay for each buck of sales at Marram? Use the latest market cap.', [{ measure: 'market_cap' }, { measure: 'revenue' }]],
])('a close beside earnings is no multiple: %s [ASK-ANSWER-9]', (text, told) => {
  expect(demanded(text, told)).toContain('the multiple itself');
  expect(demanded(text, [...told, multiple])).not.toContain('the multiple itself');
});

test.each([
  ['Starting at the closing price of December 31, 2024 and ending at the newest one, how far is Marram up?'],
  ['Marram or Tussock, who had the better run since the books closed on 2024?'],
  ['Where did Marram finish last, and how much is it up or down in percent from its finish on New Year’s Eve 2024?'],
])('what a share did since a day ends later than that day: %s [ASK-ANSWER-9]', (text) => {
  expect(demanded(text, [{ ...closed, form: 'growth', to: '2024-12-31' }])).toContain('the move since that day');
  expect(demanded(text, [{ ...closed, form: 'growth' }])).toEqual([]);
});

test('between two days, the second without its month, a move from a year before is none [ASK-ANSWER-9]', () => {
  const text = 'Where did Marram close on 16 April 2025 and where on the 17th, and how many percent went up in smoke between those two?';
  expect(demanded(text, [closed], { words: 'Marram’s shares closed at $585.04 on 16 April 2025, up 24.8% from $468.89 on 16 April 2024.' })).toEqual(['the move between the two days']);
  expect(demanded(text, [closed], { words: 'Marram’s share price fell 22.4% from $585.04 on 16 April 2025 to $454.11 on 17 April 2025.' })).toEqual([]);
});

test('"that same day" is the one day that is named [ASK-ANSWER-9]', () => {
  const text = 'Say it is 3 September 2025. What did Marram close at, and what did the ten-year Treasury yield that same day?';
  expect(demanded(text, [{ ...closed, to: '2025-09-03' }, { measure: 'DGS10', unit: 'percent', to: '2025-12-31' }])).toEqual(['each figure of that same day']);
  expect(demanded(text, [{ ...closed, to: '2025-09-03' }, { measure: 'DGS10', unit: 'percent', to: '2025-09-03' }])).toEqual([]);
});

test('so many of a company’s shares, without the word, are not told by one close [ASK-ANSWER-9]', () => {
  const text = 'A nephew gets 150 Marram. At the last close, how big a cheque is that?';
  expect(demanded(text, [closed], { words: 'Marram’s shares closed at $4.00 on 31 July 2025.' })).toEqual(['150 shares']);
  expect(demanded(text, [closed], { words: 'So many of them: 150 × $4.00 = $600.' })).toEqual([]);
  expect(demanded('Marram runs 150 Marram stores. What is one share worth?', [closed])).toEqual([]);
});

test('"that year" is the one that is named, though it has not come [ASK-ANSWER-9]', () => {
  expect(demanded('He starts university when 2030 is over. Tell me the share price as that year ends.', [closed])).toEqual(['the year that is named']);
  expect(demanded('It opened an office in 2024. What did it earn a share that year?', [{ ...earned, to: '2024-12-31' }])).toEqual([]);
});

test('"that price" behind the question of a day is the close of that day [ASK-ANSWER-9]', () => {
  const behind = { inherited: ['companies'], before: { companies: [marram], measures: [], periods: [{ kind: 'date', on: '2024-12-31' }] } };
  expect(demanded('So how many times earnings is that price?', [closed, multiple], { asked: behind })).toEqual(['that price of the question before']);
  expect(demanded('So how many times earnings is that price?', [{ ...closed, to: '2024-12-31' }, multiple], { asked: behind })).toEqual([]);
  expect(demanded('And against that price, what is it at the latest close?', [closed], { asked: behind })).toEqual([]);
});

test('what a sentence names beside, with "too", is told [ASK-ANSWER-9]', () => {
  const text = 'So much for sales; my editor will ask about net profit too. State its growth for that year.';
  expect(demanded(text, [{ measure: 'revenue', form: 'growth' }])).toHaveLength(1);
  expect(demanded(text, [{ measure: 'net_income', form: 'growth' }])).toEqual([]);
});

test('a multiple at the end of a fiscal year rests on the close of that day [ASK-ANSWER-9]', () => {
  const text = 'What was Marram’s P/E on fiscal 2024 EPS when the fiscal year ended?';
  const eps: Told = { ...earned, to: '2024-09-28' };
  expect(demanded(text, [{ ...multiple, to: '2025-07-31' }, eps])).toContain('the multiple at the end of that fiscal year');
  expect(demanded(text, [{ ...multiple, to: '2024-09-27' }, eps])).not.toContain('the multiple at the end of that fiscal year');
});
