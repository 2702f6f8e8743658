import { expect, test } from 'vitest';
import type { AskedPeriod } from '../../asked.ts';
import { relativeTo } from './relative-times.ts';

const quarter: AskedPeriod = { kind: 'fiscal', year: 2024, part: 'Q4' };
const year: AskedPeriod = { kind: 'fiscal', year: 2022, part: 'FY' };
const day: AskedPeriod = { kind: 'date', on: '2024-03-31' };

test.each<[string, AskedPeriod, AskedPeriod | null]>([
  ['and in the following quarter?', quarter, { kind: 'fiscal', year: 2025, part: 'Q1' }],
  ['what about the three months before that', quarter, { kind: 'fiscal', year: 2024, part: 'Q3' }],
  ['and two years later?', year, { kind: 'fiscal', year: 2024, part: 'FY' }],
  ['the prior year?', quarter, { kind: 'fiscal', year: 2023, part: 'Q4' }],
  ['a month later?', day, { kind: 'date', on: '2024-04-30' }],
  ['and on the next trading day?', { kind: 'date', on: '2024-03-28' }, { kind: 'date', on: '2024-04-01' }],
  ['the session before?', { kind: 'date', on: '2024-04-01' }, { kind: 'date', on: '2024-03-28' }],
  ['and on the 2nd of May?', day, { kind: 'date', on: '2024-05-02' }],
  ['and in 2021?', year, null],
  ['a quarter later?', year, null],
])('“%s” is told from the time of the question before [ASK-READ-1]', (words, before, time) => {
  expect(relativeTo(words, [before])).toEqual(time);
});
