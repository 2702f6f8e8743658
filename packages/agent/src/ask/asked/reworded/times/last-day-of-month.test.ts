import { expect, test } from 'vitest';
import { lastDayOfMonth } from './last-day-of-month.ts';

test.each([
  ['On the last day of July 2025 the share lost ground: how many percent was it down on the day before\'s close?', 'on 31 July 2025 the share lost ground: how many percent was it down on the day before\'s close?'],
  ['How many percent did the stock fall on the last trading day of August 2025?', 'How many percent did the stock fall on 29 August 2025?'],
  ['On the last trading day of March 2025 how much did Marram fall in percent?', 'on 31 March 2025 how much did Marram fall in percent?'],
  ['What was the close on the last day of July 2025?', 'What was the close on the last day of July 2025?'],
  ['What was its cash on the last day of July 2025, and the day before?', 'What was its cash on the last day of July 2025, and the day before?'],
])('%s [ASK-READ-6]', (text, said) => {
  expect(lastDayOfMonth(text)).toBe(said);
});
