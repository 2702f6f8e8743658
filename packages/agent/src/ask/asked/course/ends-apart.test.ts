// From the end of one time to the end of another, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['GOOGL: max close Q1 2025, min close April 2025, % drop between the two', /\$206\.38 on 4 February 2025.*\$144\.70 on 8 April 2025.*fell 29\.9% from \$206\.38 on 4 February 2025/],
  ['Boeing low of 2024, high of 2025, percent between?', /rose 71\.1% from \$138\.14 on 14 November 2024 to \$236\.41 on 28 July 2025/],
  ['What was Microsoft’s highest close in January 2025, its lowest in April 2025, and how many percent lower was the second than the first?', /fell 20\.7% from \$447\.20 on 28 January 2025 to \$354\.56 on 8 April 2025/],
])('%s is told of both ends and the way between [ASK-COURSE-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('the range of one time is no way from the one to the other [ASK-COURSE-2]', async () => {
  const { answer } = await askSample('Visa’s highest and lowest close in 2024', { engine: houseAskEngine });
  expect(answer.summary).not.toMatch(/rose|fell/);
});
