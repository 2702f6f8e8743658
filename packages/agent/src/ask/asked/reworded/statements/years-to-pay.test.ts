import { expect, test } from 'vitest';
import { yearsToPay } from './years-to-pay.ts';

test.each([
  ['How many years of free cash flow would it take Acme to pay off its debt?', 'how many times free cash flow is Acme\'s debt?'],
  ['How many years of free cash flow would it take to pay off Acme\'s debt?', 'how many times free cash flow is Acme\'s debt?'],
  ['Acme: yrs of fcf to clear its debt?', 'Acme: how many times fcf is its debt?'],
  ['How many years of free cash flow would it take to pay that off?', 'how many times free cash flow is its total debt?'],
  ['How many years of EBITDA would it take Acme to pay back its net debt?', 'how many times EBITDA is Acme\'s net debt?'],
])('years of a figure that pay off a debt are how many times it the debt is: %s [ASK-READ-9]', (said, plain) => {
  expect(yearsToPay(said)).toBe(plain);
});

test.each(['How many years of dividends has Acme paid?', 'How many years of data do you have?', 'How many years of growth were there?', 'How many years of patience would it take to pay off its debt?'])('anything else stays: %s [ASK-READ-9]', (said) => {
  expect(yearsToPay(said)).toBe(said);
});
