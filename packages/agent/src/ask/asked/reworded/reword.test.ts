import { expect, test } from 'vitest';
import { reword } from './reword.ts';

test.each([
  ['How many dollars of debt were there for each dollar of Acme\'s equity?', 'what was the ratio of debt to Acme\'s equity?'],
  ['How many times its equity were Acme\'s total assets in 2023?', 'what was the ratio of Acme\'s total assets to equity in 2023?'],
  ['Out of every dollar of revenue in 2022, what percentage did Acme retain as net income?', 'what was the net margin of Acme in 2022?'],
  ['How profitable was Acme in 2023 relative to its equity?', 'what was return on equity of Acme in 2023?'],
  ['How many dollars of debt does Acme carry for every dollar of its assets in 2022?', 'what was Acme\'s ratio of debt to assets in 2022?'],
  ['What did Acme earn for each share in 2022?', 'What did Acme diluted earnings per share in 2022?'],
  ['Acme capex % sales 2021', 'Acme capex as a percentage of sales 2021'],
  ['Acme capex as % operating cash flow 2021', 'Acme capex as a percentage of operating cash flow 2021'],
  ['Acme R&D pct opex', 'Acme R&D as a percentage of opex'],
  ['How many years of profits am I paying for with an Acme share?', 'what is the price-earnings ratio of Acme share?'],
])('%s is asked as: %s [ASK-READ-1]', (said, plain) => {
  expect(reword(said)).toBe(plain);
});

test.each([
  ['cash at Acme 31.12.2023', 'cash at Acme 12/31/2023'],
  ['closes on 25/11/2024', 'closes on 11/25/2024'],
  ['Acme closes 2021/22/23', 'Acme closes 2021, 2022, 2023'],
  ['debt in mid-2024', 'debt on June 30, 2024'],
  ['Acme 2024 YTD', 'Acme between 2023-12-31 and 2024-12-31'],
  ['core CPI Mar 25', 'core CPI Mar 2025'],
  ['price of Acme on Mar 25', 'price of Acme on Mar 25'],
])('the time in “%s” is read as in “%s” [ASK-READ-1]', (said, plain) => {
  expect(reword(said)).toBe(plain);
});

test.each([
  ['How much did Acme pay back to shareholders last year?'],
  ['How many times earnings is Acme trading on?'],
  ['Does Acme hold more cash than debt?'],
])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(reword(said)).toBe(said);
});
