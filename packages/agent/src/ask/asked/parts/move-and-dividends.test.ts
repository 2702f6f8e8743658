// How far a share moved over a time, beside the dividends that went ex in between.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['Caterpillar stock in percent from 30 June 2024 to 30 June 2025, and the dividends that went ex meanwhile?', /^Caterpillar’s share price rose 16\.5% .* \$1\.41 \+ \$1\.41 \+ \$1\.41 \+ \$1\.41 = \$5\.64 a share/],
  ['What did Visa shares gain from 2 January 2025 to 30 June 2025, and what did they pay in dividends within that time?', /^Visa’s share price rose 12\.9% .* \$0\.59 \+ \$0\.59 = \$1\.18 a share/],
  ['Since the last close of 2024: how many percent has the Home Depot share lost, and how much has it paid out per share?', /^Home Depot’s share price fell 5\.5% .* \$2\.30 \+ \$2\.30 = \$4\.60 a share/],
])('%s tells the move and the payments of the same time [ASK-ANSWER-3]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('dividends of a fiscal year stand beside a move as ever [ASK-ANSWER-3]', async () => {
  const { answer } = await askSample('How far did Visa’s shares move in 2024, and what were its dividends per share in fiscal 2024?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/fiscal 2024/);
});
