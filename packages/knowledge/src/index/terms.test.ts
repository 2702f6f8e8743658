import { expect, test } from 'vitest';
import { stem } from './stem.ts';
import { termsOf } from './terms.ts';

test('forms of a word have one stem [KNOW-TERM-1]', () => {
  for (const family of [['increase', 'increases', 'increased', 'increasing'], ['liability', 'liabilities'], ['operate', 'operates', 'operating', 'operations'], ['lease', 'leases', 'leased', 'leasing'], ['impair', 'impaired', 'impairment', 'impairments']]) {
    expect([family[0], ...new Set(family.map(stem))]).toHaveLength(2);
  }
  expect([stem('gas'), stem('loss'), stem('business')]).not.toContain('');
});

test('a figure is one term however it is written, and words of any text are none [KNOW-TERM-1]', () => {
  expect(termsOf('$2,267,700 of the R&D at U.S. plants')).toEqual(['2267700', 'rd', 'us', 'plant']);
  expect(termsOf('2267700')).toEqual(['2267700']);
  expect(termsOf('3.50% or 3.5 %; 40.0')).toEqual(['3.5', '3.5', '40']);
});
