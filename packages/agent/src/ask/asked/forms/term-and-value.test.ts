import { expect, test } from 'vitest';
import { asksTermAndValue } from './term-and-value.ts';

test.each([
  ["What is a quick ratio? And then give me Acme's for 2021.", true], ["Explain the payout ratio, then tell me Acme's.", true], ["What does gross margin mean? And what was Acme's in 2021?", true], ['What is a breakeven rate, and how high was it in May?', true],
  ["What is Acme's revenue? And then give me Birch's.", false], ["What is the revenue of Acme? And then give me Birch's.", false], ["Give me Acme's quick ratio for 2021.", false],
])('“%s” asks for a term and its value: %s [ASK-READ-1]', (text, isAsked) => {
  expect(asksTermAndValue(text)).toBe(isAsked);
});
