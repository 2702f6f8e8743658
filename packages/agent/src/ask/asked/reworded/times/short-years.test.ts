import { expect, test } from 'vitest';
import { fullYears } from './short-years.ts';

test.each([
  ['its sales in the third quarter of ’24', 'its sales in the third quarter of 2024'],
  ['Q3\'24 and H1 \'25', 'Q3 2024 and H1 2025'],
  ['January to June \'25', 'January to June 2025'],
  ['fiscal ’23, ’24 and ’25', 'fiscal 2023, 2024 and 2025'],
  ['close 6/30/25', 'close 6/30/2025'],
  ['fed funds nov 24', 'fed funds nov 2024'],
  ['its price nov 24', 'its price nov 24'],
  ['fed funds jan22-jul23', 'fed funds from jan 2022 to jul 2023'],
  ['unemployment dec23', 'unemployment dec 2023'],
  ['acme fcf 24', 'acme fcf 2024'],
  ['acme rev 24?', 'acme rev 2024?'],
  ['who spent more on capex in 24, acme or other', 'who spent more on capex in 2024, acme or other'],
  ['10y end 24', '10y end 2024'],
  ['its revenue over 24 months', 'its revenue over 24 months'],
  ['acme rev cagr 15-24', 'acme rev cagr from 2015 to 2024'],
  ['acme capex 19-24?', 'acme capex from 2019 to 2024?'],
  ['its growth 15-20%', 'its growth 15-20%'],
  ['sales 24-19', 'sales 24-19'],
  ['is its earnings multiple 24', 'is its earnings multiple 24'],
  ['was revenue growth 24', 'was revenue growth 24'],
  ['is growth above 24 or eps 24?', 'is growth above 24 or eps 24?'],
  ['one in 24', 'one in 24'],
  ['its profit in 24 days', 'its profit in 24 days'],
  ['the ’90s, ’20s and ’25%', 'the ’90s, ’20s and ’25%'],
  ['more than the year before, 2021, in percent', 'more than 2021 in percent'],
  ['the year before 2021', 'the year before 2021'],
  ['FY\'24 revenue', 'FY\'24 revenue'],
])('a year of two digits is written out: %s [ASK-READ-9]', (said, plain) => {
  expect(fullYears(said)).toBe(plain);
});
