import { expect, test } from 'vitest';
import { balance, filled, income } from '../testing/small-tables.ts';

test('a percentage of a total has the part above and the total below [SOLVE-6]', () => {
  expect(filled('What percentage of total debt was the term loan in 2021?', { table: balance, cells: [[3, 1], [4, 1]], constants: [100] })).toBe('(100 ÷ 500) × 100');
});

test('"Y as a percentage of X" puts X below even when X is the smaller [SOLVE-6]', () => {
  expect(filled('What was net sales as a percentage of operating income in 2021?', { table: income, cells: [[1, 1], [3, 1]], constants: [100] })).toBe('(1200 ÷ 300) × 100');
});

test('"the ratio of Y to X" follows the words, not the sizes [SOLVE-6]', () => {
  expect(filled('What was the ratio of senior notes to term loan in 2021?', { table: balance, cells: [[2, 1], [3, 1]] })).toBe('400 ÷ 100');
});

test('the ratio of one line in two years puts the year named first above [SOLVE-6]', () => {
  expect(filled('What was the ratio of net sales in 2020 to 2021?', { table: income, cells: [[1, 1], [1, 2]] })).toBe('1000 ÷ 1200');
});

test('several parts are summed over their whole [SOLVE-6]', () => {
  expect(filled('What percentage of total debt were the senior notes and the term loan in 2020?', { table: balance, cells: [[2, 3], [3, 3], [4, 3]], constants: [100] })).toBe('((300 + 200) ÷ 500) × 100');
});

test('a part that is listed twice stands in its own whole [SOLVE-6]', () => {
  expect(filled('What portion of the notes and loans was the term loan in 2021?', { table: balance, cells: [[2, 1], [3, 1], [3, 1]], constants: [100] })).toBe('(100 ÷ (100 + 400)) × 100');
});

test('the share of a change has the change below [SOLVE-6]', () => {
  const table = [['', 'amount'], ['2020 net revenue', '500'], ['Volume', '30'], ['2021 net revenue', '560']];
  expect(filled('What percent of the increase in net revenue is due to volume?', { table, cells: [[1, 1], [2, 1], [3, 1]], constants: [100] })).toBe('(30 ÷ (560 − 500)) × 100');
});

test('thousands and millions are brought to one scale [SOLVE-6]', () => {
  expect(filled('What is the fee as a percentage of total assets?', { table: [['', '(in thousands)'], ['Total assets', '80,000']], cells: [[1, 1]], text: [4], constants: [100, 1000], paragraphs: ['The fee was $4 million.'] })).toBe('((4 × 1000) ÷ 80000) × 100');
});

test('a sum adds every figure, and an average divides by how many there are [SOLVE-7]', () => {
  const over = { table: income, cells: [[1, 1], [1, 2], [1, 3]] } as const;
  expect(filled('What was the sum of net sales from 2019 to 2021?', over)).toBe('(1200 + 1000) + 800');
  expect(filled('What was the average net sales from 2019 to 2021?', { ...over, constants: [3] })).toBe('((1200 + 1000) + 800) ÷ 3');
});

test('a count that stands among the figures divides the others [SOLVE-7]', () => {
  const table = [['', '2021', '2020'], ['Dividend yield', '4.0', '5.0'], ['Price', '2', '9']];
  expect(filled('What was the average dividend yield in 2020 and 2021?', { table, cells: [[1, 1], [1, 2], [2, 1]] })).toBe('(4 + 5) ÷ 2');
});

test('an amount per share times a number of shares is an amount [SOLVE-7]', () => {
  const table = [['', 'Number of shares', 'Price per share'], ['Outstanding', '50', '7']];
  expect(filled('What is the value of the outstanding shares?', { table, cells: [[1, 1], [1, 2]] })).toBe('50 × 7');
});

test('sums of one period are taken from sums of another [SOLVE-7]', () => {
  expect(filled('What was the change in senior notes and term loan from 2020 to 2021?', { table: balance, cells: [[2, 2], [2, 4], [3, 2], [3, 4]] })).toBe('(420 + 100) − (310 + 200)');
});

test('the change of a ratio takes the older ratio from the newer [SOLVE-7]', () => {
  expect(filled('What was the change in the ratio of operating income to net sales from 2020 to 2021?', { table: income, cells: [[3, 1], [1, 1], [3, 2], [1, 2]] })).toBe('(300 ÷ 1200) − (200 ÷ 1000)');
});

test('a return on an index starts from 100 [SOLVE-7]', () => {
  expect(filled('What was the total return on the shares from 2016 to 2021?', { table: [['', '2016', '2021'], ['Shares', '100', '143']], cells: [[1, 2]], constants: [100, 100, 100] })).toBe('((143 − 100) ÷ 100) × 100');
});

test('a metric with a name of its own is computed by the dictionary’s formula [SOLVE-7]', () => {
  const table = [['', '2021'], ['Total current liabilities', '90'], ['Total current assets', '60']];
  expect(filled('What was the current ratio in 2021?', { table, cells: [[1, 1], [2, 1]] })).toBe('60 ÷ 90');
  expect(filled('What was the operating margin in 2021?', { table: income, cells: [[1, 1], [3, 1]], terms: 'figures' })).toBe('(300 ÷ 1200) × 100');
});
