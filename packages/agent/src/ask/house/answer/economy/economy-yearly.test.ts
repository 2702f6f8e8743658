import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['How much did US consumer prices rise in total from March 2018 to March 2023, and what was that per year?', /up \d+\.\d% from .* March 2018\..* rose at a compound rate of \d\.\d+% a year from [\d.]+ in March 2018 to [\d.]+ in March 2023/],
  ['At what compound annual rate did the CPI rise from March 2018 to March 2023?', /^The consumer price index rose at a compound rate of \d\.\d+% a year from [\d.]+ in March 2018/],
  ['US real GDP Q2 2024 q/q: annualised and not annualised', /^Real GDP rose \d\.\d+% from .* Annualised, real GDP rose at a compound rate of \d\.\d+% a year/],
])('the yearly rate of a level is told and proved beside its rise: %s [ASK-ANSWER-1]', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  ['It all got dearer after 2018. At what compound annual rate did the CPI rise from March 2018 to March 2023?', /^The consumer price index rose at a compound rate of \d\.\d+% a year from [\d.]+ in March 2018/],
  ['How does the average unemployment rate of 2022 compare with that of 2021?', /Average of 2022: .*÷ 12 = 3\.\d\d%\..* Average of 2021: .*÷ 12 = 5\.\d\d%/],
  ['By August 2023, how many points higher was the federal funds rate than in March 2022?', /rose by \d\.\d\d percentage points from .* March 2022 to .* August 2023/],
  ['Did ten-year Treasuries yield less than three-month bills on 2 June 2025, and by how many percentage points?', /curve was (?:not )?inverted: /],
])('averages of years, a move between two months and the slope of two yields are told: %s [ASK-ANSWER-1]', async (question, expected) => {
  expect((await askSample(question, { engine: houseAskEngine })).answer.summary).toMatch(expected);
});
