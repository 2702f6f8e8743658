import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { shareCountsTalk } from './share-counts-talk.ts';

test.each([
  ['Marram: how many were there in issue at the end of 2023?', 'Marram: how many shares are outstanding at the end of 2023?'],
  ['and how many are still outstanding?', 'and how many shares are outstanding?'],
  ['Marram: how much profit was left per share, diluted, in 2023?', 'Marram: what were diluted earnings per share, in 2023?'],
  ['What was left for each share at Marram?', 'what were earnings per share at Marram?'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, shareCountsTalk)).toBe(plain);
});

test.each(['How many machines are out there?', 'What was left for the shareholders?'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, shareCountsTalk)).toBe(text);
});
