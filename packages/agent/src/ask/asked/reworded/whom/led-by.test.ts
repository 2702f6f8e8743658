import { expect, test } from 'vitest';
import { namedByHead } from './led-by.ts';

test.each([
  ['what did the graphics chip company run by Jensen Huang spend on research', 'what did NVIDIA spend on research'],
  ['Benioff operating margin 2025', 'Salesforce operating margin 2025'],
  ['the Ortberg stock in 2024', 'Boeing stock in 2024'],
  ["Dimon's lender: close on 3 March 2025", 'JPMorgan: close on 3 March 2025'],
])('whoever heads a company stands for it: %s', (said, plain) => {
  expect(namedByHead(said)).toBe(plain);
});

test.each(['How many shares has Nadella sold?', 'What is Tim Cook paid?', 'Did Bezos say anything on earnings?', 'Microsoft under Nadella: revenue 2025'])('who is asked about himself, or beside his company, is left: %s', (said) => {
  expect(namedByHead(said)).toBe(said);
});
