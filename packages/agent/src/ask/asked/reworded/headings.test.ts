import { expect, test } from 'vitest';
import { headings } from './headings.ts';
import { sayAgain } from './rewording.ts';

test.each([
  ['Acme as a dividend payer: the yield?', 'Acme: the yield?'],
  ['Acme Corp as a growth stock: revenue in 2024', 'Acme Corp: revenue in 2024'],
  ['Acme credit profile 2024: debt, equity', 'Acme figures 2024: debt, equity'],
  ['R&D as a share of revenue: Acme in 2024', 'R&D as a share of revenue: Acme in 2024'],
  ['Is Acme as a dividend payer safe?', 'Is Acme as a dividend payer safe?'],
])('%s asks for what stands behind its heading [ASK-READ-1]', (said, plain) => {
  expect(sayAgain(said, headings)).toBe(plain);
});
