import { expect, test } from 'vitest';
import { atRest, readAddress, writeAddress, type ReportAddress } from './address.ts';

test('every state of a report is written into its address and read back from it [WEB-REPORT-1]', () => {
  const states: readonly ReportAddress[] = [atRest, { claim: 12, show: null, raw: null }, { claim: null, show: 'contradicted', raw: null }, { claim: 3, show: 'outside', raw: null }, { claim: 7, show: 'partial', raw: 4 }, { claim: null, show: 'recheck', raw: null }];
  for (const state of states) expect(readAddress(writeAddress(state))).toEqual(state);
});

test('a place in the text is no state, and what nobody wrote is left out [WEB-REPORT-1]', () => {
  expect(readAddress('#s-summary')).toBeNull();
  expect(readAddress('#show=everything')).toBeNull();
  expect(readAddress('#c0')).toBeNull();
  expect(readAddress('#raw=2&show=strong')).toEqual({ claim: null, show: 'strong', raw: null });
  expect(readAddress('#c5&raw=x&show=<b>')).toEqual({ claim: 5, show: null, raw: null });
});
