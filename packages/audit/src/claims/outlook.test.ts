// Which clauses look ahead, and whose view they give.
import { expect, test } from 'vitest';
import type { PeriodMention } from '@assay/record';
import { outlookOf } from './outlook.ts';

const year = (of: number): PeriodMention => ({ kind: 'fiscal', year: of, part: 'FY', basis: 'fiscal' });

test.each([
  ['We expect revenue of $70 billion in fiscal 2027', 'own'], ['Analysts anticipate $3.10 a share in fiscal 2027', 'own'], ['Revenue is projected to reach $70 billion in fiscal 2027', 'own'],
  ['Management guides to revenue of $70 billion in fiscal 2027', 'reported'], ['The company targets a margin of 30% in fiscal 2027', 'reported'], ['Northlight expects revenue of $70 billion in fiscal 2027', 'reported'],
  ['Revenue of $70 billion in fiscal 2027', null], ['Expenses rose to $70 billion in fiscal 2027', null],
])('“%s”, written before that year [AUD-FORECAST-1]', (clause, expected) => {
  expect(outlookOf(clause, year(2027), '2026-03-01')).toBe(expected);
});

test('a time that has been is no forecast, whatever the words [AUD-FORECAST-1]', () => {
  for (const clause of ['Expected volatility was 31% in fiscal 2019', 'The plan assets were $4 million in fiscal 2019', 'Management expected revenue of $70 billion in fiscal 2019', 'Our target was $5 million in fiscal 2019']) {
    expect(outlookOf(clause, year(2019), '2026-03-01')).toBeNull();
    expect(outlookOf(clause, year(2019), null)).toBeNull();
  }
});

test('a year that has begun is a forecast only in the tense of one [AUD-FORECAST-1]', () => {
  expect(outlookOf('We expect revenue of $70 billion in fiscal 2026', year(2026), '2026-11-01')).toBe('own');
  expect(outlookOf('Revenue had been forecast at $70 billion in fiscal 2026', year(2026), '2026-11-01')).toBeNull();
});

test('without the report’s day the words must say that the time is to come [AUD-FORECAST-1]', () => {
  expect(outlookOf('We expect revenue of $70 billion in fiscal 2027', year(2027), null)).toBe('own');
  expect(outlookOf('The company expects to spend $4 million over the next two years', null, null)).toBe('reported');
  expect(outlookOf('The company expects to contribute $4 million in 2019', year(2019), null)).toBeNull();
});
