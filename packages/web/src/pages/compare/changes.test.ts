import { expect, test } from 'vitest';
import type { JudgedClaim } from '../../api/queries.ts';
import { differenceWords, mentionWords, readKind, subjectWords, summaryWords } from './changes.ts';

test('a comparison is told in a sentence [WEB-COMPARE-1]', () => {
  expect(summaryWords({ same: 40, counts: { value: 3, verdict: 0, added: 1, gone: 2 } })).toBe('The runs say the same of 40 subjects; 3 show another value, 1 is new and 2 are gone.');
  expect(summaryWords({ same: 1, counts: { value: 0, verdict: 1, added: 0, gone: 0 } })).toBe('The runs say the same of 1 subject; 1 has another verdict.');
  expect(summaryWords({ same: 7, counts: {} })).toBe('The runs say the same of 7 subjects, and differ in nothing.');
});

test('a change is named by its measure and time, or by its own words [WEB-COMPARE-1]', () => {
  const claim = (over: object): JudgedClaim => ({ number: 1, claim: { text: 'grew', metric: null, operation: null, periods: [], ...over }, verdict: {} } as unknown as JudgedClaim);
  expect(subjectWords(claim({}))).toBe('“grew”');
  expect(subjectWords(claim({ metric: { id: 'revenue', words: 'revenue', inherited: null }, operation: 'growth', periods: [{ mention: { kind: 'fiscal', year: 2025, part: 'FY', basis: 'fiscal' }, inherited: null }] }))).toBe('revenue (growth), fiscal 2025');
});

test('times are told as one says them [WEB-COMPARE-1]', () => {
  expect([
    mentionWords({ kind: 'fiscal', year: 2025, part: 'Q2', basis: 'fiscal' }), mentionWords({ kind: 'date', on: '2026-03-04' }), mentionWords({ kind: 'month', year: null, month: 5 }),
    mentionWords({ kind: 'span', from: 2019, to: 2024, years: null }), mentionWords({ kind: 'relative', steps: -1, of: 'year' }), mentionWords({ kind: 'ended', months: 9, end: '2025-09-30' }),
  ]).toEqual(['Q2 2025', '4 Mar 2026', 'May', '2019–2024', '1 year earlier', '9 months ended 30 Sep 2025']);
});

test('what the runs differ in beforehand is said [WEB-COMPARE-1]', () => {
  expect(differenceWords({ data: { onlyA: ['x'], onlyB: [], shared: 2, asOf: ['sample 2025-06-30', 'sample 2026-03-24'] }, rules: null, model: null, prompt: null, question: [{}, {}], program: null }))
    .toEqual(['A rests on sample figures as of 30 Jun 2025, B on sample figures as of 24 Mar 2026.', '2 sources are the same; 1 only in A, 0 only in B.', 'The questions differ.']);
  expect(readKind('colour')).toBeNull();
});
