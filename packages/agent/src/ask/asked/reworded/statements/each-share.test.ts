import { expect, test } from 'vitest';
import { plainQuestion } from '../../question-text.ts';

test.each([
  ['Per share, what did Acme earn in 2023?', 'what did Acme diluted earnings per share in 2023?'],
  ['What was in it for each Acme share in profit in 2024?', 'What was diluted earnings per share of Acme in 2024?'],
  ['What did Acme earn in 2023, and what was that per share?', 'What did Acme report as net income in 2023, and what were its diluted earnings per share?'],
  ['What did Acme lose in 2023, and how much per share?', 'What did Acme lose in 2023, and what were its diluted earnings per share?'],
  ['I want to know what Acme earned on its assets in 2024', 'I want to know the ROA of Acme in 2024'],
  ['Acme equity per diluted share, 2024', 'Acme shareholders\' equity divided by diluted shares, 2024'],
  ['How much stockholders\' equity stood behind each diluted share of Acme?', 'How much shareholders\' equity divided by diluted shares of Acme?'],
  ['Acme book value per share 2024 on diluted shares', 'Acme shareholders\' equity divided by diluted shares 2024'],
  ['What did Acme report for April to June 2023, diluted, per share?', 'What did Acme diluted earnings per share for April to June 2023?'],
  ['How much did Acme report per share, basic, for 2023?', 'How much did Acme basic earnings per share, for 2023?'],
  ['How much did the taxman take from Acme in 2024 as a rate?', 'How much did effective tax rate from Acme in 2024?'],
])('“%s” names what falls to a share, or is earned on what is owned [ASK-READ-1]', (said, plain) => {
  expect(plainQuestion(said)).toBe(plain);
});

test.each(['What dividend did Acme pay per share in 2024?', 'What would a share of Acme have made me in 2024?', 'How much did each Acme share gain in 2024?', 'What share of sales did Acme earn abroad?'])('“%s” is of no profit for each share', (said) => {
  expect(plainQuestion(said)).not.toContain('diluted earnings per share');
});

test.each([
  ['Acme last q net margin', 'Acme last quarter net margin'], ['acme capex 22 23 24', 'acme capex 2022, 2023, 2024'],
  ['sales in the final quarter of fiscal 2024, and in the first of fiscal 2025', 'sales in the fourth quarter of fiscal 2024, and in the first quarter of fiscal 2025'],
])('“%s” says times in their shortest form [ASK-READ-1]', (said, plain) => {
  expect(plainQuestion(said).replace('revenue', 'sales')).toBe(plain.replace('revenue', 'sales'));
});

test.each([
  ['Who raised the dividend per share more in fiscal 2024 in percent, Acme or Zeta?', 'Who had the higher dividends per share growth in fiscal 2024 in percent, Acme or Zeta?'],
  ['how much of the free cash flow of 2024 the dividends paid that year ate up', 'what was dividends paid as a percentage of free cash flow of 2024'],
  ['Acme: buy or sell?', 'Acme: worth buying?'],
  ['What do analysts say of Acme, buy or sell?', 'What do analysts say of Acme, buy or sell?'],
])('“%s” is said by what is held against what [ASK-READ-1]', (said, plain) => {
  expect(plainQuestion(said)).toBe(plain);
});
