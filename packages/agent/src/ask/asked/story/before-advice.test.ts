import { expect, test } from 'vitest';
import { withoutLeadIn } from './before-advice.ts';

test.each([
  ['After its fall in 2025, is Marram a buy?', 'is Marram a buy?'], ['Marram got hammered in 2024. Would you pick it up at this P/E?', 'Marram: Would you pick it up at this P/E?'],
  ['I retire in six years and think of buying Marram.', 'I think of buying Marram.'], ['I need the money back in five years. Is Marram worth holding?', 'Is Marram worth holding?'],
  ['Look at the P/E, and tell me whether to get in.', 'Look at the P/E. Should I buy it.'],
])('what is told before a judgement is no time of its figures: %s [ASK-READ-9]', (said, plain) => {
  expect(withoutLeadIn(said)).toBe(plain);
});

test('a part of sales that became profit is the margin, in a list with other figures [ASK-READ-9]', () => {
  expect(withoutLeadIn('Look at how much of its 2025 revenue became net profit and at the P/E.')).toBe('Look at its net margin in 2025 and at the P/E.');
});

test.each(['After its fall in 2025, where did the share end the year?', 'How much did Marram fall in 2025?', 'Revenue over the last six years'])('a time that is asked about stays: %s [ASK-READ-9]', (said) => {
  expect(withoutLeadIn(said)).toBe(said);
});
