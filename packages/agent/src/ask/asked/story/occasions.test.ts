import { expect, test } from 'vitest';
import { withoutOccasion } from './occasions.ts';

test.each([
  ['For a box in tomorrow\'s paper on Caterpillar\'s 2024 I need four numbers: sales and diluted EPS.', 'For Caterpillar\'s 2024 I need four numbers: sales and diluted EPS.'],
  ['For tomorrow\'s meeting I need Microsoft\'s fiscal 2025 revenue.', 'I need Microsoft\'s fiscal 2025 revenue.'],
  ['I\'m writing a slide for next week on Home Depot\'s fiscal 2024: sales.', 'Home Depot\'s fiscal 2024: sales.'],
  ['Tomorrow I present Nvidia\'s fiscal 2026: revenue, gross margin.', 'Nvidia\'s fiscal 2026: revenue, gross margin.'],
  ['For the credit committee on Visa: operating cash flow in 2023.', 'For Visa: operating cash flow in 2023.'],
  ['For my board: what did IBM sell in 2023?', 'what did IBM sell in 2023?'],
  ['I need IBM\'s 2024 revenue and net income by Friday.', 'I need IBM\'s 2024 revenue and net income.'],
])('%s: the day on which figures are shown is no time of theirs [ASK-READ-1]', (question, plain) => {
  expect(withoutOccasion(question)).toBe(plain);
});

test.each(['What will Apple earn next year, after the revenue of 2025?', 'Forecast IBM\'s price for tomorrow\'s session from its 2024 EPS.', 'What is Apple\'s revenue next year?'])('%s: what is to come stays in it [ASK-READ-1]', (question) => {
  expect(withoutOccasion(question)).toBe(question);
});

test.each([
  ['I retired from IBM in \'03 and live off the dividend. What does it yield?', 'I retired from IBM and live off the dividend. What does it yield?'],
  ['My aunt worked for Boeing since 1988. Where did it close last?', 'My aunt worked for Boeing. Where did it close last?'],
  ['I started with 10 shares in 2023. What are they worth?', 'I started with 10 shares in 2023. What are they worth?'],
])('%s: when something happened to the asker is no time of a figure [ASK-READ-1]', (question, plain) => {
  expect(withoutOccasion(question)).toBe(plain);
});
