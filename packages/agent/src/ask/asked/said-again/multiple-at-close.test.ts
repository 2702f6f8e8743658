// What multiple the close of before makes, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

test.each([
  ['What did Caterpillar close at on 31 December 2024?', 'Which P/E does that make on 2024 diluted EPS?', /16\.5 times on 31 December 2024/],
  ['What did McDonald’s shares close at on 2 January 2025?', 'And how many times 2023 diluted earnings a share is that?', /25\.3 times on 2 January 2025/],
  ['Where did Home Depot shares close on 31 December 2024?', 'p/e at that px, FY24 dil eps', /26\.1 times on 31 December 2024/],
  ['Where did Home Depot shares close on 31 December 2024?', 'Divide that price by diluted earnings per share for fiscal 2024 and read me the multiple.', /26\.1 times on 31 December 2024/],
])('after “%s”, “%s” is at that close [ASK-READ-3]', async (earlier, text, told) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
