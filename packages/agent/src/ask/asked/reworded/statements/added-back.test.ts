import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { addedBack, asksAddedBack, behindProfit } from './added-back.ts';

test.each([
  ['Marram EPS without share-based pay 2023', 'net income plus stock-based compensation per diluted share 2023'],
  ['What was Marram\'s operating profit in 2023, with D&A added back?', 'What was Marram\'s EBITDA in 2023?'],
  ['How much did Marram earn per share ex SBC in 2022?', 'what was the net income plus stock-based compensation per diluted share of Marram in 2022?'],
  ['Adding back R&D, what was its operating income?', 'what was its operating income plus research and development?'],
  ['net profit before SBC and D&A', 'net profit plus stock-based compensation plus depreciation and amortization'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  const said = sayAgain(text, addedBack).replace('Marram net income', 'net income');
  expect(said).toBe(plain);
  expect(asksAddedBack(text)).toBe(true);
});

test.each(['earnings before interest, tax, depreciation and amortization', 'Net income before tax', 'profit after R&D', 'Did it earn more before 2020?'])('“%s” stays as it was [ASK-READ-9]', (text) => {
  expect(sayAgain(text, addedBack)).toBe(text);
});

test('a turn that leaves a cost out is of the profit before it [ASK-READ-9]', () => {
  const before = { measures: [{ kind: 'metric' as const, id: 'diluted_eps', as: 'value' as const, words: 'EPS' }] };
  expect(behindProfit('and without stock comp?', before)).toBe('what was the net income plus stock-based compensation per diluted share?');
  expect(behindProfit('and without stock comp?', undefined)).toBe('and without stock comp?');
});
