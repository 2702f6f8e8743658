// A part of a figure that is spoken of as a share, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

test.each([
  ['How much of Goldman Sachs’s revenue in 2024 was net interest income, and did that share rise from 2023?', /^Goldman Sachs’ net interest income was 15\.1% of revenue in fiscal 2024.*13\.7% of revenue in fiscal 2023.*= 1\.3 percentage points\.$/],
  ['What share of IBM’s revenue went into R&D in 2024, and has that share grown since 2021?', /11\.9% of revenue in fiscal 2024.*11\.3% of revenue in fiscal 2021/],
  ['What was Nvidia’s trailing-twelve-month free cash flow?', /trailing twelve-month free cash flow was \$96\.7 billion/],
  ['What was Amazon’s trailing-twelve-month operating income, and what margin does it make?', /\$76\.2 billion.*operating margin was 11\.4%/],
])('%s [ASK-READ-9]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('a share that moves beside figures is the stock [ASK-READ-9]', async () => {
  const { answer } = await askSample('What was Visa’s net income in 2024, and how far has the share risen since the end of 2024?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/share price rose 11\.1%/);
});
