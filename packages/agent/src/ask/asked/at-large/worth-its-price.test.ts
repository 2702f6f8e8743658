import { expect, test } from 'vitest';
import { worthItsPrice } from './worth-its-price.ts';

test.each([
  'Is Acme in a bubble?', 'is Acme stock a bubble right now', 'DCF for Acme', 'Acme dcf', 'acme fair value dcf', 'run a discounted cash flow for Acme', 'What is Acme’s fair value?', 'what\'s Acme\'s intrinsic value per share', 'fair value of Acme', 'What is the fair value of a share of Acme?',
])('“%s” asks whether the share is worth its price [ASK-READ-14]', (text) => {
  expect(worthItsPrice(text)).toEqual(expect.stringMatching(/^Is acme overvalued\?$/i));
});

test.each([
  'What is fair value?', 'What is a DCF?', 'What is the fair value of debt of Acme?', 'What was Acme\'s fair value of plan assets in 2024?', 'DCF for Acme and Globex', 'Is the housing market in a bubble?', 'What is a bubble?', 'Acme reverse dcf', 'How does a DCF model work?', 'What is its fair value?',
])('“%s” stays as it was [ASK-READ-14]', (text) => {
  expect(worthItsPrice(text)).toBe(text);
});
