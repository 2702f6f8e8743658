import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['jobless rate september 2025 and the change on the year', /^The unemployment rate rose by 0\.30 percentage points from 4\.10% in September 2024 to 4\.40% in September 2025\./],
  ['Where was the fed funds rate in November 2025, and by how much had it moved over the twelve months before?', /fell by 0\.7\d percentage points from 4\.\d\d% in November 2024 to 3\.88% in November 2025/],
  ['unemployment feb 2026: change on the month and on the year', /from 4\.30% in January 2026 to 4\.40% in February 2026.*in February 2025 to 4\.40% in February 2026/],
  ['What is the real policy rate at present?', /The federal funds rate was 3\.64% in March 2026.*Consumer price inflation was 3\.29% in March 2026.*Difference in March 2026: 3\.64% − 3\.29% = 0\.35 percentage points/],
  ['ten-year and two-year Treasuries at the end of July 2025 (the 31st): both yields and the slope', /4\.37% on 31 July 2025.*3\.94% on 31 July 2025.*0\.43 percentage points on 31 July 2025/],
  ['How steep was the yield curve on 15 July 2025?', /spread was 0\.55 percentage points on 15 July 2025/],
])('%s is told at the times and with the difference that it names [ASK-COURSE-1]', async (question, expected) => {
  const { answer } = await askSample(question, { engine: houseAskEngine });
  expect(answer.summary).toMatch(expected);
  expect(answer.metadata.valid).toBe(true);
});
