import { isoDate } from '@assay/record';
import { expect, test } from 'vitest';
import { bareStory } from './bare-story.ts';

const today = isoDate.parse('2026-05-29');

test.each([
  ['A colleague says Boeing was still in the red in the second quarter of 2025. What were its sales in that quarter, and how big was the net loss?', 'Boeing, the second quarter of 2025: What were its sales, and how big was the net loss?'],
  ['My aunt loves Visa. What was the revenue in fiscal 2024?', 'Visa: What was the revenue in fiscal 2024?'],
])('a story is whom and when it names: %s [ASK-READ-9]', (text, bare) => {
  expect(bareStory(text, today)).toBe(bare);
});

test.each(['What was Visa\'s revenue in 2024?', 'I hold 40 shares of Visa. What are they worth?', 'Our rule: only if margins beat 20%. What was IBM\'s margin in 2024?', 'McDonald\'s had a soft start to 2025. How did first-quarter sales compare with the first quarter of 2024?', 'Among all the days of 2025 on which NVIDIA was traded, find the one that ended at the greatest price and the one that ended at the smallest. Which two prices were these?', 'It was a long day. What was IBM\'s revenue in 2024?'])('no story, or one that bears on what is asked: %s [ASK-READ-9]', (text) => {
  expect(bareStory(text, today)).toBeNull();
});
