// What stands between figures that are told each for itself, through the whole graph.
import type { Answer } from '@assay/record';
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

const wordsOf = ({ summary, content_blocks: blocks }: Answer): string => [summary, ...blocks.flatMap((block) => (block.type === 'text' ? [block.data.content] : []))].join('\n');

test.each([
  ['Visa\'s close on 31 December 2024 and on 30 June 2025', 'Visa’s share price rose 12.3% from $316.04 on 31 December 2024 to $355.05 on 30 June 2025.'],
  ['Unemployment rate in January 2024 vs June 2025', 'The unemployment rate rose by 0.40 percentage points from 3.70% in January 2024 to 4.10% in June 2025.'],
  ['What was Home Depot\'s net margin in fiscal 2021 and in fiscal 2024?', 'Home Depot’s net margin fell by 1.6 percentage points from 10.9% in fiscal 2021 to 9.3% in fiscal 2024.'],
  ['How fast did Visa\'s revenue grow in fiscal 2024?', 'Visa’s revenue rose by $3.27 billion from $32.7 billion in fiscal 2023 to $35.9 billion in fiscal 2024.'],
  ['core and headline inflation June 2025', 'Difference: 2.91% − 2.68% = 0.23 percentage points.'],
  ['What was Salesforce\'s free cash flow in fiscal 2025, operating cash less capital expenditure, and how many cents of every revenue dollar, that is what percentage, was it?', 'free cash flow was 32.8% of revenue in fiscal 2025'],
])('%s tells %s [ASK-ANSWER-12]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(wordsOf(answer)).toContain(told);
  expect(answer.metadata.verdicts.contradicted ?? 0).toBe(0);
});

test.each([
  ['What was Apple\'s revenue in fiscal 2024?', / rose | fell |Difference/],
  ['Apple\'s revenue in fiscal 2024 and fiscal 2025', /Apple’s revenue rose [^b]/],
])('%s tells no move twice [ASK-ANSWER-12]', async (text, twice) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.content_blocks.flatMap((block) => (block.type === 'text' ? [block.data.content] : [])).join('\n')).not.toMatch(twice);
});

test('what two figures come to is no part of the answer that is held to the question [ASK-ANSWER-12]', async () => {
  const { answer } = await askSample('Take the cash Amazon had left in 2024 after paying for its warehouses, so operating cash minus capex. How many times that amount does the market say the company is worth now?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/price (?:over|to) free cash flow was 76\.0 times/);
});
