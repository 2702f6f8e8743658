import { expect, test } from 'vitest';
import type { DemandScene } from '../demand.ts';
import { paidPartAndGap } from './paid-part.ts';

const amount = { measure: 'dividends_paid', form: 'value', unit: { kind: 'money' }, isBeside: false };
const part = { measure: 'payout_ratio', form: 'value', unit: { kind: 'percent' }, isBeside: false };
const growth = { measure: 'dividends_paid', form: 'growth', unit: { kind: 'percent' }, isBeside: false };
const times = { measure: 'current_ratio', form: 'value', unit: { kind: 'multiple' }, isBeside: false };

test.each([
  ['Is it a buy, and what percentage of 2023 net income was paid out in dividends?', [amount, growth], ['what part was paid out']],
  ['Is it a buy, and what percentage of 2023 net income was paid out in dividends?', [part], []],
  ['What share of its free cash flow went to owners in 2023?', [amount], ['what part was paid out']],
  ['What share of its profit went to research in 2023?', [amount], []],
  ['Dividends paid and net income in 2023?', [amount], []],
  ['Current assets over current liabilities in 2023, and the dollar gap between the two', [times], ['what lies between the two']],
  ['Current assets over current liabilities in 2023', [times], []],
])('%s [ASK-ANSWER-9]', (text, opening, lacking) => {
  expect(paidPartAndGap({ text, asked: { text }, opening, all: opening, openingWords: '', ownWords: '', wholeWords: '', missing: '' } as unknown as DemandScene)).toEqual(lacking);
});
