// The key figures behind an answer on a company at large, through the whole graph.
import type { Answer } from '@assay/record';
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

function tableOf({ content_blocks: blocks }: Answer, title: string): readonly (readonly string[])[] {
  const found = blocks.find((block) => block.type === 'table' && block.title === title);
  return found?.type !== 'table' ? [] : [found.data.headers, ...found.data.rows.map((row) => row.map(({ text }) => text))];
}

test.each([
  'Give me a comprehensive financial analysis of Salesforce: revenue, profit and margins.',
  'I want Salesforce on one page',
  'I want Salesforce on one page: revenue and net income',
  'Should I sell my Salesforce shares?',
  'Is Salesforce a sound business? Look at its revenue growth.',
])('%s has the newest year and the one before behind its answer [ASK-ANSWER-11]', async (text) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  const [head, ...rows] = tableOf(answer, 'Key figures of Salesforce');
  expect(head?.slice(1)).toEqual(['Fiscal 2024', 'Fiscal 2025']);
  expect(rows).toContainEqual(['Operating income', '$5.01 billion', '$7.21 billion']);
  expect(rows).toContainEqual(['Total liabilities', '$40.2 billion', '$41.8 billion']);
  expect(tableOf(answer, 'The price of Salesforce')[0]?.[1]).toBe('Share price on 4 September 2025');
  expect(answer.metadata.verdicts.contradicted ?? 0).toBe(0);
  expect(answer.metadata.valid).toBe(true);
});

test('a year that is named is the newer of the two [ASK-ANSWER-11]', async () => {
  const { answer } = await askSample('Review IBM\'s 2023: revenue growth, net income and dividends paid', { engine: houseAskEngine });
  expect(tableOf(answer, 'Key figures of IBM')[0]?.slice(1)).toEqual(['Fiscal 2022', 'Fiscal 2023']);
});

test.each(['What was Salesforce\'s revenue in fiscal 2025?', 'Show me Salesforce\'s income statement', 'Compare the revenue of Apple, Microsoft and Alphabet'])('%s has none of it [ASK-ANSWER-11]', async (text) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.content_blocks.filter(({ title }) => /^(?:Key figures|The price) of/.test(title))).toEqual([]);
});
