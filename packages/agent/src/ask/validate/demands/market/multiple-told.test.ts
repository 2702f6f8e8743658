// True figures that stand in the place of a multiple, or of the rate of a day.
import { expect, test } from 'vitest';
import type { DemandScene } from '../demand.ts';
import { multipleTold } from './multiple-told.ts';

const percent = { unit: { kind: 'percent' }, isBeside: false };
const multiple = { unit: { kind: 'multiple' }, isBeside: false };

function demanded(text: string, opening: readonly object[], openingWords = ''): readonly string[] {
  return multipleTold({ text, asked: {}, opening, all: opening, openingWords, ownWords: '', wholeWords: '', missing: '' } as unknown as DemandScene);
}

test.each(['The return on equity, and how many times that year\'s diluted EPS is the price?', 'How pricey is it, in times fiscal 2021 diluted earnings per share?'])('%s [ASK-ANSWER-9]', (text) => {
  expect(demanded(text, [percent])).toEqual(['how many times its earnings the price is']);
  expect(demanded(text, [percent, multiple])).toEqual([]);
});

test('a rate of that same day is of the day that is named [ASK-ANSWER-9]', () => {
  const text = 'On 3 May 2021, what did it yield, and what did the ten-year Treasury pay that same day?';
  expect(demanded(text, [percent], 'The ten-year Treasury yield was 1.5% on 31 December 2021.')).toEqual(['the Treasury yield of that day']);
  expect(demanded(text, [percent], 'The ten-year Treasury yield was 1.6% on 3 May 2021.')).toEqual([]);
});

test.each(['How many times its interest did it earn?', 'How many times earnings growth was revenue growth?'])('%s asks for no multiple of the price [ASK-ANSWER-9]', (text) => {
  expect(demanded(text, [percent])).toEqual([]);
});
