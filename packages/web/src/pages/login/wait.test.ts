import { expect, test } from 'vitest';
import { secondsToWait, waitWords } from './wait.ts';

test('the wait after wrong passwords is told in words that are true [WEB-LOGIN-2]', () => {
  expect(secondsToWait('Try again in 16 seconds.')).toBe(16);
  expect(secondsToWait('Ask whoever runs it.')).toBeNull();
  expect([waitWords(1), waitWords(16), waitWords(121)]).toEqual(['in 1 second', 'in 16 seconds', 'in 3 minutes']);
});
