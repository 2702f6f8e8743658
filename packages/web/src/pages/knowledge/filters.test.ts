import { expect, test } from 'vitest';
import { aroundSentence, listSearch, readSearch, webAddress, writeSearch } from './filters.ts';

test('what is searched stands in the address, and nonsense in it counts as not said [WEB-KNOW-1]', () => {
  const search = readSearch(new URLSearchParams('q=+supply+risks&company=YARD&year=20x5&form=10-K'));
  expect(search).toEqual({ q: 'supply risks', company: 'YARD', year: '', form: '10-K', section: '' });
  expect(writeSearch(search)).toBe('q=supply+risks&company=YARD&form=10-K');
  expect(listSearch(search)).toBe('company=YARD&form=10-K');
});

test('the sentence that was found is shown within its passage, where it stands there [WEB-KNOW-1]', () => {
  expect(aroundSentence('We build boats. Steel is dear. We sell them.', 'Steel is dear.')).toEqual(['We build boats. ', 'Steel is dear.', ' We sell them.']);
  expect([aroundSentence('We build boats.', 'Not there.'), aroundSentence('We build boats.', null)]).toEqual([null, null]);
});

test('only addresses of the web are opened [WEB-KNOW-1]', () => {
  expect([webAddress('https://www.sec.gov/x.htm'), webAddress('file:letter.pdf'), webAddress('javascript:alert(1)')]).toEqual(['https://www.sec.gov/x.htm', null, null]);
});
