import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['In which month of 2022 did the federal funds rate first stand above 3 percent?', /federal funds rate was 3\.\d\d% in October 2022/],
  ['By how much did US real GDP grow in the third quarter of 2020 against the second quarter?', /Real GDP rose \d.* quarter ended 30 June 2020 .* quarter ended 30 September 2020/],
  ['What was the average ten-year Treasury yield in 2025?', /do not hold the ten-year Treasury yield for the time asked about/],
  ['In which quarter of 2025 did US real GDP grow fastest?', /high point .* rose \d.* quarter ended 30 June 2025 .* quarter ended 30 September 2025/],
  ['What was US real GDP growth in Q2 2025, annualized qoq and yoy?', /compound rate of .* from .* quarter ended 30 June 2024 to .* quarter ended 30 June 2025/],
  ['What was the unemployment rate in January 2026, and by how many points had it changed since January 2025?', /by 0\.30 percentage points from 4\.00% in January 2025 to 4\.30% in January 2026/],
  ['What is the unemployment rate now, and where was it a year ago?', /in April 2026, up .* in April 2025/],
  ['How far is Visa above its 50-day moving average in percent?', /distance from the 50-day average was -?[\d.]+%/],
])('%s is answered for the time that is meant, or not at all [ASK-ANSWER-1]', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
});
