// Operations over several rows and times, as sentences put them.
import { expect, test } from 'vitest';
import { judgeLine } from './testing/judge-line.ts';

const mills = [
  ['(in millions)', '2024', '2023', '2022'],
  ['Paper mills', '$840', '$700', '$650'], ['Board mills', '210', '280', '260'], ['Pulp sold to others', '120', '100', '90'], ['Total mill output', '$1,170', '$1,080', '$1,000'],
];
const notes = [['(in millions)', 'book value', 'quoted value'], ['4.25% notes due 2027', '$300', '$310'], ['3.5% notes due 2029', '500', '480'], ['5% notes due 2031', '250', '251'], ['total borrowings', '$1,050', '$1,041']];
const dues = [['(in thousands)', '2026', '2027', 'after 2027', 'total'], ['ship charters', '10', '20', '30', '60'], ['port fees', '5', '5', '10', '20'], ['total', '15', '25', '40', '80']];
const shares = [['', 'high', 'low'], ['first quarter', '$42.10', '$35.60'], ['second quarter', '40.00', '31.20']];
const reserve = [['(in thousands)', '2024', '2023'], ['Repair reserve, beginning of period', '$400', '$250'], ['Charged to income', '330', '300'], ['Used', '(230)', '(150)'], ['Repair reserve, end of period', '$500', '$400']];

test.each([
  ['a ratio whose dividend is a list', 'The proportion of paper mills and board mills over total mill output in 2024 was 0.90.', mills],
  ['a share whose part is a list', 'In 2026 and after, 100.0% of the total is ship charters and port fees.', dues],
  ['a share of what a list adds up to', 'In 2023, board mills as a percentage of paper mills and board mills was 28.6%.', mills],
  ['a difference in percent of the second thing', 'In 2024, paper mills were 300% higher than board mills.', mills],
  ['the average of a year’s opening and closing', 'Average board mills in 2024 were $245 million.', mills],
  ['the change of such an average', 'The change in the average board mills between 2023 and 2024 was -$25 million.', mills],
  ['a sum over rows that their years name', 'The sum of the book value of notes due 2027 and 2029 is $800 million.', notes],
  ['the whole stretch of a row', 'The two-year change in paper mills was $190 million.', mills],
  ['the change of the latest year where none is named', 'Paper mills grew by 20%.', mills],
  ['from the beginning of a period to its end', 'The repair reserve grew by $100 thousand from the beginning to the end of 2024.', reserve],
  ['highest and lowest under the heads high and low', 'The highest price in the second quarter was $40.00.', shares],
  ['a name with “prior year” between two years', 'Prior year repairs rose by $40 thousand between 2022 and 2024.', [['(in thousands)', '2024', '2023', '2022'], ['Prior year repairs', '90', '70', '50']]],
  ['a date that lost its comma', 'As of december 312023, board mills were $280 million.', mills],
] as const)('%s holds [AUD-ALIGN-1]', (_, claim, table) => {
  expect(['verified', 'computed', 'supported']).toContain(judgeLine(claim, table));
});

test.each([
  ['the ratio of one member of the list', 'The proportion of paper mills and board mills over total mill output in 2024 was 0.72.', mills],
  ['the other way round in percent', 'In 2024, board mills were 300% higher than paper mills.', mills],
  ['the average of other years', 'The change in the average board mills between 2023 and 2024 was -$35 million.', mills],
  ['the sum of other rows', 'The sum of the book value of notes due 2027 and 2031 is $800 million.', notes],
  ['a flow for the change of its balance', 'The repair reserve grew by $330 thousand from the beginning to the end of 2024.', reserve],
] as const)('%s is flagged [AUD-ALIGN-2]', (_, claim, table) => {
  expect(['contradicted', 'unverified']).toContain(judgeLine(claim, table));
});

const dealer = [['(in millions)', '2024', '2023'], ['Dealer stock of bonds', '$640', '$600'], ['Dealer stock of shares', '260', '200'], ['Loans to brokers', '90', '80']];
const deal = [['', 'value (in millions)'], ['patents', '$30'], ['customer lists', '50'], ['brands', '20']];

test.each([
  ['a total that the table leaves to its reader', 'Total dealer stock was $900 million in 2024.', dealer],
  ['the growth of such a total', 'Total dealer stock grew by 12.5% from 2023 to 2024.', dealer],
  ['the change of such a total', 'Total dealer stock increased by $100 million from 2023 to 2024.', dealer],
  ['a row over such a total', 'In 2024, 28.9% of total dealer stock was dealer stock of shares.', dealer],
  ['a part over a column without a total', '50% of the total value is customer lists.', deal],
  ['the change of what a list adds up to', 'The change in paper mills and board mills between 2023 and 2024 was $70 million.', mills],
  ['the growth of what a list adds up to', 'The percentage change in paper mills as well as board mills from 2023 to 2024 was 7.14%.', mills],
  ['one thing relative to another', 'Board mills relative to paper mills were 0.25 in 2024.', mills],
] as const)('%s holds [AUD-ALIGN-1]', (_, claim, table) => {
  expect(['verified', 'computed', 'supported']).toContain(judgeLine(claim, table));
});

test.each([
  ['a total with a row too many', 'Total dealer stock was $990 million in 2024.', dealer],
  ['the growth of another total', 'Total dealer stock grew by 22% from 2023 to 2024.', dealer],
  ['the change of one member of a list', 'The change in paper mills and board mills between 2023 and 2024 was $90 million.', mills],
  ['another part over the column', '30.1% of the total value is customer lists.', deal],
] as const)('%s is flagged [AUD-ALIGN-2]', (_, claim, table) => {
  expect(['contradicted', 'unverified']).toContain(judgeLine(claim, table));
});

test('two rows that the words name equally well contradict nothing [AUD-ALIGN-2]', () => {
  expect(judgeLine('The mill of the north made $77 million in 2024.', [['(in millions)', '2024'], ['Mill of the north, paper', '$50'], ['Mill of the north, board', '60']])).toBe('unverified');
});
