import { expect, test } from 'vitest';
import type { DemandScene } from '../demand.ts';
import { bothBases } from './both-bases.ts';

// Only what this demand looks at.
const demanded = (text: string, multiples: number): readonly string[] => bothBases({ text, opening: [{ unit: { kind: 'money' } }, ...Array.from({ length: multiples }, (_, at) => ({ unit: { kind: 'multiple' }, isBeside: false, value: at }))] } as unknown as DemandScene);

test('a multiple of today and one on the figure of a year are two [ASK-ANSWER-9]', () => {
  expect(demanded('Marram EV/EBITDA today, and on fiscal 2022 EBITDA', 1)).toEqual(['the multiple on both bases']);
  expect(demanded('Marram EV/EBITDA today, and on fiscal 2022 EBITDA', 2)).toEqual([]);
  expect(demanded('Marram P/B at the last close & at the end of fiscal 2022', 1)).toEqual(['the multiple on both bases']);
  expect(demanded('Marram EV/EBITDA today, and EBITDA of 2022', 1)).toEqual([]);
  expect(demanded('What is Marram\'s price-earnings ratio at the latest close, once on diluted earnings per share for 2022 and once on those of the last four reported quarters?', 1)).toEqual(['the multiple on both bases']);
  expect(demanded('What is Marram\'s price-earnings ratio on its diluted earnings per share of 2022?', 1)).toEqual([]);
});
