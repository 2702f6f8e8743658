import { expect, test } from 'vitest';
import fc from 'fast-check';
import { lateGlobal, lateLiteral, lateRegExp } from './late-regexp.ts';

const sources = [String.raw`(?<![\p{L}\p{N}])(?<line>net margins?|EBIT)(?![\p{L}\p{N}])`, String.raw`how (?:much|many) (\w+)`, String.raw`[,;] ?(?:and |or )?(?=what|which)`, String.raw`^(?:so |and )*is it`, String.raw`\b[\p{L}&]{2,}(?:['’]s)? revenue`];
const texts = ['How much EBIT, and what net margin, which net margins?', 'Is it so? so is it', 'Nestlé’s revenue, or what', 'Apple’s revenue; what does ſo tell', 'AT&T revenue', ''];
const given = fc.record({ source: fc.constantFrom(...sources), flags: fc.constantFrom('u', 'iu', 'giu', 'yiu', 'diu'), text: fc.constantFrom(...texts) });

const shown = (found: RegExpMatchArray | null): unknown => (found === null ? null : { all: [...found], index: found.index, groups: found.groups === undefined ? null : { ...found.groups }, indices: found.indices === undefined ? null : [...found.indices] });

test('a late pattern does with every text what the pattern does in whose place it stands [START-5]', () => {
  fc.assert(fc.property(given, ({ source, flags, text }) => {
    const [at, late] = [new RegExp(source, flags), lateRegExp(source, flags)];
    expect([late.source, late.flags, String(late), late.global, late.sticky, late.ignoreCase, late.unicode]).toEqual([at.source, at.flags, String(at), at.global, at.sticky, at.ignoreCase, at.unicode]);
    for (let times = 0; times < 3; times += 1) {
      expect(shown(late.exec(text))).toEqual(shown(at.exec(text)));
      expect(late.lastIndex).toBe(at.lastIndex);
      expect(late.test(text)).toBe(at.test(text));
    }
    expect(text.search(late)).toBe(text.search(at));
    expect(text.replace(late, '<$&>')).toBe(text.replace(at, '<$&>'));
    expect(text.replace(late, (found) => found.toUpperCase())).toBe(text.replace(at, (found) => found.toUpperCase()));
    expect(text.split(late)).toEqual(text.split(at));
    expect(shown(text.match(late))).toEqual(shown(text.match(at)));
    if (flags.includes('g')) {
      expect([...text.matchAll(late)].map(shown)).toEqual([...text.matchAll(at)].map(shown));
      expect(text.replaceAll(late, '')).toBe(text.replaceAll(at, ''));
    }
    expect(new RegExp(late, 'i').source).toBe(at.source);
  }), { numRuns: 400 });
});

test('one that no text asks for is never made, and one that is written twice is one [START-5]', () => {
  const broken = lateLiteral('cash (', 'u');
  expect([broken.test('revenue of Apple'), 'revenue'.replace(broken, 'x')]).toEqual([false, 'revenue']);
  expect(() => broken.test('cash ( at hand')).toThrow(SyntaxError);
  expect(lateLiteral('debts? of', 'i')).toBe(lateLiteral('debts? of', 'i'));
  expect(lateGlobal('debts? of', 'gi')).not.toBe(lateGlobal('debts? of', 'gi'));
});

test('a pattern is made of another, and one with a slash is written as it would be', () => {
  expect(lateRegExp(/p\/e ratios?/i).test('its P/E ratio')).toBe(true);
  expect([lateRegExp('p/e', 'i').source, lateRegExp('').source]).toEqual([/p\/e/.source, new RegExp('').source]);
  expect(lateRegExp(/net debt/i, 'g').flags).toBe('g');
});
