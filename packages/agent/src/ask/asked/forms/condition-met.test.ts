import { expect, test } from 'vitest';
import { conditionMet } from './condition-met.ts';

test.each([
  ['I mean to sell Salesforce if its net margin was below 20% in the quarter that ended on 31 July 2025. What was the margin, and is the condition met?', 'Was Salesforce\'s net margin below 20% in the quarter that ended on 31 July 2025?'],
  ['sell CRM if net margin < 20% in qtr ended 31 jul 2025 - what was it, sell trigger hit?', 'Was CRM\'s net margin below 20% in qtr ended 31 jul 2025?'],
  ['Buy MCD only if net margin > 30% in 2024. Pass?', 'Was MCD\'s net margin above 30% in 2024?'],
  ['I’d only buy IBM if revenue grew at least 3% in 2024. Did it?', 'Did IBM\'s revenue grow at least 3% in 2024?'],
  ['I would hold Home Depot only if the free cash flow in 2024 (operating cash flow less capital expenditure) was at least 1.5 times the dividends it paid that year. What were the free cash flow and the dividends paid, what is the ratio, and does it pass?', 'Was Home Depot\'s free cash flow in 2024 at least 1.5 times the dividends it paid that year?'],
])('whether a condition is met is asked as such: %s [ASK-READ-1]', (asked, plain) => {
  expect(conditionMet(asked)).toBe(plain);
});

test.each([
  'I mean to sell Salesforce if its net margin was below 20% in 2024. What was its revenue, and is the condition met?',
  'Buy Apple if it closes below 200? What was the last close?',
  'Should I sell IBM if the price falls 10%?',
  'If I had bought Visa at 300, what would I have now?',
  'Sell Boeing if it is in trouble. Is it?',
])('another question, or one beside it, stays as it is: %s [ASK-READ-1]', (asked) => {
  expect(conditionMet(asked)).toBe(asked);
});
