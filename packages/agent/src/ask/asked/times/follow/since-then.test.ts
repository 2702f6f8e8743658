// Short questions of what became of a figure since the time of the question before.
import { expect, test } from 'vitest';
import { noFilters, type Asked } from '../../asked.ts';
import { readAsked } from '../../read-asked.ts';
import { deskIn, testDay } from '../../testing/sample-desk.ts';
import { withSinceThen } from './since-then.ts';

const desk = deskIn('sample');
const read = (text: string): Promise<Asked> => readAsked(text, { desk, today: testDay, filters: noFilters, earlier: [] });

test.each([
  ['What was Amazon’s revenue in 2021?', 'How much has it grown since then?', 'How much has it grown since fiscal 2021?'],
  ['What was Visa’s revenue in the second quarter of fiscal 2024?', 'By what percentage has it grown since?', 'By what percentage has it grown since Q2 2024?'],
  ['What was the unemployment rate in April 2023?', 'And since then?', 'How much has it changed since April 2023?'],
  ['Where did Visa’s shares close on 31 December 2024?', 'How much have they gained since that day?', 'How much have they gained since 31 December 2024?'],
  ['What did Caterpillar’s shares close at on 28 June 2024?', 'Had somebody bought at that close, how many percent would he be ahead?', 'How much in percent has the share changed since 28 June 2024?'],
  ['What did Caterpillar’s shares close at on 28 June 2024?', 'And 20 shares bought at that price, what would they have gained?', 'And 20 shares bought at that price, what would they have gained?'],
])('after “%s”, “%s” is asked as “%s” [ASK-READ-1]', async (first, next, wanted) => {
  expect(withSinceThen(next, await read(first))).toBe(wanted);
});

test('nothing is put in where no question stands before, or it named no time [ASK-READ-1]', async () => {
  expect(withSinceThen('How much has it grown since then?', undefined)).toBe('How much has it grown since then?');
  expect(withSinceThen('How much has it grown since then?', await read('What does Visa do?'))).toBe('How much has it grown since then?');
  expect(withSinceThen('How much has it grown since 2019?', await read('What was Visa’s revenue in 2021?'))).toBe('How much has it grown since 2019?');
});
