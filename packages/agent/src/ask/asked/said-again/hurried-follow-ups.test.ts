// Follow-ups in the words of people in a hurry or with a story to tell, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

test.each([
  ['How did Home Depot and McDonald’s shares do in calendar 2024, in percent?', 'Old news to the aunt who owns the pair. Since that New Year’s Eve, I mean: what percent has each gone up or down, and who’s in front?', /^McDonald’s is ahead on growth of share price: .*3\.5% from \$289\.89 on 31 December 2024.*5\.5% from \$388\.99/],
  ['What was Home Depot’s operating income in fiscal 2024?', 'I worry about what goes to the lenders first. How much was interest expense that year?', /Home Depot’s interest expense was \$2\.32 billion in fiscal 2024/],
  ['How much revenue did Microsoft report for fiscal 2025?', 'op income growth vs rev growth that yr, faster? + op margin', /^Microsoft’s operating income rose faster: .*operating margin was 45\.6% in fiscal 2025/],
])('after “%s”, “%s” is answered [ASK-READ-3]', async (earlier, text, told) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
});
