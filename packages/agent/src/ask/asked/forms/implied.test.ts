import { expect, test } from 'vitest';
import { readImplied } from './implied.ts';

test.each([
  ['At what price would Acme be valued at 12 times its 2021 earnings?', { multiple: 12, of: 'diluted_eps' }], ['Acme price at 9x EPS', { multiple: 9, of: 'diluted_eps' }],
  ['What would a share of Acme cost at two times book value?', { multiple: 2, of: 'book_value_per_share' }], ['I pay twenty times earnings. What is the most I would pay for a share?', { multiple: 20, of: 'diluted_eps' }],
  ['How many times earnings does Acme trade at?', null], ['Does Acme trade at 12 times its earnings?', null],
])('“%s” supposes a multiple and asks for the price: %j [ASK-READ-1]', (text, wanted) => {
  expect(readImplied(text)).toEqual(wanted);
});
