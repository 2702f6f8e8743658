import { expect, test } from 'vitest';
import type { StoryReaders } from './asking-part.ts';
import { withoutLooseAsk } from './loose-ask.ts';

const placesOf = (words: string): readonly { start: number; end: number }[] => [...words.matchAll(/Tansy|Marram/g)].map(({ index, 0: name }) => ({ start: index, end: index + name.length }));
const readers: StoryReaders = { isMeasured: (words) => /margin|sales/.test(words), isTimed: (words) => /20\d\d/.test(words), isGrouped: () => false, named: placesOf };

test.each([
  ['Who wrings the most out of sales? Net margin of Tansy and Marram for 2021, best first.', 'Net margin of Tansy and Marram for 2021, best first.'],
  ['Which is thriftier, Tansy or Marram? Net margin in 2021, highest to lowest.', 'Tansy, Marram: Net margin in 2021, highest to lowest.'],
])('a question that the sentence behind it says in full is left out: %s [ASK-READ-9]', (said, plain) => {
  expect(withoutLooseAsk(said, readers)).toBe(plain);
});

test.each([
  'Who had more sales in 2021, Tansy or Marram? Net margin of each for 2021.', 'Which is thriftier, Tansy or Marram? Net margin in 2021.', 'Who is thriftier, Tansy or Marram? What was the net margin of each in 2021?',
])('one that asks for something of its own stays: %s [ASK-READ-9]', (said) => {
  expect(withoutLooseAsk(said, readers)).toBe(said);
});
