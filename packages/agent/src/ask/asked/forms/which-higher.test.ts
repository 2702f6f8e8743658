import { expect, test } from 'vitest';
import { whichHigherAsked } from './which-higher.ts';

test.each([
  ['What were the long and the short rate in May, and which of the two was higher?', { isLow: false, words: 'higher' }],
  ['Both rates for May, which measure was running hotter?', { isLow: false, words: 'higher' }],
  ['Its cash and its debt, which one is smaller?', { isLow: true, words: 'smaller' }],
  ['Gross vs operating margin, which larger', { isLow: false, words: 'larger' }],
  ['Was its cash or its debt the larger at the end of 2021?', { isLow: false, words: 'larger' }],
])('%s [ASK-READ-1]', (text, asked) => {
  expect(whichHigherAsked(text)).toEqual(asked);
});

test.each(['Was it higher than before?', 'Which company has the higher margin in its best year?', 'Higher or lower?'])('%s asks for none of two figures [ASK-READ-1]', (text) => {
  expect(whichHigherAsked(text)).toBeNull();
});
