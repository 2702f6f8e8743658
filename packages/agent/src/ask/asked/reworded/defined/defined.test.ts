import { expect, test } from 'vitest';
import { withoutDefinitions } from './defined.ts';

test.each([
  ['debt to EBITDA of Marram, with EBITDA as operating income plus depreciation and amortization, in 2023?', 'debt to EBITDA of Marram in 2023?'],
  ['Marram 2023 total debt/EBITDA (EBIT + D&A)', 'Marram 2023 debt to EBITDA'], ['Marram 2023 interest coverage, as operating income over interest expense?', 'Marram 2023 interest coverage?'],
  ['sales of Marram, and free cash (from its operations, less capex)', 'sales of Marram, and free cash'],
  ['How many times its 2023 EBITDA is Marram\'s total debt?', 'what is Marram\'s total debt to EBITDA in 2023?'],
])('a definition that is the dictionary’s own asks for nothing more: %s [ASK-READ-9]', (said, plain) => {
  expect(withoutDefinitions(said).replace('total debt to', 'debt to')).toBe(plain.replace('total debt to', 'debt to'));
});

test.each([
  ['What was its debt-to-equity ratio, as total liabilities over shareholders\' equity, in 2023?', 'What was its liabilities to equity, in 2023?'], ['How leveraged was Marram in 2023, measured as total debt over total assets?', 'what was the debt to assets of Marram in 2023?'],
  ['leverage (net debt / EBITDA) of Marram', 'net debt to EBITDA of Marram'],
])('a definition that is another ratio names that one: %s [ASK-READ-9]', (said, plain) => {
  expect(withoutDefinitions(said)).toBe(plain);
});

test.each(['What were operating income and interest expense?', 'debt to equity and total liabilities over total assets', 'How much debt does it have?'])('two figures are no definition: %s [ASK-READ-9]', (said) => {
  expect(withoutDefinitions(said)).toBe(said);
});

test.each([
  ['If Marram had set its current assets against its current liabilities at year-end 2023, how many dollars would have been left?', 'what was Marram\'s working capital at year-end 2023?'],
  ['By how many dollars did Marram\'s current assets exceed its current liabilities in 2023, and what was the ratio of the two?', 'what was Marram\'s working capital in 2023, and what was the current ratio?'],
  ['How often did Marram turn its inventory in 2023, measured on cost of sales?', 'what was the inventory turnover of Marram in 2023?'],
])('what is left of current assets, and how often the stock is turned, have their names: %s [ASK-READ-9]', (said, plain) => {
  expect(withoutDefinitions(said)).toBe(plain);
});
