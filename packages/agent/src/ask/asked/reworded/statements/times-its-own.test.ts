import { expect, test } from 'vitest';
import { timesItsOwn } from './times-its-own.ts';

test.each([
  ['How many times its 2018 revenue did Visa book in 2023?', 'how many times larger was Visa\'s revenue in 2023 than in 2018?'],
  ['How many times its fiscal 2019 net income does Visa cost?', 'How many times its fiscal 2019 net income does Visa cost?'],
  ['How many times its 2018 mood did Visa have in 2023?', 'How many times its 2018 mood did Visa have in 2023?'],
])('one figure at two times is no multiple of a price: %s [ASK-READ-1]', (said, written) => {
  expect(timesItsOwn(said)).toBe(written);
});
