// What money or shares became, in everyday words, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['how much would $10,000 in visa be worth today if bought at the start of 2024', /^Visa’s share price rose 34\.8% from .* on 29 December 2023 to .* on 4 September 2025\. What was put into [^.]{2,40} became .* = \$13,481\./],
  ['had i put 500 bucks in mcdonalds at the end of 2023', /What was put into [^.]{2,40} became 5 × 100 × .* = \$506\./],
  ['what would $2000 in home depot on 3 june 2024 be worth', /^Home Depot’s share price rose 12\.0% from \$328\.01 on 3 June 2024 to \$367\.51 on 31 July 2025\./],
  ['if i bought nvidia at the start of 2025 how much would i be up', /^NVIDIA’s share price rose 67\.8% from /],
  ['what if i bought 5 shares of goldman at the start of 2024', /What was bought of [^.]{2,40} became, on 4 September 2025, 5 × \$748\.90 = \$3,745\./],
  ['What was the gain in dollars on 250 shares of Goldman Sachs bought on September 4, 2024 and sold on September 4, 2025?', /The gain, dividends aside: 2 × 100 × \(\$748\.90 − \$490\.64\) \+ 50 × \(\$748\.90 − \$490\.64\) = \$64,565\./],
])('%s is told up to the newest close [ASK-COURSE-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  ['If I had invested $1000 in Nvidia in 2019, what would it be now', /^The closes at hand of NVIDIA do not cover the time asked about\. From the first of them on: NVIDIA’s share price rose 678% from \$28\.95 on 15 May 2023 /],
  ['i bought 10 shares of nvidia in january 2024, how much did i make', /^NVIDIA’s share price rose 355% from \$49\.52 on 29 December 2023 /],
])('%s is told as far as the closes at hand and the day go, and is not valid [ASK-ANSWER-9]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(false);
});

test('how many shares a sum would have bought is not what it became [ASK-COURSE-1]', async () => {
  const { answer } = await askSample('How many Procter & Gamble shares could I have bought for $10,000 at the close of January 2, 2024?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/closed at \$148\.74 on 2 January 2024\. So many shares could be bought for that sum: .* = 67\.23 shares\./);
});
