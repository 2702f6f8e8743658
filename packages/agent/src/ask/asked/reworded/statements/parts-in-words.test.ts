import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { partsInWords } from './parts-in-words.ts';

test.each([
  ['What was Marram\'s conversion in 2023, defined as free cash flow divided by net income?', 'What was Marram\'s free cash flow as a percentage of net income in 2023?'],
  ['Marram payout ratio 2023 (dividends / net income)', 'Marram dividends as a percentage of net income 2023'],
  ['How much of its 2023 profit came through as operating cash flow?', 'what was operating cash flow as a percentage of net income in 2023 ?'],
  ['What share of its pre-tax income did Marram hand over to the tax office in 2023?', 'what was the effective tax rate of Marram in 2023?'],
  ['What did Tussock pay out, and how big a slice of its free cash flow was that?', 'What did Tussock pay out, and what percent of free cash flow was that?'],
  ['Marram FY23 dividends & buybacks, % of FCF', 'what did Marram return in dividends and buybacks in FY23, and what percent of free cash flow was that'],
  ['Its close, and how many shares I could buy with $900 at that price', 'Its close, and how many shares would $900 buy'], ['Marram last close; $2k = how many shs', 'Marram last close; how many shares would $2k buy'],
  ['the percentage rise in Marram\'s inventory', 'the growth of Marram\'s inventory in percent'],
  ['Averaged over the fiscal years 2020 to 2023, what gross margin did Marram post?', 'what was the average gross margin of Marram from fiscal 2020 to fiscal 2023?'],
  ['What was the worst fall a Marram shareholder suffered from a peak to the trough that followed?', 'What was the maximum drawdown of Marram?'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, partsInWords)).toBe(plain);
});

test.each(['What was Marram\'s cash conversion in 2023?', 'How many shares does Marram have?', 'the increase in inventories in the cash flow statement', 'What share of its profit did Marram pay out?'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, partsInWords)).toBe(text);
});
