import { expect, test } from 'vitest';
import { twoKinds } from './two-kinds.ts';

test.each([
  ['Acme has accounts. There are two figures for earnings a share, a basic one and a diluted one. Why are there two, and what were they in 2024?', 'Acme has accounts. what is the difference between basic and diluted eps, and what were they in 2024?'],
  ['Why are there two figures for EPS, basic and diluted?', 'what is the difference between basic and diluted eps?'],
  ['Why does Acme report both basic and diluted EPS?', 'what is the difference between basic and diluted eps?'],
  ['What were basic and diluted EPS in 2024?', 'What were basic and diluted EPS in 2024?'],
  ['Why did basic and diluted EPS fall?', 'Why did basic and diluted EPS fall?'],
])('%s [ASK-READ-1]', (text, said) => {
  expect(twoKinds(text)).toBe(said);
});
