import { expect, test } from 'vitest';
import { readYesNo } from './yes-no.ts';

test.each([
  ['Did Acme earn more than Globex in 2022?', ['than', 'moved']], ['Is Acme cheaper than Globex?', ['than']], ['Is it true that Acme out-earned Globex?', ['than']],
  ['Has its debt gone down since 2019?', ['moved']], ['Did the margin improve in 2021?', ['moved']], ['Was Acme in the red in 2020?', ['sign']], ['So, did Acme make a profit last year?', ['sign']],
  ['Was its gross margin above 40% in 2022?', ['mark', 'than']], ['Did Acme take in more than $3 billion in 2021?', ['mark', 'than', 'moved']],
])('“%s” is answered by yes or no, read as %j [ASK-YES-1]', (text, kinds) => {
  expect(readYesNo(text).map(({ kind }) => kind)).toEqual(kinds);
});

test.each(['Did Acme or Globex earn more in 2022?', 'How much more did Acme earn than Globex?', 'Which of them is larger than Globex?', 'Acme revenue 2022 vs Globex', 'Was Acme founded after 1950?'])('“%s” asks for more than yes or no [ASK-YES-1]', (text) => {
  expect(readYesNo(text)).toEqual([]);
});
