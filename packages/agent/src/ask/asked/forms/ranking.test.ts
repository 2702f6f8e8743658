import { expect, test } from 'vitest';
import { readLimit, readOrder } from './ranking.ts';

const order = (text: string): ReturnType<typeof readOrder> => readOrder(text, [], () => null);

test.each([
  ['Whose shares fell most in 2022?', 'lowest'], ['Who lost more, the baker or the miller?', 'lowest'], ['Which had the steepest drop in sales?', 'lowest'], ['Which declined the hardest?', 'lowest'],
  ['Sort the bakers from the quickest to the slowest.', 'highest'], ['Slowest to quickest, please.', 'lowest'],
  ['Whose shares rose most?', 'highest'], ['Which has the lowest margin?', 'lowest'], ['How much did it fall?', null], ['Which of them fell, and which sold the most?', 'highest'],
] as const)('%s asks for the %s [ASK-READ-1]', (text, wanted) => {
  expect(order(text)).toBe(wanted);
});

test('a number of companies is a limit, a number of years is none [ASK-READ-1]', () => {
  expect([readLimit('the top five by sales'), readLimit('the best three years')]).toEqual([5, null]);
});

test.each(['which one was hit harder', 'who took the worse beating in 2021'])('“%s” asks for the greatest fall [ASK-READ-1]', (text) => {
  expect(order(text)).toBe('lowest');
});
