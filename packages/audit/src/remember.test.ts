import { expect, it, vi } from 'vitest';
import { remember } from './remember.ts';

it('reads a text once, a long one each time, and starts anew when full [AUD-PURE-1]', () => {
  const read = vi.fn((text: string): number | null => (text === '' ? null : text.length));
  const remembering = remember(read, 2);
  expect([remembering('revenue'), remembering(''), remembering(''), remembering('revenue')]).toEqual([7, null, null, 7]);
  expect(read).toHaveBeenCalledTimes(2);
  expect([remembering('cost'), remembering('revenue')]).toEqual([4, 7]);
  expect(read).toHaveBeenCalledTimes(4);
  const long = 'x'.repeat(1001);
  expect([remembering(long), remembering(long)]).toEqual([1001, 1001]);
  expect(read).toHaveBeenCalledTimes(6);
});
