// Columns that sentences name by their stretch of time, their year or their end; rows with gaps; words put otherwise than the table puts them.
import { expect, test } from 'vitest';
import { judgeLine } from './testing/judge-line.ts';

const dues = [['Due (in thousands)', 'Total', 'Less than 1 year', '1-3 years', '3-5 years', 'More than 5 years'], ['Crane hire', '$90', '$10', '$25', '$35', '$20'], ['Dock rent', '44', '8', '15', '12', '9']];
const prices = [['', 'High', 'Low'], ['2024', '', ''], ['First quarter', '$41.20', '$36.10'], ['Second quarter', '44.80', '39.90'], ['Third quarter', '47.10', '42.00']];
const lines = [['(in millions)', '2024', '2023', '2022'], ['Gain on sale of barges', '12', '9', '15'], ['Storm reserve', '40', '-', '20'], ['Ferry sales', '310', '300', '280'], ['Net earnings', '31', '24', '14'], ['Maintenance dredging', '5', '4', '3']];
const index = [['', '12/31/2021', '12/31/2022', '12/31/2023'], ['Corvo Lines', '$100.00', '$112.00', '$128.80'], ["Standard & Poor's 500 index", '100.00', '104.00', '130.00']];

test.each([
  ['a stretch of years', 'Crane hire due in 1-3 years was $25 thousand.', dues],
  ['a stretch put in words', 'Dock rent due in three to five years was $12 thousand.', dues],
  ['the difference of two stretches', 'The difference between dock rent due in 3-5 years and more than 5 years is $3 thousand.', dues],
  ['a share of the stretch of the next year', 'In less than one year, 11.1% of total crane hire is due.', dues],
  ['two quarters that share their noun', 'The change in the high price between the third and second quarter of 2024 was $2.30.', prices],
  ['two prices of one quarter', 'The difference between the high and low price in the first quarter of 2024 was $5.10.', prices],
  ['the average of what is named a gain', 'The average gain on sale of barges was $12 million.', lines],
  ['an average over a year without any', 'The average storm reserve between 2022 and 2024 was $20 million.', lines],
  ['profit and revenue for earnings and sales', 'The net profit margin on ferry revenue was 10% in 2024.', lines],
  ['a slip of the pen', 'In 2024, maintainance dreging was $5 million.', lines],
  ['an index by its short name', 'The return of an investment in the S&P500 from 2022 to 2023 was 25%.', index],
] as const)('%s holds [AUD-ALIGN-1]', (_, claim, table) => {
  expect(['verified', 'computed', 'supported']).toContain(judgeLine(claim, table));
});

test.each([
  ['another stretch of years', 'Crane hire due in 1-3 years was $35 thousand.', dues],
  ['another stretch in words', 'Dock rent due in three to five years was $15 thousand.', dues],
  ['the share of another stretch', 'In less than one year, 22.2% of total crane hire is due.', dues],
  ['the prices of another quarter', 'The difference between the high and low price in the first quarter of 2024 was $4.90.', prices],
  ['an average without the empty year', 'The average storm reserve between 2022 and 2024 was $30 million.', lines],
  ['another index', 'The return of an investment in the S&P500 from 2022 to 2023 was 15%.', index],
] as const)('%s is flagged [AUD-ALIGN-2]', (_, claim, table) => {
  expect(['contradicted', 'unverified']).toContain(judgeLine(claim, table));
});
