// The close of the day beside trades of that day, and persons behind a place.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { dayOfTrades, withoutCloseOfDay } from './close-beside-trades.ts';
import { findPersons } from './find-persons.ts';

test.each([
  ['How many shares did she sell on 3 May 2025, and where did the stock finish that day?', 'How many shares did she sell on 3 May 2025'],
  ['Acme sale 5/3/2025: shares, average price, and close same day', 'Acme sale 5/3/2025: shares, average price'],
  ['How many shares did she sell on 3 May 2025, and how far was the close above that of March?', null],
  ['How many shares did she sell on 3 May 2025?', null],
])('%s [ASK-INSIDER-1]', (text, rest) => {
  expect(withoutCloseOfDay(text)?.rest ?? null).toBe(rest);
});

test('the close of the day before is another one [ASK-INSIDER-1]', () => {
  expect(withoutCloseOfDay('How many shares did she sell on 3 May 2025 and what was the close on the day before?')).toEqual({ rest: 'How many shares did she sell on 3 May 2025', isDayBefore: true });
});

test('a time of several days has no one close [ASK-INSIDER-1]', () => {
  expect(dayOfTrades({ insiders: { spans: [{ from: '2025-05-01', to: '2025-05-31' }] }, companies: [{ name: 'Acme' }] } as never)).toBe(null);
});

test('a place before a family name is no given name [ASK-ANSWER-2]', () => {
  expect(findPersons('after the wedding in Venice Turing was said to sell', ['Turing Alan'])).toHaveLength(1);
  expect(findPersons('what did Grace Turing sell?', ['Turing Alan'])).toHaveLength(0);
});

test.each([
  ['MSFT Nadella sale 9/3/2025: total shs, wtd avg price, and close same day', /149,205 shares .*average price of \$504\.78.*closed at \$505\.35 on 3 September 2025/s],
  ['What did Brad Smith get for his Microsoft shares on 2 May 2025, in several lots, and what was the closing price the same day?', /\$32\.7 million, 75,000 shares in all\. Microsoft’s shares closed at \$435\.28/],
])('%s [ASK-INSIDER-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
