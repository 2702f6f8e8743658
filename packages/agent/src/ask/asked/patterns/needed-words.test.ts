import { expect, test } from 'vitest';
import fc from 'fast-check';
import { forgetTexts, mayStandIn, neededFor } from './needed-words.ts';

test('a text must hold the letters of a pattern that stand for themselves, and one of each of its alternatives', () => {
  expect(neededFor(/\bhow many (?:of the )?(experts|pros)\b/i)).toEqual(['\bhow \bmany ', ['\bexperts', '\bpros']]);
  expect(neededFor(/(?:in|from) (?:Atlanta|Seattle)/)).toEqual([['\batlanta', '\bseattle'], ['in', 'from'], ' ']);
  expect(neededFor(/what\?/)).toEqual(['what?']);
  expect(neededFor(/c[ef]o's/)).toEqual([["ceo's", "cfo's"]]);
});

test('an alternative asks for all that it holds', () => {
  expect(neededFor(/what (?:is )?next|by (?:far|then)/)).toEqual([[['what ', '\bnext'], ['by ', ['\bfar', '\bthen']]]]);
  expect(mayStandIn('what is that', /what (?:is )?next|by (?:far|then)/)).toBe(false);
  expect(mayStandIn('what then? by then', /what (?:is )?next|by (?:far|then)/)).toBe(true);
});

test('a word that must begin one does not stand inside another', () => {
  const pattern = /(?<![\p{L}\p{N}])(?:su|the (?:lisa )?su)\b/iu;
  expect(['What is usual?', 'Lisa Su', '(su)', 'the suite'].map((text) => mayStandIn(text, pattern))).toEqual([false, true, true, true]);
  expect(mayStandIn('Xsu', /(?<![a-z])su/)).toBe(true);
});

test('what may be absent, what must not stand there, and classes of many letters are asked of no text', () => {
  expect(neededFor(/colou?rs/)).toEqual(['colo', 'rs']);
  expect(neededFor(/(?<=cash )(?!flow)x{0,3}yz+(?= left)/)).toEqual(['cash ', ' left', 'yz']);
  expect(neededFor(/(?:one|[a-z]+) *\p{L}(?:two|)/u)).toEqual([]);
});

const texts = ['how many of the Experts', 'What did Apple owe in all?', 'profit/share of 3M — 20 %', 'ſales in the ＫK range', 'sample share, a-share: aAhow THE share', ''];
const piece = fc.constantFrom('how', 'MANY ', 'a?', '[a-z]+', '(?:of|the|)', '(experts|pros?)', String.raw`\b`, String.raw`\d{0,2}`, '(?=h)', '(?<!q)', '[ae]', '[A-Z]', 'in all', "a's b", String.raw`(?<![\p{L}\p{N}])`, String.raw`(?<!\w)`, '(?:the )?', '(?:all|a)*', '-', '(?<=how )', 'x*', ' ', String.raw`\/`, 'share', '(?:in|from (?:all|K))', 's', '.', '^', '$', '(?:a|b){2}', String.raw`\s`);

test('where a pattern stands, it may stand', () => {
  fc.assert(fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), fc.constantFrom(...texts), fc.constantFrom('i', 'iu', '', 'g'), (pieces, text, flags) => {
    const pattern = new RegExp(pieces.join(''), pieces.join('').includes('p{L}') ? `${flags.replace('u', '')}u` : flags);
    if (text.search(pattern) >= 0) expect(mayStandIn(text, pattern)).toBe(true);
  }), { numRuns: 4000 });
});

test('once texts are forgotten, a list that two patterns need is one, and says what it said', () => {
  const patterns = [/(?:harbour|quay|jetty) dues/, /(?:harbour|quay|jetty) rent/, /(?:(?:harbour|quay|jetty) dues|boat) hire/];
  const needs = patterns.map((pattern) => neededFor(pattern));
  const said = JSON.stringify(needs);
  forgetTexts();
  expect(JSON.stringify(needs)).toBe(said);
  const lists = (needed: readonly unknown[]): readonly unknown[] => needed.flatMap((part) => (Array.isArray(part) ? [part, ...lists(part)] : []));
  const quays = needs.flatMap((needed) => lists(needed)).filter((list) => JSON.stringify(list).startsWith('["harbour'));
  expect(quays.length).toBeGreaterThan(1);
  expect(new Set(quays).size).toBe(1);
});
