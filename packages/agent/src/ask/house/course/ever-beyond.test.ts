// Whether a price or a rate ever stood beyond a level: any reading of the time decides it.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['Did Home Depot close above $400 at any point in 2024?', /^Yes: Home Depot’s shares closed at \$400\.66 on 24 September 2024, the first of their closes above \$400\.00/],
  ['Did Home Depot shares hit 400 in 2024?', /^Yes: Home Depot’s shares closed at \$400\.66 on 24 September 2024/],
  ['Was there a day in 2025 when Nvidia closed under $100?', /^Yes: NVIDIA’s shares closed at \$94\.31 on 4 April 2025, the first of their closes below \$100\.00/],
  ['Has Boeing\'s stock been below 150 since 2024 began?', /^Yes: Boeing’s shares closed at \$149\.37 on 9 October 2024/],
  ['Did unemployment go above 6% in 2021?', /^Yes: The unemployment rate was 6\.40% in January 2021/],
  ['Did Visa close above 400 at any time in 2025?', /^No: The high point of that time: Visa’s shares closed at \$373\.31 on 11 June 2025/],
  ['Has the unemployment rate ever been above 15%?', /^No: The high point of that run, June 2016 to April 2026: The unemployment rate was 14\.80% in April 2020/],
  ['How many days in 2025 did Nvidia close under $100?', /^It was so on five \(5\) of the trading days\. NVIDIA’s shares closed at \$94\.31 on 4 April 2025/],
  ['What was the highest close of Caterpillar ever?', /^The high point of the closes at hand, from 1 August 2022 to 31 July 2025: Caterpillar’s shares closed at \$438\.02/],
  ['Did Boeing close 2024 above 200?', /^No: Boeing’s shares closed at \$177\.00 on 31 December 2024/],
  ['Did Boeing close above 200 on 3 June 2024?', /^No: Boeing’s shares closed at \$184\.57 on 3 June 2024/],
])('%s is decided by %s [ASK-YES-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('days that are too many to be counted in words are not told as if they were [ASK-VALID-1]', async () => {
  const { answer } = await askSample('On how many days did Boeing close above $200 in 2025?', { engine: houseAskEngine });
  expect(answer.metadata.valid).toBe(false);
});
