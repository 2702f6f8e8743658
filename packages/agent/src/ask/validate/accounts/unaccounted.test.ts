// Every word that could change a question must be followed by its answer.
import { describe, expect, test } from 'vitest';
import type { Company } from '@assay/data';
import { noFilters, type Asked } from '../../asked/asked.ts';
import { harmlessWords } from '../../asked/unread/harmless-words.ts';
import type { GivenFigure } from '../demands/reading/given.ts';
import { unaccountedWords } from './unaccounted.ts';
import { wordClasses } from './word-classes.ts';

const marram: Company = { cik: '0000000001', ticker: 'MRM', name: 'Marram Foods, Inc.', sector: null, industry: null, exchange: null, fiscalCalendar: null, kind: 'company' };
const asked = (leftOver: readonly string[], own: Partial<Asked> = {}): Asked => ({ text: '', operation: 'look-up', companies: [marram], group: null, unknown: [], measures: [], periods: [], order: null, limit: null, conditions: [], filters: noFilters, wantsWords: false, inherited: [], leftOver, ...own });
const figure = (own: Partial<GivenFigure> = {}): GivenFigure => ({ id: 'f1', measure: 'revenue', metric: 'revenue', form: 'value', inputs: [], unit: { kind: 'money', currency: 'USD', per: null }, value: 3, from: '2023-01-01', to: '2023-12-31', fiscal: { year: 2023, part: 'FY' }, sentence: '', clause: '', isBeside: false, ...own });
const level = 'Marram’s revenue was $3.1 billion in fiscal 2023.';
const left = (words: readonly string[], opening = level, figures: readonly GivenFigure[] = [figure()]): readonly string[] => unaccountedWords(asked(words), { opening, whole: opening, given: { opening: figures, all: figures, missing: '' } });

describe('a word that the answer does not follow is named [ASK-ANSWER-9]', () => {
  test.each(['combined', 'median', 'distinct', 'ratio', 'compound', 'highest', 'grew', 'compared', 'organic', 'squandered', 'excluding', 'percent'])('%s', (word) => {
    expect(left([word])).toEqual([word]);
  });
});

describe('a word that it follows is not [ASK-ANSWER-9]', () => {
  const grown = 'Marram’s revenue rose 4.2% from $3.0 billion in fiscal 2022 to $3.1 billion in fiscal 2023.';
  const rise = figure({ metric: 'revenue_growth', form: 'growth', unit: { kind: 'percent' } });
  test.each([
    ['grew', grown, rise], ['percent', grown, rise], ['dollars', level, figure()],
    ['highest', 'The high point of those years: Marram’s revenue was $3.1 billion in fiscal 2023.', figure()],
    ['combined', 'Together: $3.1 billion + $2.0 billion = $5.1 billion.', figure({ form: 'sum' })],
    ['compound', 'Marram’s revenue grew, a compound annual growth rate of 4.5%.', figure({ form: 'cagr', unit: { kind: 'percent' } })],
    ['diluted', 'Marram’s diluted earnings per share were $3.10 in fiscal 2023.', figure()],
  ])('%s: %s', (word, opening, given) => {
    expect(left([word], opening, [given])).toEqual([]);
  });

  test('how a figure stood before, told beside it, follows no word', () => {
    expect(left(['distinct'], level, [figure({ unit: { kind: 'count', of: null }, isBeside: true })])).toEqual(['distinct']);
  });
});

test('a definition answers in words, and a reading by a model keeps no words: nothing is held against either [ASK-ANSWER-9]', () => {
  expect(unaccountedWords(asked(['combined'], { operation: 'define' }), { opening: level, whole: level })).toEqual([]);
  expect(unaccountedWords({ ...asked([]), leftOver: undefined } as unknown as Asked, { opening: level, whole: level })).toEqual([]);
});

test('no word that says what is to be made of figures passes for talk [ASK-ANSWER-9]', () => {
  expect(wordClasses.flatMap(({ words }) => [...words]).filter((word) => harmlessWords.has(word))).toEqual([]);
});
