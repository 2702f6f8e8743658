// Two closes that are held against each other and the deepest fall between them, through the whole graph.
import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['Was Amazon\'s close on 30 June 2025 the same as on 31 December 2024, and what was the maximum drawdown between those dates?', /^Yes: Amazon’s shares closed at \$219\.39 on 30 June 2025\..* fell 30\.9% from/],
  ['nvda % gain 2025 and max drawdown in 2025', /rose 38\.9% from .*fell 36\.9% from/],
  ['For NVIDIA and Alphabet each, tell me the percentage rise from the last close of 2024 to the last close of 2025. I\'d also like the maximum drawdown of each within 2025.', /rose 65\.3% from .*fell 36\.9% from .*fell 29\.9% from/s],
  ['AMZN close 6/30/25 = close 12/31/24?? + max drawdown in between (closes)', /\$219\.39 on 30 June 2025\..*\$219\.39 on 31 December 2024\..* fell 30\.9% from/],
])('%s [ASK-READ-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});

test('two closes and how far they lie apart, behind the one of them [ASK-READ-3]', async () => {
  const before = await askSample('At what price did Visa close on June 30, 2025?', { engine: houseAskEngine });
  const text = 'Please also state its closing price for 31 December 2024 and the percentage move from one date to the other.';
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(/^Visa’s share price rose .* on 31 December 2024 to .* on 30 June 2025\.$/);
});
