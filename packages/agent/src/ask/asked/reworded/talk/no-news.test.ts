import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { noNews } from './no-news.ts';

test.each([
  ['That\'s old news. And in 2021?', 'That\'s long past. And in 2021?'],
  ['That is news to me. What was it in 2021?', 'That is known to me. What was it in 2021?'],
  ['It was great news for holders. What did it close at?', 'It is something for holders. What did it close at?'],
])('%s asks for no report: %s [ASK-READ-1]', (said, plain) => {
  expect(sayAgain(said, noNews)).toBe(plain);
});

test.each(['Is there any good news about Tansy?', 'What\'s the news on Tansy?', 'Show me old news on Tansy'])('%s stays as it is [ASK-READ-1]', (said) => {
  expect(sayAgain(said, noNews)).toBe(said);
});
