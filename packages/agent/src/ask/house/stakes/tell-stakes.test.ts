// Shares that are bought, held and sold, the last dividends, and both closes of a day, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['I hold 15 shares of Salesforce and 8 of Microsoft. At their latest closes, what is each holding worth, what do they come to together, and which of the two is worth more?', /Salesforce and Microsoft together on 4 September 2025: 15 × \$244\.01 \+ 8 × \$507\.97 = \$7,723\.91\. The shares of Microsoft are worth the most/],
  ['What would 20 shares of Boeing and ten of Caterpillar cost at the last close, each lot and both?', /20 × \$221\.84 = \$4,436\.80\..*10 × \$438\.02 = \$4,380\.20\. Boeing and Caterpillar together on 31 July 2025: 20 × \$221\.84 \+ 10 × \$438\.02 = \$8,817\./],
  ['I held 30 McDonald’s shares from the end of 2023 to the end of 2024. How many dollars did the price lose me, what came in as dividends, and what is left?', /The loss on so many shares of McDonald’s: 30 × \(\$296\.51 − \$289\.89\) = \$198\.60\..*= \$203\.40\. Both together, a gain: .* = \$4\.80\./],
  ['Had I put $2,000 into each of Boeing and Caterpillar at the end of 2023, what was each worth at the end of 2024, and which did better?', /^Caterpillar is ahead on growth of share price: .*became 2 × 1,000 × \$177\.00 ÷ \$260\.66 = \$1,358\..*= \$2,454\./],
  ['Three grand went into Caterpillar at the last close of 2022. What had it become at the last close of 2024, and what annual compound return is that?', /rose at a compound rate of 23\.1% a year from \$239\.56 on 30 December 2022.*became 3 × 1,000 × \$362\.76 ÷ \$239\.56 = \$4,543\./],
  ['What is the yield of Home Depot on the last close if its latest quarterly dividend is taken times four?', /In percent of that close, on 31 July 2025: 4 × \$2\.30 ÷ \$367\.51 = 2\.50%\./],
  ['By how many dollars did Home Depot’s latest close differ from the close of the day before?', /fell by \$4\.57 from \$372\.08 on 30 July 2025/],
  ['Is the latest close of Caterpillar its highest of 2025 so far?', /^Yes: .*The newest close: /],
])('%s [ASK-COURSE-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});
