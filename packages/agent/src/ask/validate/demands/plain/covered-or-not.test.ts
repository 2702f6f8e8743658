import { expect, test } from 'vitest';
import type { DemandScene } from '../demand.ts';
import { toldBehindAnother } from './behind-another.ts';
import { decidedByWord } from './yes-or-no.ts';

const eps = { kind: 'metric', id: 'diluted_eps', as: 'value', words: 'EPS' };
// Only what these demands look at.
const scene = (text: string, openingWords: string): DemandScene => ({ text, openingWords, ownWords: openingWords, wholeWords: openingWords, missing: '', opening: [{ measure: 'free_cash_flow', metric: 'free_cash_flow', isBeside: false, unit: { kind: 'money', currency: 'USD', per: null }, form: 'value', sentence: openingWords, value: 3, inputs: [], from: null, to: null, fiscal: null }], all: [], asked: { companies: [{}], measures: [], periods: [], inherited: ['companies'], before: { companies: [{}], measures: [eps], periods: [] } } } as unknown as DemandScene);

test('whether one figure covers another is not told by both side by side [ASK-ANSWER-9]', () => {
  expect(decidedByWord(scene('Is Marram’s dividend covered by free cash flow?', 'Marram’s dividends per share were $9.00. Marram’s free cash flow was $3 billion.'))).toContain('whether the one covers the other');
  expect(decidedByWord(scene('Is Marram’s dividend covered by free cash flow?', 'No: Marram’s dividends paid were $4 billion. Marram’s free cash flow was $3 billion.'))).toEqual([]);
});

test('whether it covers them is owed behind the figures too, and no sum of all answers it [ASK-ANSWER-9]', () => {
  const asked = 'What were Marram’s free cash flow, dividends and buybacks, and did the free cash flow cover the two together?';
  expect(decidedByWord(scene(asked, 'Sum in fiscal 2024: $3 billion + $1 billion + $1 billion = $5 billion.'))).toContain('whether the one covers the other');
  expect(decidedByWord(scene(asked, 'Yes: Marram’s free cash flow was $3 billion. Marram’s dividends paid and share repurchases: $1 billion + $1 billion = $2 billion.'))).toEqual([]);
});

test('the multiple behind the earnings of a share is the one on those [ASK-ANSWER-9]', () => {
  expect(toldBehindAnother(scene('and what multiple is that?', 'Marram’s price-earnings ratio was 24.9 times.'))).toContain('the multiple on those earnings');
  expect(toldBehindAnother(scene('and what multiple is that?', 'Marram’s price over diluted earnings per share: $360.00 ÷ $15.00 = 24.0 times.'))).not.toContain('the multiple on those earnings');
});
