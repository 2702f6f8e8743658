// Follow-ups that take another figure beside that of before, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';
import { partOrSum } from './part-and-sum.ts';

const spent = 'How much did Apple spend on share repurchases in fiscal 2025?';
const costs = 'What were Home Depot\'s selling, general and administrative expenses in fiscal 2024?';

test.each([
  [spent, 'dividends same yr? sum of both', /\$90\.7 billion \+ \$15\.4 billion = \$106\.1 billion/],
  [spent, 'And how much did it pay in dividends in the same year, and what do the two come to together?', /= \$106\.1 billion/],
  [costs, 'as % of rev? and year before?', /18\.0% of revenue in fiscal 2024.*17\.4% of revenue in fiscal 2023/],
  [costs, 'Put it against sales for me, in percent, and do the same for the prior year.', /18\.0% of revenue in fiscal 2024.*17\.4% of revenue in fiscal 2023/],
])('after %s: %s is answered by %s [ASK-READ-3]', async (earlier, text, told) => {
  const before = await askSample(earlier, { engine: houseAskEngine });
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
});

test('the figure of before as the whole is left to the other readers [ASK-READ-3]', async () => {
  const { asked } = await askSample('What was Visa\'s revenue in fiscal 2024?', { engine: houseAskEngine });
  expect(asked === null ? undefined : partOrSum('and net income as % of it the year before', asked, '2026-01-01')).toBeNull();
});
