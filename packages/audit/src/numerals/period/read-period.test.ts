import type { PeriodMention } from '@assay/record';
import { expect, test } from 'vitest';
import { readTokens } from '../read-tokens.ts';

function mentionsIn(text: string): PeriodMention[] {
  return readTokens(text).flatMap((token) => (token.kind === 'period' ? [token.mention] : []));
}

const fiscal = (year: number | null, part: 'FY' | 'Q1' | 'Q3' | 'Q4' | 'H1' | 'H2' | '9M' | 'TTM', basis: 'fiscal' | 'calendar' | 'unstated' = 'unstated'): PeriodMention => ({ kind: 'fiscal', year, part, basis });

test.each([
  ['fiscal 2024', fiscal(2024, 'FY', 'fiscal')], ['FY2024', fiscal(2024, 'FY', 'fiscal')], ['FY24', fiscal(2024, 'FY', 'fiscal')], ["FY'24", fiscal(2024, 'FY', 'fiscal')], ['fiscal year 2024', fiscal(2024, 'FY', 'fiscal')], ['FY 2023-24', fiscal(2024, 'FY', 'fiscal')],
  ['2024-25', fiscal(2025, 'FY', 'fiscal')], ['in 2024', fiscal(2024, 'FY')], ['calendar 2024', fiscal(2024, 'FY', 'calendar')], ['full-year 2024', fiscal(2024, 'FY')], ['2024E', fiscal(2024, 'FY')], ['mid-2024', fiscal(2024, 'FY')],
  ['2024 revenue', fiscal(2024, 'FY')],
])('the year in %j is named [NUM-YEAR-1]', (text, expected) => {
  expect(mentionsIn(text)).toEqual([expected]);
});

test.each(['2,024 stores', '$2024', '2024 employees', '2024x', '2024%', '2024.5', '2000 million'])('%j is a number, not a year [NUM-YEAR-1]', (text) => {
  expect(readTokens(text).map((token) => token.kind)).toEqual(['number']);
});

test.each([
  ['Q3 2024', fiscal(2024, 'Q3')], ['Q3 FY24', fiscal(2024, 'Q3', 'fiscal')], ['3Q24', fiscal(2024, 'Q3')], ["Q3'24", fiscal(2024, 'Q3')], ['third quarter of fiscal 2024', fiscal(2024, 'Q3', 'fiscal')], ['fourth fiscal quarter of 2024', fiscal(2024, 'Q4', 'fiscal')],
  ['the third quarter', fiscal(null, 'Q3')], ['fiscal 2024 third quarter', fiscal(2024, 'Q3', 'fiscal')], ['2024Q3', fiscal(2024, 'Q3')], ['first half of 2024', fiscal(2024, 'H1')], ['H1 2024', fiscal(2024, 'H1')], ['1H24', fiscal(2024, 'H1')],
  ['first nine months of 2024', fiscal(2024, '9M')], ['TTM', fiscal(null, 'TTM')], ['trailing twelve months', fiscal(null, 'TTM')], ['the last four quarters', fiscal(null, 'TTM')],
])('the part of a year in %j is named [NUM-PART-1]', (text, expected) => {
  expect(mentionsIn(text)).toEqual([expected]);
});

test.each([
  ['March 31, 2024', '2024-03-31'], ['Mar. 31 2024', '2024-03-31'], ['31 March 2024', '2024-03-31'], ['1st of May 2024', '2024-05-01'], ['2025-03-31', '2025-03-31'], ['2025-03-31T09:12:00Z', '2025-03-31'], ['3/31/2024', '2024-03-31'], ['31/3/2024', '2024-03-31'],
  ['12/31/10', '2010-12-31'], ['31.12.2024', '2024-12-31'], ['december 31 , 2008', '2008-12-31'],
])('%j is the day %s [NUM-DATE-1]', (text, on) => {
  expect(mentionsIn(text)).toEqual([{ kind: 'date', on }]);
});

test.each([['July 2025', 2025, 7], ['Jul-25', 2025, 7], ['December 31', null, 12], ['in May', null, 5]])('%j is a month [NUM-DATE-1]', (text, year, month) => {
  expect(mentionsIn(text)).toEqual([{ kind: 'month', year, month }]);
});

