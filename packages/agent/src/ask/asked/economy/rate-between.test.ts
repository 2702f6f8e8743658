import { expect, test } from 'vitest';
import { economyInPlainWords } from './in-plain-words.ts';

test.each([
  ['My savings pay less. What was the fed funds rate, as a monthly average, in August 2025, and how many points had it come down since August 2024?', 'By how many percentage points did the federal funds rate change from August 2024 to August 2025?'],
  ['How far did the Fed bring its rate down between August and December 2025? I would like the December monthly average of fed funds and the difference in points.', 'By how many percentage points did the federal funds rate change from August 2025 to December 2025?'],
  ['What was unemployment in June 2025, and how many points higher than a year earlier?', 'By how many percentage points did the unemployment rate change from June 2024 to June 2025?'],
  ['How many points did the funds rate lose over the year to October 2025, and where did it end?', 'By how many percentage points did the federal funds rate change from October 2024 to October 2025?'],
  ['For the half-year valuation on June 30, 2025 I need the Treasury yields at two years and at ten years.', 'What were the two-year Treasury yield and the ten-year Treasury yield on June 30, 2025?'],
  ['On the last day of June 2025, June 30, what did Uncle Sam pay for ten years and for two years, and how far apart were the two?', 'What were the ten-year Treasury yield, the two-year Treasury yield and the ten-year minus two-year spread on June 30, 2025?'],
  ['For the December 2025 chart: how much higher were US consumer prices than twelve months before, all items and without food and energy?', 'What were headline inflation and core inflation in December 2025?'],
])('%s is said again with its times [ASK-READ-1]', (question, plain) => {
  expect(economyInPlainWords(question, '2026-05-15')).toBe(plain);
});

test.each(['What was the average fed funds rate from August 2024 to December 2024?', 'How much did the two-year and ten-year Treasury yields rise in June 2025?', 'What was the fed funds rate in December 2025 and how far had it fallen from its peak?', 'Which months of 2025 and 2024 had the highest unemployment rate?'])('%s is no move between two months', (question) => {
  expect(economyInPlainWords(question, '2026-05-15') ?? question).not.toMatch(/^By how many percentage points|^What were the/);
});

test.each([
  ['By how many points did the average fed funds rate gain from May 2022 to May 2023?', 'By how many percentage points did the federal funds rate change from May 2022 to May 2023?'],
  ['Going by the monthly average, how many points came off the fed funds rate from July 2024 to July 2025?', 'By how many percentage points did the federal funds rate change from July 2024 to July 2025?'],
])('a rate of monthly means that moved between two months: %s [ASK-READ-1]', (question, plain) => {
  expect(economyInPlainWords(question, '2026-05-15')).toBe(plain);
});
