import { expect, test } from 'vitest';
import { askedTerms } from './asked-terms.ts';
import { furtherTexts } from './further-terms.ts';

const texts = (query: string): string[] => furtherTexts(query).map(({ text }) => text);

test('a measure that is worked out brings those that its formula needs [KNOW-QUERY-1]', () => {
  expect(texts('What is the inventory turnover of the boat works?')).toEqual(expect.arrayContaining(['cost of revenue', 'inventory']));
  expect(texts('Who repairs the boats?')).toEqual([]);
});

test('a statement is found under the other names that companies give it [KNOW-QUERY-1]', () => {
  expect(texts('according to the P&L').join(' ')).toContain('statements of operations');
  expect(texts('Take it from the statement of financial position.').join(' ')).toContain('balance sheets');
});

test('what was asked counts more than what belongs to it, and words of the task less [KNOW-QUERY-1]', () => {
  const { terms, pairs } = askedTerms('percentage change of boat rents', [{ text: 'boat oars', weight: 0.5 }]);
  expect(terms.map(({ term, weight }) => [term, weight])).toEqual([['percentag', 0.4], ['chang', 0.4], ['boat', 1], ['rent', 1], ['oar', 0.5]]);
  expect(pairs).toEqual([[0, 1], [1, 2], [2, 3]]);
});
