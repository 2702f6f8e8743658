import { expect, test } from 'vitest';
import { possessive, shortName } from './company-name.ts';

test.each([['Apple Inc.', 'Apple'], ['The Boeing Company', 'Boeing'], ['The Goldman Sachs Group, Inc.', 'Goldman Sachs'], ['Amazon.com, Inc.', 'Amazon'], ['International Business Machines Corporation', 'IBM'], ['Johnson & Johnson', 'Johnson & Johnson']])('%s is %s in prose', (full, short) => {
  expect(shortName(full)).toBe(short);
});

test('a name in s takes a bare apostrophe', () => {
  expect([possessive('Goldman Sachs'), possessive('Apple')]).toEqual(['Goldman Sachs’', 'Apple’s']);
});
