import { expect, test } from 'vitest';
import { sameForOther } from './same-for-other.ts';

test.each([['How would the answer be for Visa instead?', 'And for Visa?'], ['What would it be for Nvidia instead?', 'And for Nvidia?'], ['How does the answer look for Home Depot?', 'And for Home Depot?'], ['And what was that for IBM?', 'And for IBM?'],
  ['Good to know. Now please the same thing for IBM.', 'And for IBM?'], ['Do that for Microsoft', 'And for Microsoft?'], ['Thanks! Same question for Alphabet', 'And for Alphabet?'], ['Could I have the same figures for Visa, please?', 'And for Visa?']])('“%s” is “%s” after a question [ASK-READ-3]', (text, plain) => {
  expect(sameForOther(text, true)).toBe(plain);
  expect(sameForOther(text, false)).toBe(text);
});

test.each(['What was it for the year 2023?', 'How does it look for the economy?', 'How does that compare with Globex over the same period?', 'What was revenue for Visa?'])('“%s” stays as it was [ASK-READ-3]', (text) => {
  expect(sameForOther(text, true)).toBe(text);
});
