import { expect, test } from 'vitest';
import { withoutSeasonal } from './seasonal.ts';

test.each([
  ['What was the seasonally adjusted jobless rate in April 2024?', 'What was the jobless rate in April 2024?'],
  ['CPI (SA) Apr 2024', 'CPI Apr 2024'],
  ['On a seasonally adjusted basis, how many homes were started in April 2024?', 'how many homes were started in April 2024?'],
  ['How many homes were started in April 2024, at a seasonally adjusted annual rate?', 'How many homes were started in April 2024?'],
])('“%s” is asked of the series as it is published [ASK-READ-1]', (question, plain) => {
  expect(withoutSeasonal(question)).toBe(plain);
});

test.each(['What was the CPI, not seasonally adjusted, in April 2024?', 'What was Acme’s seasonally adjusted revenue in 2024?'])('“%s” stays as it is [ASK-READ-1]', (question) => {
  expect(withoutSeasonal(question)).toBe(question);
});
