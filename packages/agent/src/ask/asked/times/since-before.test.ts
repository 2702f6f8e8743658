// A move "since" an earlier time ends at the time that the question names.
import { expect, test } from 'vitest';
import type { AskedMeasure, AskedPeriod } from '../asked.ts';
import { sinceYear } from './since-before.ts';

const income: AskedMeasure = { kind: 'metric', id: 'net_income', as: 'growth', words: 'net income' };
const of = (year: number): AskedPeriod => ({ kind: 'fiscal', year, part: 'FY' });
const upToNow: AskedPeriod = { kind: 'years', from: 2019, to: 2026 };

test('“in 2023, and how much had it grown since 2019” is a move from 2019 to 2023 [ASK-READ-3]', () => {
  expect(sinceYear([of(2023), upToNow], [income], 'net income in 2023, and how much had it grown since 2019?')).toEqual([of(2023), of(2019)]);
});

test.each([
  ['up to now where no other year is named', { periods: [upToNow], text: 'how much has it grown since 2019?' }],
  ['of a share price, whose days tell it', { periods: [of(2023), upToNow], measures: [{ ...income, id: 'price' }], text: 'in 2023, and since 2019?' }],
  ['in years that are named with both ends', { periods: [of(2023), { kind: 'years', from: 2019, to: 2024 }], text: 'in 2023, and from 2019 to 2024?' }],
  ['since a later year', { periods: [of(2017), upToNow], text: 'in 2017, and since 2019?' }],
] satisfies [string, { periods: AskedPeriod[]; measures?: AskedMeasure[]; text: string }][])('it stays as it is %s [ASK-READ-3]', (_, { periods, measures = [income], text }: { periods: AskedPeriod[]; measures?: AskedMeasure[]; text: string }) => {
  expect(sinceYear(periods, measures, text)).toEqual(periods);
});
