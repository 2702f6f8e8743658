import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const now = new Date('2025-07-31T12:00:00Z');

test.each([
  ['120', 120_000], ['0', 0], ['Thu, 31 Jul 2025 12:01:30 GMT', 90_000], ['Thu, 31 Jul 2025 11:00:00 GMT', 0], ['soon', null], [null, null],
] as const)('Retry-After %s means %s ms', (header, ms) => {
  expect(readRetryAfter(header, now)).toBe(ms);
});
