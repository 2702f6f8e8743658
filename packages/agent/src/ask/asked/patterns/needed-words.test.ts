import { expect, test } from 'vitest';
import fc from 'fast-check';
import { mayStandIn, neededFor } from './needed-words.ts';

test('a text must hold the letters of a pattern that stand for themselves, and one of each of its alternatives', () => {
  expect(neededFor(/\bhow many (?:of the )?(experts|pros)\b/i)).toEqual([['how many '], ['experts', 'pros']]);
  expect(neededFor(/(?:in|from) (?:Atlanta|Seattle)/)).toEqual([['atlanta', 'seattle'], ['in', 'from'], [' ']]);
  expect(neededFor(/what\?/)).toEqual([['what?']]);
});

test('what may be absent, what stands before or behind, and classes of letters are asked of no text', () => {
  expect(neededFor(/colou?rs/)).toEqual([['colo'], ['rs']]);
  expect(neededFor(/(?<=cash )(?!flow)x{0,3}yz+(?= left)/)).toEqual([['yz']]);
  expect(neededFor(/(?:one|[a-z]+) *\p{L}(?:two|)/u)).toEqual([]);
});

const texts = ['how many of the Experts', 'What did Apple owe in all?', 'profit/share of 3M — 20 %', 'ſales in the ＫK range', ''];
const piece = fc.constantFrom('how', 'MANY ', 'a?', '[a-z]+', '(?:of|the|)', '(experts|pros?)', String.raw`\b`, String.raw`\d{0,2}`, '(?=h)', '(?<!q)', 'x*', ' ', String.raw`\/`, 'share', '(?:in|from (?:all|K))', 's', '.', '^', '$', '(?:a|b){2}', String.raw`\s`);

test('where a pattern stands, it may stand', () => {
  fc.assert(fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), fc.constantFrom(...texts), fc.constantFrom('i', 'iu', '', 'g'), (pieces, text, flags) => {
    const pattern = new RegExp(pieces.join(''), flags);
    if (text.search(pattern) >= 0) expect(mayStandIn(text, pattern)).toBe(true);
  }), { numRuns: 2000 });
});
