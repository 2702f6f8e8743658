import { expect, test } from 'vitest';
import type { DemandScene } from '../demand.ts';
import { multipleWay } from './multiple-way.ts';

// Only what this demand looks at.
const demanded = (text: string, openingWords: string): readonly string[] => multipleWay({ text, openingWords, asked: { companies: [{}] }, opening: [30, 40].map((value) => ({ measure: 'pe_ratio', isBeside: false, value })) } as unknown as DemandScene);

test('two multiples beside one another do not tell whether it rose or fell [ASK-ANSWER-9]', () => {
  expect(demanded('Marram P/E at the end of 2022 and of 2023: did it go up or down?', 'It was 30 times, and 40 times.')).toEqual(['whether it rose or fell']);
  expect(demanded('Marram P/E at the end of 2022 and of 2023: did it go up or down?', 'It rose from 30 to 40 times.')).toEqual([]);
  expect(demanded('Marram P/E at the end of 2022 and of 2023', 'It was 30 times, and 40 times.')).toEqual([]);
});

test('how far a multiple moved between two days asks for one at each [ASK-ANSWER-9]', () => {
  expect(demanded('How far did Marram\'s P/E move between 31 December 2022 (2022 EPS) and 30 June 2023 (2022 EPS)?', 'It rose from 30 to 40 times.')).toEqual(['the multiple at both closes']);
  expect(demanded('How far did Marram\'s share price move between 31 December 2022 and 30 June 2023, and its P/E?', 'It rose from 30 to 40 times.')).toEqual([]);
});
