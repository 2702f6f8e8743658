import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { recordAsVerb } from './record-verb.ts';

test.each([
  ['How much goodwill did Acme record last fiscal year?', 'How much goodwill did Acme report last fiscal year?'],
  ['what loss has Acme recorded in each year', 'what loss has Acme report in each year'],
  ['In which record year did Acme earn most?', 'In which record year did Acme earn most?'],
  ['What did Acme earn in its record year?', 'What did Acme earn in its record year?'],
  ['Did Acme post a record in 2024?', 'Did Acme post a record in 2024?'],
])('%s [ASK-ANSWER-12]', (text, told) => {
  expect(recordAsVerb(text)).toBe(told);
});

test('a figure that was recorded last year is none of the best year [ASK-ANSWER-12]', async () => {
  const { answer } = await askSample('How much stock-based compensation did Salesforce record last fiscal year?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/\$3\.18 billion in fiscal 2025/);
  expect(answer.summary).not.toMatch(/high point/);
  expect(answer.metadata.valid).toBe(true);
});
