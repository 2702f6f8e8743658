import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { ofEachHundred } from './of-each-hundred.ts';

test.each([
  ['What was free cash flow? And out of every hundred dollars of sales, how many went into capex in 2024?', 'What was free cash flow? and what was capital expenditure as a percentage of revenue in 2024?'],
  ['net margin, and of each $100 of revenue, how much was spent on R&D?', 'net margin, and what was research and development expense as a percentage of revenue?'],
  ['Of every hundred people, how many went into town?', 'Of every hundred people, how many went into town?'],
])('%s: an outlay of each hundred [ASK-READ-9]', (said, plain) => {
  expect(sayAgain(said, ofEachHundred)).toBe(plain);
});
