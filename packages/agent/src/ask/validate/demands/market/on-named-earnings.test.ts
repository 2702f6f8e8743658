// True multiples on other earnings than those that a question ties them to.
import { expect, test } from 'vitest';
import type { DemandScene } from '../demand.ts';
import { onNamedEarnings } from './on-named-earnings.ts';

const eps = (year: number, value: number) => ({ measure: 'diluted_eps', form: 'value', unit: { kind: 'money' }, value, fiscal: { year, part: 'FY' } });
const price = { measure: 'price', form: 'value', unit: { kind: 'money' }, value: 120, fiscal: null };
const multiple = (value: number) => ({ measure: 'pe_ratio', form: 'value', unit: { kind: 'multiple' }, value, fiscal: null });

function demanded(text: string, opening: readonly object[]): readonly string[] {
  return onNamedEarnings({ text, asked: {}, opening, all: opening, openingWords: '', ownWords: '', wholeWords: '', missing: '' } as unknown as DemandScene);
}

const what = ['the multiple on the earnings of that year'];

test.each([
  ['Is it a buy? The P/E with the newest close and the diluted EPS of fiscal 2023, please.', [multiple(24), price, eps(2023, 6)]],
  ['The last close, how many times fiscal 2023 diluted EPS that is, and its margin?', [price, eps(2023, 6)]],
  ['Which one costs less for every dollar of its 2023 earnings?', [multiple(24), price, eps(2023, 6)]],
  ['How far did its P/E move between 31 December 2022 (2023 EPS) and 30 June 2023 (2023 EPS)?', [multiple(24), price, eps(2023, 6)]],
  ['The multiple on 2022 EPS at the end of 2022, and the P/E now on 2023 EPS', [multiple(20), price, eps(2023, 6), eps(2022, 5)]],
])('%s [ASK-ANSWER-9]', (text, opening) => {
  expect(demanded(text, opening)).toEqual(what);
});

test.each([
  ['Is it a buy? The P/E with the newest close and the diluted EPS of fiscal 2023, please.', [multiple(20), price, eps(2023, 6)]],
  ['P/E now, EPS of fiscal 2023', [multiple(24), price, eps(2023, 6)]],
  ['P/E on 2023 EPS against its average', [multiple(24), price]],
])('%s: on these earnings, or tied to none [ASK-ANSWER-9]', (text, opening) => {
  expect(demanded(text, opening)).toEqual([]);
});
