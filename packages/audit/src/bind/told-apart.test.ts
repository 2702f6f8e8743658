import { expect, test } from 'vitest';
import { readParagraphs } from '../facts/text/read-paragraphs.ts';
import { readTokens } from '../numerals/index.ts';
import { indexFacts } from './fact-index.ts';
import { isOfAnother, saidIn } from './told-apart.ts';

/** The amounts of a passage that it gives for something else than a sentence speaks of. */
const deniedTo = (sentence: string, passage: string): string[] => {
  const facts = readParagraphs([passage]);
  const index = indexFacts(facts);
  const said = saidIn({ text: sentence, tokens: readTokens(sentence) });
  return facts.filter((read) => isOfAnother(read, said, index)).map((read) => read.fact.value);
};

test('of two amounts that a sentence lists, the one whose words are not said is another’s [AUD-ALIGN-2]', () => {
  const passage = 'We recorded $31 million of severance and $12 million of freight claims.';
  expect(deniedTo('Severance was $12 million.', passage)).toEqual(['12000000']);
  expect(deniedTo('Freight claims were $31 million.', passage)).toEqual(['31000000']);
});

test('a part has the words of its whole, and a whole is not named by a part’s [AUD-ALIGN-2]', () => {
  const passage = 'Deferred grant income was $90 million, of which $20 million relates to harbors and $70 million relates to bridges.';
  expect(deniedTo('Deferred grant income related to bridges was $90 million.', passage)).toEqual(['90000000', '20000000']);
  expect(deniedTo('Deferred grant income was $70 million.', passage)).toEqual(['20000000', '70000000']);
  expect(deniedTo('Deferred grant income related to bridges was $70 million.', passage)).not.toContain('70000000');
});

test('what an increase is due to is no measure of the whole increase [AUD-ALIGN-2]', () => {
  const passage = 'Terminal expenses fell $8 million, primarily due to a $5 million decrease in dredging costs.';
  expect(deniedTo('Terminal expenses fell by $5 million.', passage)).toEqual(['5000000']);
  expect(deniedTo('Terminal expenses fell by $8 million.', passage)).not.toContain('8000000');
});

test('amounts that the same words name, and amounts that the sentence itself gives, are not told apart [AUD-ALIGN-2]', () => {
  expect(deniedTo('Rent expense was $9 million.', 'Rent expense was $11 million in 2024 and $9 million in 2023.')).toEqual([]);
  expect(deniedTo('Severance was $31 million and freight claims were $12 million.', 'We recorded $31 million of severance and $12 million of freight claims.')).toEqual([]);
});

test('an amount with a name of its own does not take that of the amount before [AUD-ALIGN-2]', () => {
  expect(deniedTo('The $82 million goodwill impairment of the Heron brand hurt 2024.', 'Marsh recognized a goodwill impairment of $82 million and a trademark impairment of $20 million related to the Heron brand.')).not.toContain('82000000');
});
