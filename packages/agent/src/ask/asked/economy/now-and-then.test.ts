import { expect, test } from 'vitest';
import { nowAndThen } from './now-and-then.ts';

test.each([
  ['Is inflation higher than in 2024?', 'Is inflation higher now than in 2024?'],
  ['10 year treasury yield now vs a year ago', '10 year treasury yield'],
  ['inflation last year', 'inflation in 2025'],
  ['Where did the unemployment rate stand one year ago?', 'Where did the unemployment rate stand?'],
  ['are rates coming down?', 'are interest rates coming down?'],
  ['Is GDP growth faster than in 2023?', 'Is GDP growth faster now than in 2023?'],
  ['Did the Fed cut its policy rate in 2024?', 'did interest rates fall in 2024?'],
  ['Were interest rates raised by the Fed in 2023?', 'did interest rates rise in 2023?'],
  ['Are rates lower than a year ago?', 'Are interest rates lower?'],
  ['how much have rates fallen since 2023', 'how much have interest rates fallen since 2023'],
])('“%s” asks “%s” [ASK-READ-11]', (text, plain) => {
  expect(nowAndThen(text, '2026-11-23')).toBe(plain);
});

test.each([
  'How has inflation developed over the last year?', 'Is Apple\'s revenue higher than in 2024?', 'Was unemployment higher in 2020 than in 2024?', 'Boeing\'s revenue last year', 'Did Visa\'s growth rates fall?',
])('“%s” stays as it was [ASK-READ-11]', (text) => {
  expect(nowAndThen(text, '2026-11-23')).toBe(text);
});
