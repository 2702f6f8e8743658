// A share's move since a time beside figures of its company.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['How far has the IBM stock moved since the end of 2023, and what was its revenue in 2024?', /rose 54\.8% from \$163\.55 on 29 December 2023 .*revenue was \$62\.8 billion in fiscal 2024/],
])('%s [ASK-ANSWER-17]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
});

test('what the stock did between two closes is a part by itself, in its own sentence too [ASK-ANSWER-17]', async () => {
  const { answer } = await askSample('UnitedHealth Q2 2025 revenue, net income and its change from Q2 2024 in percent? And what did the stock do, in percent, between the closes of 31 December 2024 and 30 June 2025?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/rose 12\.9%.*fell 19\.2%.*share price fell 38\.3% from \$505\.86 on 31 December 2024 to \$311\.97 on 30 June 2025/s);
  expect(answer.metadata.valid).toBe(true);
});

test('without the move of the stock the answer does not hold [ASK-VALID-1]', async () => {
  const { answer } = await askSample('Visa’s net income in fiscal 2024 and the stock from 2 January 2025 to 30 June 2025', { engine: houseAskEngine });
  expect(answer.metadata.valid).toBe(/share price rose/.test(answer.summary));
});
