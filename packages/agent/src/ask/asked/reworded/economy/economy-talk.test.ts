import { expect, test } from 'vitest';
import { reword } from '../reword.ts';
import { spelledDays } from '../times/spelt-days.ts';

test.each([
  ['US U-3 March 2020', 'US unemployment rate March 2020'],
  ['UST10 yield 4 May 2020', '10-year Treasury yield 4 May 2020'],
  ['2yr UST 4 May 2020', '2-year Treasury yield 4 May 2020'],
  ['US 10 companies by sales', 'US 10 companies by sales'],
  ['At what rate did Uncle Sam borrow for ten-year money on 4 May 2020?', ' what was the 10-year Treasury yield on 4 May 2020?'],
  ['FFR March 2020', 'federal funds rate March 2020'],
  ['Where did the Fed have rates in March 2020?', 'what was the federal funds rate in March 2020?'],
  ['PCE ex food & energy, Nov 2020, 12m %', 'core PCE inflation, Nov 2020'],
  ['core CPI yoy March 2020', 'core inflation March 2020'],
  ['How bad was unemployment in America at its worst in 2020?', 'How bad was unemployment in the US highest in 2020?'],
  ['How many shops has Acme in America?', 'How many shops has Acme in America?'],
  ['NFP Aug 2021', 'nonfarm payrolls Aug 2021'],
  ['What did a barrel of West Texas Intermediate crude cost on 4 May 2020?', 'What did WTI crude price cost on 4 May 2020?'],
  ['How many jobs did American employers add in May 2020?', 'how much did US nonfarm payrolls rise in May 2020?'],
  ['What did US crude trade at on 4 May 2020?', 'What did WTI crude price trade at on 4 May 2020?'],
  ['Which American oil firms pay a dividend?', 'Which American oil firms pay a dividend?'], ['Give us oil stocks', 'Give us oil stocks'],
  ['How much dearer did life get in America in the year to May 2020?', 'what was inflation in the US in the year to May 2020?'],
  ['What did the ten-year yield on the last day of 2021, December 31?', 'What did the ten-year yield on December 31, 2021?'],
  ['The state of the US economy for May 2020 in two numbers: joblessness and inflation', 'In May 2020, what were joblessness and inflation'],
  ['UMich sentiment May 2020', 'consumer sentiment index May 2020'],
  ['First-time filings for unemployment benefits in May 2020', 'initial jobless claims in May 2020'],
  ['How much did Acme earn altogether?', 'How much did Acme earn altogether?'],
])('the economy in the words of the street: %s [ASK-READ-1]', (said, plain) => {
  expect(reword(said)).toBe(plain);
});

test('a day whose number is spelt out is that day, and a third quarter none [ASK-READ-1]', () => {
  expect(spelledDays('on the twenty-first of May, or March the third, or in the third quarter')).toBe('on 21 May, or March 3, or in the third quarter');
});
