import { expect, test } from 'vitest';
import { hurriedAsks } from './hurried-asks.ts';

test.each([
  ['acme pricey?', 'is acme overvalued?'],
  ['is Acme stock too pricey rn?', 'is Acme overvalued right now?'],
  ['ACM buy or nah', 'ACM buy or not'],
  ['acme divvy safe?', 'is acme\'s dividend safe?'],
  ['is acme ok financially?', 'is acme financially healthy?'],
  ['acme too much debt?', 'does acme have too much debt?'],
  ['acme pros n cons', 'acme strengths and weaknesses'],
  ['should i dump acme', 'should i sell acme'],
])('%s: hurried words are said plainly [ASK-READ-9]', (said, plain) => {
  expect(hurriedAsks(said)).toBe(plain);
});

test.each(['How rich is Apple\'s valuation?', 'did insiders dump shares', 'is oil dear to you, or cheap?', 'Does Acme have too much debt?', 'what is the RN of that form'])('anything else stays: %s [ASK-READ-9]', (said) => {
  expect(hurriedAsks(said)).toBe(said);
});
