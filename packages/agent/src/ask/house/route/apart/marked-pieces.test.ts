// What frames an ask for something absent, at which occasion it is asked for, and what a bare question behind a story is of.
import { expect, test } from 'vitest';
import { isAbsentAlone, markedPieces } from './marked-pieces.ts';

const marked = (text: string): ReturnType<typeof markedPieces> => markedPieces(text, { today: '2026-11-30', isFiled: false });

test.each([
  'Of all the money Apple took in during fiscal 2025, how many dollars came from selling iPhones?',
  'Half of my train stares at an iPhone. How many dollars of Apple\'s takings in fiscal 2025 came just from selling those phones?',
  'Of the total revenue Visa made in 2024, what part came from data processing?',
  'How many analysts currently rate Goldman Sachs a buy, how many a hold and how many a sell?',
  'CAT options implied move, next earnings',
  'A chap said you can read off the options market how big a jump is expected in Caterpillar\'s stock when it next reports earnings. How big is it?',
  'What price are the analysts on average aiming at?',
])('%s asks for nothing that is at hand [ASK-ROUTE-2]', (text) => {
  expect(isAbsentAlone(marked(text))).toBe(true);
  expect(marked(text).some(({ absent }) => absent !== null)).toBe(true);
});

test('of holders who were told before, the close beside them is at hand [ASK-ROUTE-2]', () => {
  expect(marked('My pension sits with Vanguard and they have a slug of Visa. How many shares of it have they got, and what did Visa last close at?').map(({ absent }) => absent !== null)).toEqual([false, false, true, false]);
});

test.each([
  'My uncle bought Apple. How many shares does it have outstanding?', 'Of all the money Apple took in during fiscal 2025, how many dollars were net income?', 'What part of its total assets was cash?', 'How much of Apple\'s cash in 2025 came from operations?', 'Visa closed far higher. How high is it?', 'What was Goldman Sachs\'s net income?',
])('%s is at hand [ASK-ROUTE-2]', (text) => {
  expect(marked(text).every(({ absent }) => absent === null)).toBe(true);
});
