import { expect, test } from 'vitest';
import { readGrid } from './read-grid.ts';

test('a number takes its row, its column, its year and the scale of the caption', () => {
  const facts = readGrid([['', '2024', '2023'], ['Net sales', '$ 1,250', '$ 1,100'], ['Operating loss', '(75)', '(60)']], { caption: 'Results (in millions)' });
  expect(facts.map((read) => [read.row.join(' > '), read.column.join(' > '), read.fact.value, read.scale])).toEqual([
    ['Net sales', '2024', '1250000000', 6], ['Net sales', '2023', '1100000000', 6], ['Operating loss', '2024', '-75000000', 6], ['Operating loss', '2023', '-60000000', 6],
  ]);
});
