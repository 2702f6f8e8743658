import { expect, test } from 'vitest';
import { figureAndBar } from './figure-and-bar.ts';

test.each([
  ['What was Visa\'s net margin in fiscal 2024, and was it above 50%?', 'Was Visa\'s net margin in fiscal 2024 above 50%?'],
  ['What\'s NVDA\'s P/E and is it over 40?', 'Was NVDA\'s P/E above 40?'],
  ['In Salesforce\'s quarter to 31 July 2025, what was the net margin, and does it fall short of 20%?', 'In Salesforce\'s quarter to 31 July 2025, was the net margin below 20%?'],
  ['How much free cash flow did Apple have in fiscal 2025, and did it exceed $100 billion?', 'How much free cash flow did Apple have in fiscal 2025? Was it above $100 billion?'],
  ['My uncle loves IBM. What was its revenue growth in 2024, and was that at least 3%?', 'My uncle loves IBM. Was its revenue growth in 2024 at least 3%?'],
])('a figure and whether it lies beyond a bar: %s [ASK-READ-1]', (asked, plain) => {
  expect(figureAndBar(asked)).toBe(plain);
});

test.each([
  'What was Visa\'s net margin in fiscal 2024, and was it above that of IBM?',
  'What were IBM\'s net margin and operating margin in 2024, and was it above 10%?',
  'What were the net margins of IBM and Visa in 2024, and was it above 10%?',
  'What was IBM\'s close on 3 June 2025, what was its high, and was it above 250?',
  'Was it above 50%?',
])('of several figures or against another one: %s [ASK-READ-1]', (asked) => {
  expect(figureAndBar(asked)).toBe(asked);
});