test.each(['It may 5% rise', 'We march 5 miles'])('%j names no month', (text) => {
  expect(mentionsIn(text)).toEqual([]);
});

test.each([
  ['nine months ended June 30, 2024', 9, '2024-06-30'], ['six months to 30 June 2024', 6, '2024-06-30'], ['the year ended December 31, 2023', 12, '2023-12-31'], ['three-month period ended March 31, 2024', 3, '2024-03-31'], ['52 weeks ended February 2, 2025', 12, '2025-02-02'],
  ['quarterly period ended March 31, 2021', 3, '2021-03-31'], ['in the quarter ended June 2019', 3, '2019-06-30'], ['second quarter ended June 30, 2024', 3, '2024-06-30'],
])('%j is told by its length and last day [NUM-PART-1]', (text, months, end) => {
  expect(mentionsIn(text)).toEqual([{ kind: 'ended', months, end }]);
});

test.each([
  ['from 2019 to 2024', 2019, 2024], ['2019–2024', 2019, 2024], ['between 2019 and 2024', 2019, 2024], ['2019-24', 2019, 2024], ['since 2019', 2019, null],
])('%j is a stretch of years [NUM-SPAN-1]', (text, from, to) => {
  expect(mentionsIn(text)).toEqual([{ kind: 'span', from, to, years: null }]);
});

test.each([['over the past five years', 5], ['the last decade', 10], ['a five-year CAGR', 5]])('%j is a stretch of %d years back [NUM-SPAN-1]', (text, years) => {
  expect(mentionsIn(text)).toEqual([{ kind: 'span', from: null, to: null, years }]);
});

test('two values with their own years are no stretch [NUM-SPAN-1]', () => {
  expect(mentionsIn('from $5bn in 2023 to $6bn in 2024')).toEqual([fiscal(2023, 'FY'), fiscal(2024, 'FY')]);
});

test.each([
  ['a year earlier', -1, 'year'], ['the prior year', -1, 'year'], ['the prior-year quarter', -1, 'year'], ['the previous quarter', -1, 'quarter'], ['last year', -1, 'year'], ['year over year', -1, 'year'], ['year-on-year', -1, 'year'], ['YoY', -1, 'year'], ['sequentially', -1, 'quarter'],
  ['QoQ', -1, 'quarter'], ['three years ago', -3, 'year'], ['past 30 days', -30, 'day'], ['next year', 1, 'year'], ['in the quarter', 0, 'quarter'],
])('%j is %d steps of a %s away [NUM-REL-1]', (text, steps, of) => {
  expect(mentionsIn(text)).toEqual([{ kind: 'relative', steps, of }]);
});

test('a year in a list takes its kind from the member before it [NUM-YEAR-1]', () => {
  expect(mentionsIn('quarters ended June 30, 2024 and 2023')).toEqual([{ kind: 'ended', months: 3, end: '2024-06-30' }, { kind: 'ended', months: 3, end: '2023-06-30' }]);
  expect(mentionsIn('fiscal 2024, 2023 and 2022')).toEqual([2024, 2023, 2022].map((year) => fiscal(year, 'FY', 'fiscal')));
});

test('ordinals that share their noun are quarters each [NUM-PART-1]', () => {
  expect(mentionsIn('the second and first quarter of 2024')).toEqual([{ kind: 'fiscal', year: null, part: 'Q2', basis: 'unstated' }, { kind: 'fiscal', year: 2024, part: 'Q1', basis: 'unstated' }]);
  expect(mentionsIn('the first and second mortgage')).toEqual([]);
});

test.each([
  ['As ofAugust 31, 2022 the vault held', { kind: 'date', on: '2022-08-31' }], ['Six Months EndedMarch 31, 2021', { kind: 'ended', months: 6, end: '2021-03-31' }],
])('a month that a lost line break has joined to a small word in %j is read [NUM-DATE-1]', (text, expected) => {
  expect(mentionsIn(text)).toEqual([expected]);
});
