import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

test.each([
  ['seconds', { 'retry-after': '7' }, undefined, 7_000],
  ['milliseconds, which are more exact', { 'retry-after': '1', 'retry-after-ms': '250.5' }, undefined, 251],
  ['a date, from the date of the answer', { 'retry-after': 'Wed, 21 Oct 2026 07:28:30 GMT', 'date': 'Wed, 21 Oct 2026 07:28:00 GMT' }, undefined, 30_000],
  ['a date that is past', { 'retry-after': 'Wed, 21 Oct 2026 07:27:00 GMT', 'date': 'Wed, 21 Oct 2026 07:28:00 GMT' }, undefined, 0],
  ['Google’s body', {}, '{"error":{"code":429,"details":[{"@type":"QuotaFailure"},{"@type":"RetryInfo","retryDelay":"21.5s"}]}}', 21_500],
  ['nothing', {}, '{"error":{}}', null],
  ['nonsense', { 'retry-after': 'soon' }, '<html>', null],
  ['a date without a date to count from', { 'retry-after': 'Wed, 21 Oct 2026 07:28:30 GMT' }, undefined, null],
] as const)('how long to wait is read from %s [MODEL-RETRY-1]', (...[, headers, body, expected]) => {
  expect(readRetryAfter(headers, body)).toBe(expected);
});
