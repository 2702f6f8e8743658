// Follow-ups that point at the day or the month of a reading of the economy, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

test.each([
  ['What was the ten-year Treasury yield on 31 December 2025?', 'And the short one, the two-year, where did that stand that day, and how many points did the ten-year lie above or below it?', /3\.47% on 31 December 2025.*spread was 0\.71 percentage points on 31 December 2025/s],
  ['What was the two-year Treasury yield on 30 June 2025?', '10y same day, and the difference?', /4\.24% on 30 June 2025.*3\.72% on 30 June 2025.*0\.52 percentage points on 30 June 2025/s],
  ['What was the ten-year Treasury yield on 31 December 2025?', 'and the 2y at that time? which was higher', /^The higher of the two is the ten-year Treasury yield/],
  ['What was the unemployment rate in April 2020?', 'And how did the fed funds rate stand that month, and how much lower was it than in January 2020?', /from 1\.55% in January 2020 to 0\.05% in April 2020/],
  ['What was core inflation in January 2025?', 'and headline? which was higher', /^The higher of the two is core inflation.*January 2025.*2\.99% in January 2025/s],
  ['What was the ten-year Treasury yield on 31 December 2025?', 'and what did Apple close at that day?', /^Apple’s shares closed at \$271\.86 on 31 December 2025/],
])('after “%s”, “%s” is of that moment [ASK-READ-3]', async (earlier, text, told) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  ['What were the unemployment rate and the federal funds rate in April 2020, which was higher, and by how many points?', /^The higher of the two is the unemployment rate.*14\.80% − 0\.05%/s],
  ['Which was higher in January 2025, the unemployment rate or the federal funds rate?', /^The higher of the two is the federal funds rate: The federal funds rate was 4\.33%/],
])('“%s” is of how they stood, not of how they moved [ASK-READ-3]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});
