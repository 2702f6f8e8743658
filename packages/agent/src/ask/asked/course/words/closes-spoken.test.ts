// Closes as people speak of them, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test.each([
  ['Had I sat on Nvidia and Apple from New Year\'s Eve 2024 to New Year\'s Eve 2025, close to close, what percentage would I be up or down on the price of each, and who came out on top?', /^NVIDIA is ahead on growth of share price: NVIDIA’s share price rose 38\.9%/],
  ['A bet: one of us had Apple, one had Nvidia. The period was all of calendar 2025, from the final close of 2024 to the final close of 2025. Give me the percentage change in price for both and name the winner.', /^NVIDIA is ahead .* 38\.9% .* 8\.6%/],
  ['Compare Alphabet with NVIDIA on share price alone, closing tick of 2024 to closing tick of 2025, percent gain for both, and say which one was ahead.', /^Alphabet is ahead .* 65\.3% .* 38\.9%/],
  ['Apple, Google, Nvidia: who won 2025 on the stock market? I\'d like the percent each one\'s shares went up over the calendar year.', /^Alphabet is ahead/],
  ['UnitedHealth: from where it closed on the 2nd of January 2025 to where it closed on the 1st of August 2025, how much came off the stock?', /^UnitedHealth’s share price fell 52\.9%/],
  ['how much was shaved off Boeing\'s stock in 2024?', /^Boeing’s share price fell 32\.1%/],
  ['Year to date through July for IBM, but start from the first session\'s close, Jan 2, 2025, and finish on the 7/31/2025 close. Percent change in the stock.', /^IBM’s share price rose 15\.1% from \$219\.94 on 2 January 2025 to \$253\.15 on 31 July 2025/],
  ['At their ugliest stretch in 2025, how far had Apple and Google each dropped from a high finish to the low finish after it, in percent, and who took the bigger knock?', /^Apple fell more than the other .* 30\.2% .* 29\.9%/],
  ['whose drawdown was larger in 2025, Alphabet\'s or Apple\'s?', /^Apple fell more than the other/],
  ['What was Boeing\'s steepest fall in percent from a closing peak to a later closing low between January 1 and December 31 of 2024?', /^Boeing’s share price fell 45\.1%/],
  ['In 2024, January to December, what was the best and what was the worst McDonald\'s stock ever closed at?', /high point .* low point .*\$245\.82 on 9 July 2024/],
  ['Remind me of NVIDIA\'s worst close in 2025 and its best.', /\$207\.04 .* \$94\.31/],
  ['amazon ytd 2025 through august', /^Amazon’s share price rose 4\.4% from \$219\.39 on 31 December 2024 to \$229\.00 on 29 August 2025/],
  ['McDonald\'s stock over the last 6 months of 2024', /^McDonald’s share price rose 13\.8% from \$254\.84 on 28 June 2024/],
  ['what\'s the gap between Visa\'s high and low in 2024, in dollars', /= \$67\.17/],
])('“%s” is read as it is meant [ASK-READ-9]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
