import { expect, test } from 'vitest';
import { laterOfTwo } from './later-of-two.ts';

test.each([
  ['Acme from 31 March 2024 to 28 June 2024, and the P/E at that later date?', 'Acme from 31 March 2024 to 28 June 2024, and the P/E on 28 June 2024?'],
  ['Acme on June 28, 2024 and on March 31, 2024: P/E on the earlier of the two days?', 'Acme on June 28, 2024 and on March 31, 2024: P/E on March 31, 2024?'],
  ['Acme on 2024-03-28, then its P/E on the first day of 2025', 'Acme on 2024-03-28, then its P/E on the first day of 2025'],
  ['Acme on 3 May, P/E on that later date', 'Acme on 3 May, P/E on that later date'],
])('%s names the day [ASK-READ-9]', (text, plain) => {
  expect(laterOfTwo(text)).toBe(plain);
});
