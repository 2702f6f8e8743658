// What a question takes for granted of a move whose size it asks.
import { describe, expect, it } from 'vitest';
import { premiseOf } from './premise.ts';

describe('what is taken for granted of a move', () => {
  it.each([
    ['By what percentage did Marram’s sales drop in 2023?', 'fall'],
    ['How many points has the net margin of Sedge lost since 2021?', 'fall'],
    ['How steep was Tussock’s decline in 2022?', 'fall'],
    ['Marram revenue decline FY23, %', 'fall'],
    ['How much smaller was Sedge’s profit in 2023 than in 2022?', 'fall'],
    ['By how much did the rate climb over the year?', 'rise'],
    ['How big was the increase in Tussock’s costs?', 'rise'],
  ])('%s', (text, premise) => {
    expect(premiseOf(text)).toBe(premise);
  });

  it.each([
    'By how much did it rise or fall in 2023?',
    'What was the percentage gain or loss on Marram in 2023?',
    'How far did the stock fall from its high?',
    'Did Marram’s sales fall in 2023?',
    'How much did Sedge earn in 2023?',
    'What was the largest drop of the year?',
  ])('nothing of one way: %s', (text) => {
    expect(premiseOf(text)).toBeNull();
  });
});
