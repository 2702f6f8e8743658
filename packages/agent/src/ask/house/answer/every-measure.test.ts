// Every measure of the dictionary, at several times and in several forms: whatever is said of it, the judge finds.
import { metrics } from '@assay/calc';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../testing/index.ts';
import type { AskedPeriod, MeasureForm } from '../../asked/asked.ts';
import { synthesise } from './synthesise.ts';
import { companies, gathered, judged } from './testing/gather-sample.ts';

const year = (of: number): AskedPeriod => ({ kind: 'fiscal', year: of, part: 'FY' });
const cases: readonly (readonly [MeasureForm, AskedPeriod])[] = [
  ['value', { kind: 'latest' }], ['value', { kind: 'trailing' }], ['value', year(2023)], ['value', { kind: 'fiscal', year: 2024, part: 'Q2' }], ['value', { kind: 'date', on: '2025-03-14' }],
  ['growth', year(2024)], ['change', year(2023)], ['cagr', { kind: 'years', from: 2020, to: 2024 }], ['average', { kind: 'last', count: 3, of: 'year' }], ['total', { kind: 'last', count: 2, of: 'year' }],
  ['highest', { kind: 'latest' }], ['lowest', { kind: 'last', count: 5, of: 'year' }],
];

/** Of all pairs of measure and case each company is asked for another share: together they cover a twelfth of all pairs, and each measure. */
const step = 12;
const pairs = metrics.flatMap(({ id }) => cases.map(([as, period]) => ({ id, as, period })));

describe.each(companies.map(({ ticker }, place) => ({ ticker, place })))('$ticker', ({ ticker, place }) => {
  test('of each measure that is told, the judge lets every figure stand [ASK-ANSWER-1]', async () => {
    const own = pairs.filter((_, index) => index % (companies.length * step) === place * step + (place % step));
    const open: string[] = [];
    let told = 0;
    for (const { id, as, period } of own) {
      const given = await gathered([ticker], { measures: [{ kind: 'metric', id, as, words: id }], periods: [period] });
      const draft = synthesise(given, { objections: [], earlier: null }, sha256);
      if (draft.missing.length > 0) continue;
      told += 1;
      open.push(...judged(draft, given).open.map((one) => `${id} ${as}: ${one}`));
    }
    expect(open).toEqual([]);
    expect(told).toBeGreaterThan(2);
  }, 120_000);
});
