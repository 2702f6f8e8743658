import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { asksJoined, asTold } from './word-order.ts';

test.each([
  ['revenue of 2022 and 2023, plus the percentage change', 'revenue of 2022 and 2023, and the percentage change'],
  ['the same for 2022, plus $ change on 2020', 'the same for 2022, and $ change on 2020'],
  ['long-term debt, plus leases', 'long-term debt, plus leases'],
])('“%s” is “%s”: what is asked besides adds nothing up [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, asksJoined)).toBe(plain);
});

test.each([
  ['marram burned how much cash in 2023', 'How much cash did marram burn in 2023'],
  ['Marram paid how much in dividends?', 'How much did Marram pay in dividends?'],
  ['what was paid how much later?', 'what was paid how much later?'],
  ['Marram spent how much more on research in 2022 than in 2020?', 'How much more did Marram spend on research in 2022 than in 2020?'],
  ['Marram Foods paid how much less in dividends in 2022 than in 2020?', 'How much less did Marram Foods pay in dividends in 2022 than in 2020?'],
  ['I know what Marram spent; how much more was it in 2022?', 'I know what Marram spent; how much more was it in 2022?'],
])('“%s” asks “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, asTold)).toBe(plain);
});
