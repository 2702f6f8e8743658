import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { shortTimes } from './short-times.ts';

test.each([
  ['Marram debt to equity 5 years', 'Marram debt to equity over the last 5 years'],
  ['Marram gross margin 3y', 'Marram gross margin over the last 3 years'],
  ['Marram revenue in five years?', 'Marram revenue in five years?'],
  ['Marram revenue over ten years', 'Marram revenue over ten years'],
])('“%s” is “%s”: a number of years behind a measure is of the last ones [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, shortTimes)).toBe(plain);
});
