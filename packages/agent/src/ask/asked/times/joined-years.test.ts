import { expect, test } from 'vitest';
import type { AskedMeasure, AskedPeriod, MeasureForm } from '../asked.ts';
import { asStretch } from './joined-years.ts';

const year = (of: number): AskedPeriod => ({ kind: 'fiscal', year: of, part: 'FY' });
const profit = (as: MeasureForm): readonly AskedMeasure[] => [{ kind: 'metric', id: 'net_income', as, words: 'profit' }];

test('a compound rate runs from the one of two years to the other [ASK-READ-1]', () => {
  expect(asStretch([year(2019), year(2023)], profit('cagr'))).toEqual([{ kind: 'years', from: 2019, to: 2023 }]);
});

test('an average of two years that lie apart is of those two, and a value of each [ASK-READ-1]', () => {
  expect(asStretch([year(2019), year(2023)], profit('average'))).toHaveLength(2);
  expect(asStretch([year(2022), year(2023)], profit('value'))).toHaveLength(2);
});
