// A share's price and a figure of the statements, each with a time of its own: neither takes the other's time or form. Through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['What was Visa\'s net income in fiscal 2024, and how far has its share price moved since the end of 2024?', /^Visa’s net income was \$19\.7 billion in fiscal 2024, .* Visa’s share price rose 11\.1% from \$316\.04 on 31 December 2024 to \$350\.99 on 4 September 2025\.$/],
  ['How did IBM\'s operating cash flow in 2024 compare with 2023, and where did the stock close on 31 July 2025?', /^IBM’s operating cash flow fell 3\.5% .* IBM’s shares closed at \$253\.15 on 31 July 2025\.$/],
  ['What did Amazon\'s stock do between the close of 31 December 2024 and the close of 4 September 2025, and what was its revenue growth in 2024?', /^Amazon’s share price rose 7\.4% .* Amazon’s revenue rose 11\.0% /],
])('%s is answered by %s [ASK-PARTS-1]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('a move of the share that is asked for and not told is missed [ASK-ANSWER-9]', async () => {
  const { answer } = await askSample('Visa net income fiscal 2024 and % move of the share since end of 2024', { engine: houseAskEngine });
  expect(answer.metadata.valid && !/share price (?:rose|fell)/.test(answer.summary)).toBe(false);
});
