import { expect, test } from 'vitest';
import { testDay } from '../testing/sample-desk.ts';
import { readPeriods } from '../periods/periods.ts';
import { heldTime } from './held-time.ts';

const piece = (words: string): { words: string; times: ReturnType<typeof readPeriods> } => ({ words, times: readPeriods(words, testDay) });

test.each([
  ['What were its sales in the first quarter of 2024', 'by how many percent was its profit higher than in Q1 2023?', 'in the first quarter of fiscal 2024, '],
  ['Its receivables in fiscal 2024', 'how much higher was its revenue than in fiscal 2022, in percent?', 'in fiscal 2024, '],
  ['What was its margin in 2023', 'how much did revenue rise in 2022?', ''],
  ['What was its margin in 2023', 'how much did revenue rise from 2020 to 2022?', ''],
])('%s, %s: the time of which a move is told stands before what it is held against [ASK-READ-1]', (first, second, lead) => {
  expect(heldTime(1, [piece(first), piece(second)], testDay)).toBe(lead);
});
