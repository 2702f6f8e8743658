import { expect, test } from 'vitest';
import { plainVerbs } from './plain-verbs.ts';
import { sayAgain } from './rewording.ts';

test.each([
  ['Please quote Tussock\'s gross margin for 2023.', 'Please give Tussock\'s gross margin for 2023.'],
  ['For 2023, quote the net margins of both.', 'For 2023, give the net margins of both.'],
  ['What did Marram invest in research and development?', 'What did Marram spend on research and development?'],
  ['its sales in the quarter that closed in June', 'its sales in the quarter that ended in June'],
  ['In which order did Marram, Tussock and Heron end 2023 by stock price gain?', 'rank Marram, Tussock and Heron by share price gain in 2023?'],
  ['Show where Marram last settled beside its high', 'Show what was the last close of Marram beside its high'],
  ['Where did tussock\'s stock finish most recently, and its best close of 2023?', 'what was the last close of tussock, and its highest close of 2023?'],
  ['Does Marram make any money?', 'Does Marram make a profit?'],
  ['Has Marram made money in any of those years?', 'Has Marram made a profit in any of those years?'],
  ['Whose shares rose the most, whose came second and whose was last?', 'rank them by share price gain?'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, plainVerbs)).toBe(plain);
});

test.each(['Quote Marram', 'Please quote the share price of Marram', 'Should I invest in Marram?', 'Where did Marram close at the end of the quarter?', 'Is there a quote of Marram?', 'Did I make money in 2023?', 'How does Marram make money?', 'Where did Marram close last year?'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, plainVerbs)).toBe(text);
});
