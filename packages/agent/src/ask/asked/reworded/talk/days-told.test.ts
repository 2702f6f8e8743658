import { expect, test } from 'vitest';
import { daysTold } from './days-told.ts';

test.each([
  ['TAN close 15may24 and 15may23', 'TAN close 15 May 2024 and 15 May 2023'],
  ['Where was Tansy on April 16th, \'21?', 'Where was Tansy on April 16, 2021?'],
  ['at the bell on the 2nd of January \'21', 'at the bell on 2 January 2021'],
  ['Where did it finish on the 16th of April 2021, and where on the 17th?', 'Where did it finish on 16 April 2021, and where on 17 April 2021?'],
  ['It was hit in June 2021. Closing level on the 11th, please.', 'It was hit in June 2021. Closing level on 11 June 2021, please.'],
  ['Two closes: 5/14/2021, and 5/14 a year earlier.', 'Two closes: 5/14/2021, and 5/14/2020.'],
  ['The close of 14 May 2021 and the same day a year before', 'The close of 14 May 2021 and 14 May 2020'],
  ['Day before Good Friday in 2021, April the 1st, where did its shares end up?', 'On April 1, 2021, where did its shares end up?'],
  ['Tansy stock: where did it leave off in 2021, and where is it now?', 'Tansy stock: where did it close on 31 December 2021, and where is it now?'],
  ['Tansy at the start of \'21, January through March: sales?', 'Tansy at the start of \'21, January to March 2021: sales?'],
  ['Its April-to-June stretch of \'21 and its debt', 'Its April to June 2021 and its debt'],
  ['They concern the three months from January to March 2021', 'They concern January to March 2021'],
  ['School starts when 2021 is over. The share price as that year ends?', 'School starts when 2021 is over. The share price at the end of 2021?'],
  ['Is the stock ahead of where it rang out 2021?', 'Is the stock ahead of the close of 31 December 2021?'],
])('%s is said as: %s [ASK-READ-1]', (said, plain) => {
  expect(daysTold(said)).toBe(plain);
});

test.each([
  'What did it close at on 16 April 2021, in the 21st century?', 'In June 2021 it came in on the 3rd floor', 'Its stock: where did it end 2021 in cash?', 'What was its revenue in the 4th quarter of 2021?', 'Where did debt end 2021?',
])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(daysTold(said)).toBe(said);
});
