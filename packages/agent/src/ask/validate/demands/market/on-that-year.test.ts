// A multiple of the newest close on the earnings of a year that is named is made of those, however near another one lies.
import { expect, test } from 'vitest';
import type { DemandScene } from '../demand.ts';
import { onThatYear } from './on-that-year.ts';

const eps = { measure: 'diluted_eps', value: 6, fiscal: { year: 2023, part: 'FY' } };
const price = { measure: 'price', value: 120, fiscal: null };
const multiple = (value: number): object => ({ measure: 'pe_ratio', value, isBeside: false, fiscal: null });
const demanded = (text: string, value: number): readonly string[] => onThatYear({ text, asked: { text, companies: [{}] }, all: [eps, price, multiple(value)] } as unknown as DemandScene);

test.each([
  'The P/E at the latest close on diluted earnings per share of fiscal 2023',
  'Taking the last close and the diluted EPS in its fiscal 2023, what earnings multiple is it on?',
  'Taking the last close and what it earned per diluted share in its fiscal 2023, what earnings multiple is that?',
])('%s [ASK-ANSWER-9]', (text) => {
  expect(demanded(text, 20.08)).toEqual(['the multiple on the earnings of that year']);
  expect(demanded(text, 20)).toEqual([]);
});
