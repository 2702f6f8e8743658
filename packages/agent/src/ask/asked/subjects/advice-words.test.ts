import { expect, test } from 'vitest';
import { seeksAdvice } from './advice-words.ts';

test.each([
  'should a careful saver buy it at the present price?', 'would you put fresh money into it?', 'has the train left?', 'time to take profits?', 'accumulate or avoid?', 'add, trim or leave', 'would it be madness to buy here',
  'is now a good moment to get in', 'it has doubled. Sell?', 'keep it or let it go?', 'cheap for what it earns?', 'too late to jump in', 'reasonable to hold at this level?', 'I am thinking of cashing out',
])('“%s” asks whether the share is worth its price [ASK-READ-1]', (text) => {
  expect(seeksAdvice(text, false)).toBe(true);
});

test.each(['how many shares did the directors sell?', 'what did it buy back in 2020?', 'how much cash did it put into machines?', 'do analysts say buy or sell?', 'how did the price hold up in March?', 'what does it own?'])('“%s” asks for no judgment [ASK-READ-1]', (text) => {
  expect(seeksAdvice(text, false)).toBe(false);
});

test('what a year’s earnings make of the price is a figure, and no advice [ASK-READ-1]', () => {
  expect(seeksAdvice('is it cheap on its earnings of 2020', true)).toBe(false);
});
