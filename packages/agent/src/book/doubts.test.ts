import { expect, test } from 'vitest';
import type { Fact, Period } from '@assay/record';
import { fact, year } from '../testing/made-up-facts.ts';
import { readDoubts } from './doubts.ts';

const on = (day: string): Period => ({ kind: 'instant', on: day, fiscal: null });
const sheet = (day: string, equity: number): Fact[] => [fact({ metric: 'total_assets', value: 500e9, period: on(day) }), fact({ metric: 'total_liabilities', value: 300e9, period: on(day) }), fact({ metric: 'shareholders_equity', value: equity, period: on(day) })];

test('a balance sheet that does not balance is a doubt, in words for the note and with figures for the journal [AGENT-DOUBT-1]', () => {
  const [doubt, ...others] = readDoubts(sheet('2024-12-31', 100e9), '2025-06-30');
  expect(others).toEqual([]);
  expect(doubt?.what).toBe('in made up it does not hold that assets are liabilities and equity');
  expect(doubt?.what).not.toMatch(/\d/);
  expect(doubt?.words).toMatch(/\d/);
});

test('what holds is no doubt, and what broke long ago says nothing of this note [AGENT-DOUBT-1]', () => {
  expect([readDoubts(sheet('2024-12-31', 200e9), '2025-06-30'), readDoubts(sheet('2019-12-31', 100e9), '2025-06-30')]).toEqual([[], []]);
});

test('a filing and an aggregator that differ are named, with the measure [AGENT-DOUBT-1]', () => {
  const facts = [fact({ metric: 'revenue', value: 100e9, period: year(2024) }), fact({ metric: 'revenue', value: 93e9, period: year(2024), kind: 'aggregator' }, 1)];
  expect(readDoubts(facts, '2025-06-30').map(({ what }) => what)).toEqual(['made up and made up differ on revenue']);
});
