import { verdictNames, verdictStrength } from '@assay/record';
import { expect, test } from 'vitest';
import { countsOf, provenPercent, shownCounts } from './tally.ts';
import { strengthOf } from '../words/index.ts';

const none = Object.fromEntries(verdictNames.map((name) => [name, 0])) as Record<(typeof verdictNames)[number], number>;

test('every verdict is told with the strength that the record gives it [WEB-PARTS-1]', () => {
  expect(verdictNames.map(strengthOf)).toEqual(verdictNames.map(verdictStrength));
});

test('a tally adds verdicts of one strength, and shows a nought of wrong ones [WEB-PARTS-1]', () => {
  const counts = countsOf({ verdicts: { ...none, verified: 7, computed: 2, 'not-checked': 1, unverified: 3 } });
  expect(counts).toEqual({ strong: 9, partial: 0, judgment: 0, unverified: 4, contradicted: 0 });
  expect(shownCounts(counts)).toEqual([['strong', 9], ['unverified', 4], ['contradicted', 0]]);
});

test('one hundred percent means every claim [WEB-PARTS-1]', () => {
  expect([provenPercent({ ratio: 0.9999 }), provenPercent({ ratio: 1 }), provenPercent({ ratio: null })]).toEqual([99, 100, null]);
});
