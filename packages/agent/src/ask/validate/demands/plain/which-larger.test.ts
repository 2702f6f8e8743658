import { expect, test } from 'vitest';
import type { DemandScene } from '../demand.ts';
import { whichLarger } from './which-larger.ts';

const money = (measure: string) => ({ measure, isBeside: false, unit: { kind: 'money' } });
// Only what this demand looks at.
const demanded = (text: string, openingWords: string): readonly string[] => whichLarger({ text, asked: { companies: [{}] }, opening: [money('inventory'), money('receivables')], openingWords } as unknown as DemandScene);

test('of two figures it is said which is the larger [ASK-ANSWER-9]', () => {
  expect(demanded('Marram inventory vs receivables 2022, which bigger?', 'Marram’s inventory was $3 billion. Marram’s receivables were $2 billion.')).toEqual(['which of the two']);
  expect(demanded('Marram inventory vs receivables 2022, which bigger?', 'Marram’s inventory less receivables: $3 billion − $2 billion = $1 billion.')).toEqual([]);
  expect(demanded('Marram inventory and receivables 2022', 'Marram’s inventory was $3 billion. Marram’s receivables were $2 billion.')).toEqual([]);
});
