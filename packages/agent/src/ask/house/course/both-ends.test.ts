// Both ends of a time, and how far a close lies from one of them, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['Give me IBM’s highest close of 2024, its lowest close of 2024, and by what percentage the latest close is above the low.', [/high point of that time: IBM’s shares closed at/, /low point of that time: IBM’s shares closed at/, /up \d+\.\d% from \$\d+\.\d\d on \d+ \w+ 2024 to \$253\.15/]],
  ['What was Caterpillar’s best close of 2024, what its worst, and how many percent below the best did it end on December 31, 2024?', [/high point of/, /low point of/, /fell \d+\.\d% from .* to \$\d+\.\d\d on 31 December 2024/]],
  ['A slide names Boeing’s highest close of 2024. What price is that, and by what percentage under it did the share end on December 31, 2024?', [/high point of that time: Boeing’s shares closed at \$251\.76/, /fell 29\.7% from \$251\.76/]],
  ['How far is Visa’s last close from its low and its high of 2025 in percent?', [/down \d+\.\d% from \$373\.31/, /up \d+\.\d% from \$306\.92/]],
])('%s is told in whole [ASK-COURSE-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  for (const one of told) expect(answer.summary).toMatch(one);
  expect(answer.metadata.valid).toBe(true);
});
