import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { saidOtherwise } from './said-otherwise.ts';

test.each([
  ["How much of Marram's profit goes out the door as dividends?", "what is Marram's payout ratio?"],
  ['How much free cash flow did Marram earn in 2023?', 'How much free cash flow did Marram generate in 2023?'],
  ['How much did Marram earn in 2023?', 'How much did Marram earn in 2023?'],
  ['Marram: how long does a hammer sit on the shelf before it is sold?', 'Marram: what are the days of inventory?'],
  ['what it owes against what it makes before interest, tax and depreciation', 'what it owes against EBITDA'],
  ['How bad was the worst stretch for Marram holders in 2023, top to bottom?', 'what was the maximum drawdown of Marram in 2023?'],
  ['If Marram traded at 25 times its 2023 diluted earnings, what would a share cost?', 'what would the share price of Marram be at 25 times diluted EPS of 2023?'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, saidOtherwise)).toBe(plain);
});

test.each(['How much of its profit was paid in tax?', 'What was the worst day?'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, saidOtherwise)).toBe(text);
});
