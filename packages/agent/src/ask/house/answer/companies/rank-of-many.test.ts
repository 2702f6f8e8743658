// As many as are asked for stand in the order; short names of measures in a hurried ask. Through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['Among the companies you cover, which five have the largest market values?', /NVIDIA.*Alphabet.*Microsoft.*Apple’s market capitalization was \$3\.69 trillion.*Amazon’s market capitalization was \$2\.50 trillion/],
  ['top 4 by net margin', /NVIDIA.*Visa.*Microsoft.*Alphabet’s net margin was 32\.8%/],
  ['home depot gm fy2024', /gross margin was 33\.4% in fiscal 2024/],
  ['msft cfo q4 fy25', /operating cash flow was \$42\.6 billion/],
  ['visa yield, payout & pe', /0\.67%.*payout ratio was 21\.4% in fiscal 2024.*36\.1 times/],
])('%s [ASK-ANSWER-12]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('how often interest is covered is no news [ASK-READ-9]', async () => {
  const { answer } = await askSample('Home Depot or IBM, which is more levered on D/E and whats its interest coverage', { engine: houseAskEngine });
  expect(answer.missing.join(' ')).not.toMatch(/News/);
  expect(answer.metadata.valid).toBe(false);
});
