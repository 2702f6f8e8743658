import { expect, test } from 'vitest';
import { elsewhereIn } from './elsewhere-names.ts';

const named = [{ start: 0, end: 5, company: null, unknown: null }];

test.each([['apple vs samsung revenue', ['Samsung']], ['apple or huawei, who is bigger', ['Huawei']], ['apple stores with a stripe', []], ['apple revenue', []]])('“%s” holds a company beside one that files nothing: %s', (text, words) => {
  expect(elsewhereIn(text, named).map(({ unknown }) => unknown?.words)).toEqual(words);
});
