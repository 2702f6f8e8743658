import { expect, test } from 'vitest';
import { exceedsLine } from './exceeds-line.ts';

test.each([
  ['Marram\'s receivables exceed inventory?', 'was Marram\'s receivables larger than inventory?'],
  ['Marram: buybacks 2022 > capex, yes or no?', 'Marram: was buybacks larger than capex 2022, yes or no?'],
  ['Marram goodwill above equity? show both', 'was Marram goodwill larger than equity? show both'],
  ['Marram cash over total debt?', 'Marram cash over total debt?'],
  ['What is cash above debt?', 'What is cash above debt?'],
  ['Marram revenue above 30 billion?', 'Marram revenue above 30 billion?'],
])('%s: one line against another, which yes or no answers [ASK-READ-1]', (said, plain) => {
  expect(exceedsLine(said)).toBe(plain);
});
