// Forms and orders that follow from the words of a question and from where its figures stand.
import { expect, test } from 'vitest';
import { extendMetrics } from '@assay/calc';
import { solve } from '../index.ts';
import { filled, operandsOf } from '../testing/small-tables.ts';

const repairs = ['Repairs cost $12 million and fuel cost $8 million in 2019.'];

test.each(['Repairs were what percent of fuel in 2019?', 'What percentage of fuel is repairs?', 'What was repairs as a percent of fuel?'])('“%s” has repairs above, though they are the larger [SOLVE-6]', (question) => {
  expect(filled(question, { paragraphs: repairs, text: [12, 8], constants: [100] })).toBe('(12 ÷ 8) × 100');
});

test('“how many times larger is X than Y” has X above [SOLVE-6]', () => {
  expect(filled('How many times larger is the cost of repairs than fuel?', { paragraphs: repairs, text: [12, 8] })).toBe('12 ÷ 8');
});

test.each([
  'In 2019 deliveries were 40, while in 2018 they were 52.', 'The 2019 deliveries of 40 million compared to the 2018 deliveries of 52 million.', 'Deliveries were 40, compared with 52 in the prior year.',
  'Deliveries were 52 at the beginning of the year and 40 at the end of the year.',
])('a figure of running text has the time of its own clause: “%s” [SOLVE-4]', (sentence) => {
  expect(filled('What was the change in deliveries?', { paragraphs: [sentence], text: [40, 52] })).toBe('40 − 52');
});

test.each([['prior year', 'current year'], ['March 31', 'June 30'], ['last year', 'this year'], ['Old', 'New']])('under “%s” and “%s” the second is the newer [SOLVE-4]', (older, newer) => {
  expect(filled('What was the change in kettles sold?', { table: [['', older, newer], ['Kettles sold', '52', '40']], cells: [[1, 1], [1, 2]] })).toBe('40 − 52');
});

test('so many at such a price is an amount, also over a scale and in two lots [SOLVE-7]', () => {
  const table = [['', 'Options', 'Price per option'], ['March', '40', '$52'], ['April', '10', '$3']];
  expect(filled('What is the total value of the options of March, in thousands?', { table, cells: [[1, 1], [1, 2]], constants: [1000] })).toBe('(40 × 52) ÷ 1000');
  expect(filled('What is the total value of the options of both months?', { table, cells: [[1, 1], [1, 2], [2, 1], [2, 2]] })).toBe('(40 × 52) + (10 × 3)');
});

test('the net of a gain and a loss is their sum [SOLVE-7]', () => {
  expect(filled('What is the net effect of the gain and the loss?', { table: [['', '2019'], ['Gain', '52'], ['Loss', '(40)']], cells: [[1, 1], [2, 1]] })).toBe('52 + (-40)');
});

test('a measure of the caller’s own is filled in by its formula [SOLVE-7]', () => {
  const extended = extendMetrics({ metrics: [
    { id: 'loaves', label: 'loaves baked', kind: 'flow', unit: 'count' }, { id: 'ovens', label: 'ovens in use', kind: 'count', unit: 'count' }, { id: 'oven_load', label: 'oven load', kind: 'ratio', unit: 'times', formula: 'loaves / ovens' },
  ] });
  if (!extended.ok) throw new Error(extended.problems.join('; '));
  const table = [['', '2019'], ['Ovens in use', '600'], ['Loaves baked', '150']];
  const question = 'What was the oven load?';
  expect(solve({ question, operands: operandsOf({ table, cells: [[1, 1], [2, 1]] }), source: { paragraphs: [], table }, metrics: extended.dictionary })).toMatchObject({ filled: '150 ÷ 600', shape: 'named metric' });
});

test.each(['What percentage did fuel represent of repairs?', 'How much of repairs is fuel, in percent?', 'Fuel accounted for what percentage of repairs?', 'What share does fuel make up of repairs?'])('“%s” has repairs below [SOLVE-6]', (question) => {
  expect(filled(question, { paragraphs: repairs, text: [12, 8], constants: [100] })).toBe('(8 ÷ 12) × 100');
});

test('a change between two things without times leads from the first named to the second [SOLVE-5]', () => {
  const table = [['', 'Rate'], ['Harbour plan', '40'], ['Garden plan', '52']];
  expect(filled('What is the change in rate between the garden plan and the harbour plan?', { table, cells: [[1, 1], [2, 1]] })).toBe('40 − 52');
});
