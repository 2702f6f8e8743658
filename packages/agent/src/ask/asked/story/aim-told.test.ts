import { expect, test } from 'vitest';
import { withoutAim } from './aim-told.ts';

test.each([
  ['I want to check whether Home Depot could afford what it handed to shareholders in fiscal 2024. How much free cash flow did it have?', 'Home Depot, fiscal 2024: How much free cash flow did it have?'],
  ['I want to tell my listeners the story of the great UnitedHealth slide. What was the highest close in the year to 4 September 2025?', 'UnitedHealth: What was the highest close in the year to 4 September 2025?'],
  ['We need to understand the business. What were Visa\'s sales in fiscal 2024?', 'What were Visa\'s sales in fiscal 2024?'],
])('what an answer is wanted for says whom it is of: %s [ASK-READ-9]', (asked, plain) => {
  expect(withoutAim(asked)).toBe(plain);
});

test.each([
  'I want to know whether IBM grew more than 3% in 2024. What was its revenue?',
  'I want to know how Visa did against Apple in 2024. What was the revenue?',
  'I want to see the net margin of IBM. Can you show it?',
  'I want to tell you about IBM in June 2025. What was the close?',
])('what may be of the question stays: %s [ASK-READ-9]', (asked) => {
  expect(withoutAim(asked)).toBe(asked);
});
