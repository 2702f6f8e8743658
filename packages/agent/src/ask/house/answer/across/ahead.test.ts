// Companies that are told part by part, each in a time of its own: who is ahead, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['IBM or Salesforce, which one puts more of its sales into R&D? Take 2024 for IBM and fiscal 2025 for Salesforce, in percent of revenue.', /Salesforce is ahead on research and development expense as a part of revenue: Salesforce’s .* 14\.5% of revenue in fiscal 2025: .*; IBM’s .* 11\.9% of revenue in fiscal 2024/],
  ['Who is keener on research, IBM in 2024 or Microsoft in fiscal 2025? Measure it as R&D in percent of sales.', /IBM is ahead on research and development expense as a part of revenue: IBM’s .* 11\.9% .*; Microsoft’s .* 11\.5% /],
])('%s says who is ahead [ASK-ANSWER-3]', async (text, ahead) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  const told = [answer.summary, ...answer.content_blocks.flatMap((block) => (block.type === 'text' ? [block.data.content] : []))].join('\n');
  expect(told).toMatch(ahead);
  expect(told.match(/ is ahead on /g)).toHaveLength(1);
  expect(answer.metadata.verdicts.contradicted ?? 0).toBe(0);
});

test.each([
  ['Which kept more of each dollar of sales as profit in 2023, Caterpillar or Apple, and what was the net margin of each?', /^Apple is ahead on net margin: Apple’s net margin was .*; Caterpillar’s net margin was /],
  ['R&D as % of revenue, IBM vs Caterpillar, 2022 and 2024; whose rose more', /^IBM is ahead on the rise of research and development expense as a part of revenue: IBM: .* = \d\.\d percentage points; Caterpillar: /],
])('%s is decided by the part and not by the amount [ASK-PARTS-4]', async (text, ahead) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(ahead);
  expect(answer.metadata.valid).toBe(true);
});
