import { expect, test } from 'vitest';
import { matchesOf } from './places.ts';

const patterns = [/(?<![\p{L}\p{N}&'-])(?<word>[\p{L}][\p{L}\p{N}.-]*)/giu, /\bFY ?(?<year>\p{N}{2,4})(?!\p{N})/giu, /\p{L}{2,}\]?/gu, /\p{Lu}\p{Ll}+/gu, /[^\p{L}\s]+/giu];

test.each(["Kelso's sales [net] in FY 2024 & FY25, k-fold", 'What did 3M earn?', ''])('patterns find the same in plain words as Unicode’s letters do: %s [ASK-READ-1]', (text) => {
  for (const pattern of patterns) {
    expect(matchesOf(text, pattern)).toEqual([...text.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length, words: found[0], groups: { ...found.groups } })));
  }
});

test('letters outside ASCII are letters [ASK-READ-1]', () => {
  expect(matchesOf('Umsätze von Nestlé', patterns[2] ?? /x/g).map(({ words }) => words)).toEqual(['Umsätze', 'von', 'Nestlé']);
});
