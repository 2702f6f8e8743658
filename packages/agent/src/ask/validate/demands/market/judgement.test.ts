import { expect, test } from 'vitest';
import type { DemandScene } from '../demand.ts';
import { judgement } from './judgement.ts';

// Only what this demand looks at.
const demanded = (text: string, words: string): readonly string[] => judgement({ text, asked: { text }, opening: [{ measure: 'net_margin' }], openingWords: words, wholeWords: words } as unknown as DemandScene);
const level = 'Marram’s net margin was 9.3% in fiscal 2023.';

test.each(['Marram net margin 2023 - buy?', 'Its margin in 2023? Would you own the stock?', 'Net margin of Marram in 2023; worth owning?', 'Net margin in 2023. Hold or sell?'])('%s: a figure is no judgment [ASK-ANSWER-9]', (text) => {
  expect(demanded(text, level)).toEqual(['a judgment']);
  expect(demanded(text, `${level} By our rules Marram looks overvalued.`)).toEqual([]);
});

test.each(['What did Marram buy in 2023?', 'The net margin was 9% in 2023; would you buy that?'])('%s: asks for none', (text) => {
  expect(demanded(text, level)).toEqual([]);
});
