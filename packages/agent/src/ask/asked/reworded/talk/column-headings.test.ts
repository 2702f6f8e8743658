import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { columnHeadings } from './column-headings.ts';

test.each([
  ['Our table lists net margin. Fill in 2023 for Marram.', 'net margin for 2023 for Marram.'],
  ['I keep a sheet of year-end closes. What do I put down for Marram in 2023?', 'year-end closes for Marram in 2023?'],
  ['My file shows a loss. What did Marram earn?', 'My file shows a loss. What did Marram earn?'],
])('%s: the heading and whose line it is [ASK-READ-1]', (said, plain) => {
  expect(sayAgain(said, columnHeadings)).toBe(plain);
});
