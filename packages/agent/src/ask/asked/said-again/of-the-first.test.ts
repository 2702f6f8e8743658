import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters, type Asked } from '../asked.ts';

async function behind(first: string, then: string): Promise<{ readonly summary: string; readonly valid: boolean }> {
  const before = await askSample(first, { engine: houseAskEngine });
  const earlier: readonly Asked[] = before.asked === null ? [] : [before.asked];
  const { answer } = await askSample(then, { engine: houseAskEngine, question: { text: then, filters: noFilters, asOf: null, earlier } });
  return { summary: answer.summary, valid: answer.metadata.valid };
}

test.each([
  ['Who had the highest revenue: Apple, Microsoft or Nvidia?', 'what was its net income?', /^Apple’s net income was \$112\.0 billion in fiscal 2025/],
  ['Which is bigger by revenue, Visa or Boeing?', 'and what was its net margin?', /^Boeing’s net margin was −17\.8% in fiscal 2024/],
  ['Which company here has the highest revenue?', 'what was its net income?', /^Amazon’s net income was \$59\.2 billion in fiscal 2024/],
  ['top 3 by revenue growth', 'what’s the market cap of the first?', /^NVIDIA’s market capitalization was /],
])('%s, and then “%s” is of the one that was told first [ASK-READ-3]', async (first, then, told) => {
  const { summary, valid } = await behind(first, then);
  expect(summary).toMatch(told);
  expect(valid).toBe(true);
});

test('what asks of several stays of them all [ASK-READ-3]', async () => {
  expect((await behind('Who is bigger by revenue, UnitedHealth or J&J?', 'and by profit?')).summary).toMatch(/^UnitedHealth is ahead on net income: /);
  expect((await behind('Compare Visa and Goldman on net margin', 'and their revenue?')).summary).toMatch(/^Goldman Sachs is ahead on revenue: /);
});
