import { isoDate } from '@assay/record';
import { expect, test } from 'vitest';
import { oneAgainstOther } from './one-against-other.ts';

const today = isoDate.parse('2026-05-29');

test.each([
  ['What were J&J\'s free cash flow and dividends paid in 2024, and did the first cover the second?', 'J&J, 2024: did the free cash flow cover the dividends paid?'],
  ['What were Home Depot\'s net income and free cash flow in fiscal 2024, and was the free cash flow larger than net income?', 'Home Depot, fiscal 2024: was the free cash flow larger than the net income?'],
  ['Boeing\'s total debt and cash at 30 June 2025, and is there more debt than cash?', 'Boeing, 30 June 2025: was the total debt larger than the cash?'],
  ['What was Apple\'s R&D and its capex in fiscal 2025, and did it spend more on R&D than on capex?', 'Apple, fiscal 2025: was the R&D larger than the capex?'],
  ['Visa fiscal 2024 FCF and dividends paid, covered?', 'Visa, fiscal 2024: did the FCF cover the dividends paid?'],
  ['The free cash flow and dividends of Visa in fiscal 2024, and was the free cash flow at least 1.5 times the dividends?', 'Visa, fiscal 2024: was the free cash flow at least 1.5 times the dividends?'],
])('which of two lines is the larger: %s [ASK-READ-1]', (asked, plain) => {
  expect(oneAgainstOther(asked, today)).toBe(plain);
});

test.each([
  'What were IBM\'s revenue, net income and free cash flow in 2024, and did the free cash flow exceed net income?',
  'What were the free cash flow and dividends of IBM and Visa in 2024, and did the first cover the second?',
  'What were IBM\'s debt and cash in 2023 and in 2024, and was debt larger than cash?',
  'What were IBM\'s debt and cash in 2024, and was debt larger than equity?',
  'Did IBM\'s free cash flow cover its dividends in 2024?',
])('more than that stays as it is: %s [ASK-READ-1]', (asked) => {
  expect(oneAgainstOther(asked, today)).toBe(asked);
});
