// An answer follows the times, the kinds of figures and the measures that its question names.
import { describe, expect, test } from 'vitest';
import { noFilters, type Asked } from '../../asked/asked.ts';
import type { GivenFigure } from '../demands/reading/given.ts';
import { kindsNotFollowed } from './kinds-followed.ts';
import { measuresNotFollowed } from './measures-followed.ts';
import { timesNotFollowed } from './times-followed.ts';
import type { Shown } from './word-classes.ts';

const asked = (text: string, own: Partial<Asked> = {}): Asked => ({ text, operation: 'look-up', companies: [], group: null, unknown: [], measures: [], periods: [], order: null, limit: null, conditions: [], filters: noFilters, wantsWords: false, inherited: [], leftOver: [], ...own });
const figure = (own: Partial<GivenFigure> = {}): GivenFigure => ({ id: 'f1', measure: 'revenue', metric: 'revenue', form: 'value', inputs: [], unit: { kind: 'money', currency: 'USD', per: null }, value: 3, from: '2023-01-01', to: '2023-12-31', fiscal: { year: 2023, part: 'FY' }, sentence: '', clause: '', isBeside: false, ...own });
const shown = (...opening: readonly GivenFigure[]): Shown => ({ opening, openingWords: '', companies: 1 });
const close = (to: string): GivenFigure => figure({ measure: 'price', metric: 'price', from: null, to, fiscal: null });
const move = (to: string): GivenFigure => figure({ measure: 'price', metric: 'price_growth', form: 'growth', unit: { kind: 'percent' }, from: null, to, fiscal: null });
const percent = { kind: 'percent' } as const;

describe('a figure of another time than the one that was named follows no time [ASK-ANSWER-9]', () => {
  test('a year', () => {
    expect(timesNotFollowed({ periods: [{ kind: 'fiscal', year: 2021, part: 'FY' }], companies: [] }, [figure()])).toHaveLength(1);
    expect(timesNotFollowed({ periods: [{ kind: 'fiscal', year: 2023, part: 'FY' }], companies: [] }, [figure()])).toEqual([]);
  });

  test('a year, by a close of long after it, unless a figure of the year stands beside', () => {
    const periods = [{ kind: 'fiscal', year: 2022, part: 'FY' }] as const;
    const trailing = figure({ measure: 'diluted_eps', from: '2022-07-01', to: '2023-06-30', fiscal: { year: 2023, part: 'TTM' } });
    expect(timesNotFollowed({ periods, companies: [] }, [close('2023-09-04'), trailing])).toHaveLength(1);
    expect(timesNotFollowed({ periods, companies: [] }, [close('2023-09-04'), figure({ to: '2022-12-31', fiscal: { year: 2022, part: 'FY' } })])).toEqual([]);
  });

  test('days, where the trades that are told reach beyond them', () => {
    const trades = figure({ measure: 'insider_sales', from: '2023-03-05', to: '2023-05-20', fiscal: null });
    expect(timesNotFollowed({ periods: [{ kind: 'dates', from: '2023-03-01', to: '2023-03-31' }], companies: [] }, [trades])).toEqual(['2023-03-01 to 2023-03-31']);
  });

  test('a move that begins where the closes at hand begin, and not where it was asked to', () => {
    const period = { kind: 'dates', from: '2021-12-31', to: '2023-12-29' } as const;
    expect(timesNotFollowed({ periods: [period], companies: [] }, [move('2023-12-29'), close('2022-08-01'), close('2023-12-29')])).toHaveLength(1);
    expect(timesNotFollowed({ periods: [period], companies: [] }, [move('2023-12-29'), close('2021-12-31'), close('2023-12-29')])).toEqual([]);
  });

  test('a time that was left open is met by any', () => {
    expect(timesNotFollowed({ periods: [{ kind: 'latest' }], companies: [] }, [figure()])).toEqual([]);
    expect(timesNotFollowed({ periods: [], companies: [] }, [figure()])).toEqual([]);
  });
});

describe('a figure of another kind than the words ask for is named [ASK-ANSWER-9]', () => {
  test.each([
    ['How many dollars did it lose a share?', shown(figure({ form: 'growth', unit: percent })), 'an amount of money'],
    ['By how many percent did sales grow from 2019 to 2023?', shown(figure({ form: 'cagr', unit: percent })), 'growth over the whole time'],
    ['How much did consumer prices rise in all?', shown(figure({ measure: 'inflation', form: 'change', unit: { kind: 'points' } })), 'the rise of the level, and not of its rate'],
    ['Its yield on the EPS of fiscal 2023 at the latest price?', shown(close('2023-12-29'), figure()), 'the latest price'],
    ['How far did the share fall at its worst point?', shown(move('2023-12-29')), 'the extreme that was asked for'],
  ])('%s', (text, told, what) => {
    expect(kindsNotFollowed(asked(text), told)).toEqual([what]);
  });

  test('who of many meets what the question sets, where all are held beside one another', () => {
    const group = { kind: 'sample', name: 'the bundled companies', words: 'companies' } as const;
    const told = (operation: Asked['operation'], text: string): readonly string[] => kindsNotFollowed(asked(text, { operation, group }), shown(figure()));
    expect(told('compare', 'Which of your companies ended 2022 lower than they began it?')).toEqual(['which of them it holds for']);
    expect(told('screen', 'Which of your companies ended 2022 lower than they began it?')).toEqual([]);
    expect(told('compare', 'Put the sales of all your companies side by side.')).toEqual([]);
  });

  test.each([
    ['How many dollars did it sell for?', shown(figure())], ['What was the compound growth in percent?', shown(figure({ form: 'cagr', unit: percent }))],
    ['Its yield at the latest price?', shown(close('2024-05-15'), figure())],
  ])('and one of that kind is not: %s', (text, told) => {
    expect(kindsNotFollowed(asked(text), told)).toEqual([]);
  });
});

describe('a measure that is named and not given is named [ASK-ANSWER-9]', () => {
  const told = (...given: readonly GivenFigure[]): { readonly opening: string; readonly whole: string; readonly given: { readonly opening: readonly GivenFigure[]; readonly all: readonly GivenFigure[]; readonly missing: string } } => ({ opening: '', whole: '', given: { opening: given, all: given, missing: '' } });
  test('where the answer gives another one', () => {
    expect(measuresNotFollowed(asked('goodwill and inventory of Marram in 2023'), told(figure({ measure: 'inventory', metric: 'inventory' })))).toEqual(['goodwill']);
  });

  test('not where it goes into what is given', () => {
    expect(measuresNotFollowed(asked('operating income over revenue'), told(figure({ measure: 'operating_margin', metric: 'operating_margin', inputs: ['operating_income', 'revenue'] })))).toEqual([]);
  });
});
