import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['In which month of 2022 did the federal funds rate first stand above 3 percent?', /federal funds rate was 3\.\d\d% in October 2022/],
  ['By how much did US real GDP grow in the third quarter of 2020 against the second quarter?', /Real GDP rose \d.* quarter ended 30 June 2020 .* quarter ended 30 September 2020/],
  ['What was the average ten-year Treasury yield in 2024?', /do not hold the ten-year Treasury yield for the time asked about/],
  ['By how many points did the ten-year yield move from 31 December 2024 to 31 December 2025?', /fell by 0\.40 percentage points from 4\.58% on 31 December 2024 to 4\.18% on 31 December 2025/],
  ['What was the US unemployment rate in October 2025?', /published none of that month/],
  ['Was the American yield curve upright on 30 April 2025? I need the ten-year yield, the two-year yield and the gap.', /4\.17% on 30 April 2025.* 3\.60% on 30 April 2025.* 0\.57 percentage points on 30 April 2025/],
  ['How high was inflation in March 2025? I need the headline rate, the core rate and the gap in points.', /2\.81% − 2\.38% = 0\.43 percentage points/],
  ['What was US nominal GDP in the first quarter of 2025?', /do not hold gross domestic product at current prices/],
  ['In which quarter of 2025 did US real GDP grow fastest?', /high point .* rose \d.* quarter ended 30 June 2025 .* quarter ended 30 September 2025/],
  ['What was US real GDP growth in Q2 2025, annualized qoq and yoy?', /compound rate of .* from .* quarter ended 30 June 2024 to .* quarter ended 30 June 2025/],
  ['What was the unemployment rate in January 2026, and by how many points had it changed since January 2025?', /by 0\.30 percentage points from 4\.00% in January 2025 to 4\.30% in January 2026/],
  ['What is the unemployment rate now, and where was it a year ago?', /in April 2026, up .* in April 2025/],
  ['How far is Visa above its 50-day moving average in percent?', /distance from the 50-day average was -?[\d.]+%/],
])('%s is answered for the time that is meant, or not at all [ASK-ANSWER-1]', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
});
