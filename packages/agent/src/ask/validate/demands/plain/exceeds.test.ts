import { expect, test } from 'vitest';
import type { DemandScene } from '../demand.ts';
import { exceeds } from './exceeds.ts';

// Only what this demand looks at.
const demanded = (text: string, openingWords: string): readonly string[] => exceeds({ text, opening: [{}], openingWords } as unknown as DemandScene);

test('one line against another is decided by a word or by their difference [ASK-ANSWER-9]', () => {
  expect(demanded('Marram dividends + buybacks 2022 > capex?', 'Marram’s dividends paid were $3 billion in fiscal 2022.')).toEqual(['the word that decides it']);
  expect(demanded('Marram buybacks 2022 > capex?', 'No: Marram’s buybacks were $3 billion in fiscal 2022.')).toEqual([]);
  expect(demanded('Marram buybacks and capex 2022?', 'Marram’s buybacks were $3 billion in fiscal 2022.')).toEqual([]);
});
