import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solve } from './index.ts';
import { ask, balance, filled, income, operandsOf, prices, warranty } from './testing/small-tables.ts';

test('a change is the newer figure less the older, whichever column stands first [SOLVE-1]', () => {
  expect(filled('What was the change in net sales from 2020 to 2021?', { table: income, cells: [[1, 1], [1, 2]] })).toBe('1200 − 1000');
  const mirrored = income.map(([label = '', ...cells]) => [label, ...cells.toReversed()]);
  expect(filled('What was the change in net sales from 2020 to 2021?', { table: mirrored, cells: [[1, 2], [1, 3]] })).toBe('1200 − 1000');
});

test('a percentage change is over the older figure, and exact [SOLVE-1]', () => {
  const solution = ask('What was the percentage increase in net sales between 2019 and 2021?', { table: income, cells: [[1, 1], [1, 3], [1, 3]], constants: [100] });
  expect(solution).toMatchObject({ kind: 'solved', value: '50', unit: 'percent', basis: 'words', filled: '((1200 − 800) ÷ 800) × 100' });
});

test('words alone tell a percentage change from a change when neither constants nor repeats are listed [SOLVE-2]', () => {
  const over = { table: income, cells: [[1, 1], [1, 2]], terms: 'figures' } as const;
  expect(filled('By what percentage did net sales grow from 2020 to 2021?', over)).toBe('((1200 − 1000) ÷ 1000) × 100');
  expect(filled('What was the increase in net sales from 2020 to 2021?', over)).toBe('1200 − 1000');
});

test('the change in a margin is a change, not a margin [SOLVE-2]', () => {
  expect(filled('What was the change in operating margin from 2020 to 2021?', { table: income, cells: [[4, 1], [4, 2]], terms: 'figures' })).toBe('25 − 20');
});

test('the change in a percentage of sales is a change in points, not relative [SOLVE-2]', () => {
  expect(filled('What was the change in operating income as a percentage of net sales from 2020 to 2021?', { table: income, cells: [[4, 1], [4, 2]], terms: 'figures' })).toBe('25 − 20');
});

test('brackets in a cell make the figure negative [SOLVE-3]', () => {
  expect(filled('What was the change in cost of sales from 2020 to 2021?', { table: income, cells: [[2, 1], [2, 2]] })).toBe('(-700) − (-650)');
});

test('the end of a period is newer than its beginning [SOLVE-4]', () => {
  expect(filled('What was the net change in the warranty balance during 2021?', { table: warranty, cells: [[1, 1], [3, 1]] })).toBe('55 − 40');
});

test('a heading over rows gives their year [SOLVE-4]', () => {
  expect(filled('What is the change in the second quarter high from fiscal 2020 to fiscal 2021?', { table: prices, cells: [[2, 1], [4, 1]] })).toBe('48 − 44');
});

test('a heading over several columns gives their year [SOLVE-4]', () => {
  expect(filled('What was the change in the fair value of total debt from 2020 to 2021?', { table: balance, cells: [[4, 2], [4, 4]] })).toBe('520 − 510');
});

test('a difference without direction takes the smaller from the larger [SOLVE-5]', () => {
  expect(filled('What is the difference between the low and the high in the second quarter of 2021?', { table: prices, cells: [[2, 1], [2, 2]] })).toBe('48 − 40');
});

test('how much something decreased is the older less the newer [SOLVE-5]', () => {
  expect(filled('How much did the term loan decrease by from 2020 to 2021?', { table: balance, cells: [[3, 1], [3, 3]] })).toBe('200 − 100');
});

test('"less" takes what follows from what comes before [SOLVE-5]', () => {
  expect(filled('What is operating income less an initial cost of 300 in 2021?', { table: [['', '2021'], ['Initial cost', '300'], ['Operating income', '250']], cells: [[1, 1], [2, 1]] })).toBe('250 − 300');
});

test('a question without figures is left unanswered, with the reason [SOLVE-8]', () => {
  expect(solve({ question: 'What was the change in net sales?', operands: [], source: { paragraphs: [], table: income } })).toEqual({ kind: 'unanswered', why: 'no figures to calculate with' });
});

test('a division by zero gives no answer [SOLVE-8]', () => {
  expect(ask('What was the percentage change in grants from 2020 to 2021?', { table: [['', '2021', '2020'], ['Grants', '5', '0']], cells: [[1, 1], [1, 2], [1, 2]], constants: [100] })).toMatchObject({ kind: 'unanswered' });
});

test('a form that only the operands tell is marked as such [SOLVE-8]', () => {
  expect(ask('Senior notes and the term loan, 2021?', { table: balance, cells: [[2, 1], [3, 1]] })).toMatchObject({ kind: 'solved', basis: 'operands' });
});

test('the inputs name their cells and labels, so that each can be traced [SOLVE-8]', () => {
  const solution = ask('What was the change in net sales from 2020 to 2021?', { table: income, cells: [[1, 1], [1, 2]] });
  expect(solution.kind === 'solved' && solution.inputs).toEqual([{ name: 'a', value: '1200', cell: [1, 1], label: 'Net sales 2021' }, { name: 'b', value: '1000', cell: [1, 2], label: 'Net sales 2020' }]);
});

test('the order in which operands are given changes nothing [SOLVE-9]', () => {
  const operands = operandsOf({ table: income, cells: [[1, 1], [1, 3], [1, 3]], constants: [100] });
  const request = { question: 'What was the percentage increase in net sales from 2019 to 2021?', source: { paragraphs: [], table: income } };
  fc.assert(fc.property(fc.shuffledSubarray(operands, { minLength: operands.length }), (shuffled) => {
    expect(solve({ ...request, operands: shuffled })).toEqual(solve({ ...request, operands }));
  }));
});
