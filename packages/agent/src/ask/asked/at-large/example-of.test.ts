import { expect, test } from 'vitest';
import { exampleOf } from './example-of.ts';

test.each([
  ['give me an example of free cash flow', 'How is Apple\'s free cash flow calculated?'],
  ['Example of net margin?', 'How is Apple\'s net margin calculated?'],
])('“%s” asks “%s” [ASK-READ-12]', (text, plain) => {
  expect(exampleOf(text)).toBe(plain);
});

test.each(['example of operating leverage', 'Give me an example of Visa\'s free cash flow', 'an example of inflation', 'What is free cash flow?'])('“%s” stays as it was [ASK-READ-12]', (text) => {
  expect(exampleOf(text)).toBe(text);
});
