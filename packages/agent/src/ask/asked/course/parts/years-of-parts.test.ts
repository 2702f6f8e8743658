// A time told from the day of the asking is not all of what is at hand.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';
import { timeOfNow } from './years-of-parts.ts';

test.each([
  ['Acme’s highest close this year', 'Acme’s highest close in 2026'],
  ['lowest close of Acme in the current quarter', 'lowest close of Acme in Q2 2026'],
  ['did Acme close over 200 this month', 'did Acme close over 200 in May 2026'],
  ['highest close of Acme this week', 'highest close of Acme from 2026-05-18 to 2026-05-20'],
  ['In 2024 Acme rose; its highest close this year?', 'In 2024 Acme rose; its highest close this year?'],
])('%s is of a time of the calendar, where no other is named [ASK-COURSE-1]', (text, told) => {
  expect(timeOfNow(text, '2026-05-20')).toBe(told);
});

test.each([
  ['What was Apple’s highest close this year?', /\$278\.12 on 6 February 2026/],
  ['When did Nvidia first close above 200 this year?', /\$201\.68 on 17 April 2026/],
  ['When did Visa first close above 300?', /\$307\.40 on 6 November 2024/],
])('%s is answered within it [ASK-COURSE-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('closes that end before this year begins answer nothing of it [ASK-COURSE-1]', async () => {
  const { answer } = await askSample('did boeing close over 200 this year? first time when', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/do not hold/);
});
