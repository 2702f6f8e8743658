import { expect, test } from 'vitest';
import { readPeriodLabel } from './period-label.ts';

test.each([
  ['2024', [{ kind: 'fiscal', year: 2024, part: 'FY', basis: 'unstated' }]],
  ['FY24', [{ kind: 'fiscal', year: 2024, part: 'FY', basis: 'fiscal' }]],
  ['Fiscal 2023', [{ kind: 'fiscal', year: 2023, part: 'FY', basis: 'fiscal' }]],
  ['Q3 2021', [{ kind: 'fiscal', year: 2021, part: 'Q3', basis: 'unstated' }]],
  ['4Q19', [{ kind: 'fiscal', year: 2019, part: 'Q4', basis: 'unstated' }]],
  ['First Quarter 2020', [{ kind: 'fiscal', year: 2020, part: 'Q1', basis: 'unstated' }]],
  ['December 31, 2019', [{ kind: 'date', on: '2019-12-31' }]],
  ['december 312014', [{ kind: 'date', on: '2014-12-31' }]],
  ['Six Months EndedJune 30, 2018', [{ kind: 'ended', months: 6, end: '2018-06-30' }]],
  ['As ofMay 31, 2019', [{ kind: 'date', on: '2019-05-31' }]],
  ['30/9/2018', [{ kind: 'date', on: '2018-09-30' }]],
  ['9/30/18', [{ kind: 'date', on: '2018-09-30' }]],
  ['1/2/2018', []],
  ['2018-06-30', [{ kind: 'date', on: '2018-06-30' }]],
  ['31 March 2024', [{ kind: 'date', on: '2024-03-31' }]],
  ['as of december 2013', [{ kind: 'month', year: 2013, month: 12 }]],
  ['Year Ended December 31, 2018', [{ kind: 'ended', months: 12, end: '2018-12-31' }]],
  ['Nine Months Ended September 30, 2024', [{ kind: 'ended', months: 9, end: '2024-09-30' }]],
  ['13 weeks ended March 30, 2024', [{ kind: 'ended', months: 3, end: '2024-03-30' }]],
  ['Fiscal Second Quarter Ended June 29, 2025', [{ kind: 'ended', months: 3, end: '2025-06-29' }]],
  ['Nine months 2024', [{ kind: 'fiscal', year: 2024, part: '9M', basis: 'unstated' }]],
  ['Three months 2024', []],
  ['2030-2034', [{ kind: 'span', from: 2030, to: 2034, years: null }]],
  ['Years ended June 30, 2024 and 2023', [{ kind: 'ended', months: 12, end: '2024-06-30' }, { kind: 'ended', months: 12, end: '2023-06-30' }]],
  ['February 29, 2024 and 2023', [{ kind: 'date', on: '2024-02-29' }, { kind: 'date', on: '2023-02-28' }]],
  ['$2,019', []], ['1,995 units', []], ['Products', []],
] as const)('"%s" names its times [FACT-TIME-1]', (words, mentions) => {
  expect(readPeriodLabel(words).mentions).toEqual(mentions);
});

test('the words beside the time stay', () => {
  expect(readPeriodLabel('2024 maturity (in $ millions)').rest).toBe('maturity (in $ millions)');
});
