import { expect, test } from 'vitest';
import { readParagraphs } from './read-paragraphs.ts';

test('two amounts and two years joined by "respectively" are read pairwise', () => {
  const facts = readParagraphs(['Marketing expenses were $5.2 million and $4.8 million in 2023 and 2022, respectively.']);
  expect(facts.map((read) => [read.fact.value, read.fact.period])).toEqual([
    ['5200000', { kind: 'labelled', fiscal: { year: 2023, part: 'FY' } }], ['4800000', { kind: 'labelled', fiscal: { year: 2022, part: 'FY' } }],
  ]);
});
