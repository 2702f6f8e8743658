import { expect, test } from 'vitest';
import type { DemandScene } from '../demand.ts';
import { bothYears } from './both-years.ts';

const move = (year: number) => ({ form: 'growth', isBeside: false, fiscal: { year, part: 'FY' } });
// Only what this demand looks at.
const demanded = (text: string, opening: readonly unknown[]): readonly string[] => bothYears({ text, opening } as unknown as DemandScene);

test('a move that is asked of both years is told of both [ASK-ANSWER-9]', () => {
  expect(demanded('Marram sales dropped both FY2021 and FY2022?', [move(2022)])).toEqual(['how it moved in each of those years']);
  expect(demanded('Marram sales dropped both FY2021 and FY2022?', [move(2021), move(2022)])).toEqual([]);
  expect(demanded('Marram sales in both 2021 and 2022?', [{ form: 'value', isBeside: false, fiscal: { year: 2022, part: 'FY' } }])).toEqual([]);
});
