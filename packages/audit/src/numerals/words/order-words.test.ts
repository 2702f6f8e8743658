import { expect, test } from 'vitest';
import { readTokens } from '../read-tokens.ts';

function wordsIn(text: string): string[] {
  return readTokens(text).flatMap((token) => {
    if (token.kind === 'direction') return [token.direction];
    return token.kind === 'rank' ? [token.n === null ? token.rank : `${token.rank} ${String(token.n)}`] : [];
  });
}

test.each([
  ['Revenue grew', 'up'], ['sales fell sharply', 'down'], ['margins were flat', 'flat'], ['up 5%', 'up'], ['was down from a year earlier', 'down'], ['a decline of 3%', 'down'], ['growth of 5%', 'up'], ['was little changed', 'flat'], ['higher margins', 'up'], ['widened by', 'up'], ['shrank', 'down'],
])('%j goes %s [NUM-DIR-1]', (text, direction) => {
  expect(wordsIn(text)).toEqual([direction]);
});

test.each(['up to three demands', 'set up a company', 'a down payment', 'follow up', 'higher education', 'the lower bound', 'write-down of inventory', 'start-up costs', 'gain on sale', 'the contract', 'give rise to', 'growth stocks', 'the lower of cost and value', 'washed up on a beach', 'Advanced Materials'])('%j gives no direction [NUM-DIR-1]', (text) => {
  expect(wordsIn(text)).toEqual([]);
});

test.each([
  ['the highest margin', 'highest'], ['its lowest level', 'lowest'], ['a record high', 'highest'], ['a record low', 'lowest'], ['its all-time high', 'highest'], ['the second largest market', 'ordinal 2'], ['the 3rd-largest', 'ordinal 3'], ['the top three', 'highest 3'], ['more than its peers', 'more'],
  ['exceeds its peers', 'more'], ['below its average', 'less'], ['ranked first', 'first'],
])('%j places a value: %s [NUM-RANK-1]', (text, rank) => {
  expect(wordsIn(text)).toEqual([rank]);
});

test.each(['at least 5%', 'most recently', 'the record date', 'we record revenue', 'as described above.', 'the table below', 'Best Buy margins'])('%j places none [NUM-RANK-1]', (text) => {
  expect(wordsIn(text)).toEqual([]);
});
