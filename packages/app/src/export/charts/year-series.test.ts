import { decimal, instant, type Fact } from '@assay/record';
import { expect, test } from 'vitest';
import { halden, inventedStatements } from '../html/testing/invented-figures.ts';
import { combineYears, yearSeries } from './year-series.ts';

const { facts } = inventedStatements();
const revenue = (year: number): Fact => facts.find((fact) => fact.metric.id === 'revenue' && fact.period?.fiscal?.year === year) as Fact;
const valuesOf = (given: readonly Fact[]): string[] => yearSeries({ facts: given, company: halden }, 'revenue').map((point) => `${String(point.year)} ${point.value.toString()}`);

test('a year has one value: filings before aggregators, then the version filed last', () => {
  const restated: Fact = { ...revenue(2025), value: '4200000000', source: { ...revenue(2025).source, filed: '2026-02-01' } };
  const rumour: Fact = { ...revenue(2025), value: '1', source: { ...revenue(2025).source, kind: 'aggregator', filed: '2026-03-01' } };
  expect(valuesOf([revenue(2025), restated, rumour])).toEqual(['2025 4200000000']);
  expect(valuesOf([rumour, restated, revenue(2025)])).toEqual(['2025 4200000000']);
});

test('segments, quarters and other companies are no yearly figures of the company', () => {
  const segment: Fact = { ...revenue(2025), dimensions: { segment: 'Europe' } };
  const quarter: Fact = { ...revenue(2025), period: { kind: 'duration', start: '2025-07-01', end: '2025-09-30', fiscal: { year: 2025, part: 'Q4' } } };
  const other: Fact = { ...revenue(2025), entity: { id: 'cik:0000000001', ticker: 'OTHR', name: null } };
  expect(valuesOf([segment, quarter, other, { ...revenue(2025), entity: null }])).toEqual([]);
});

test('a series ends its run at a gap', () => {
  expect(valuesOf([2019, 2020, 2022, 2023, 2024].map(revenue)).map((text) => text.slice(0, 4))).toEqual(['2022', '2023', '2024']);
});

test('a year without a fiscal label is told by the length of its period', () => {
  const bare: Fact = { ...revenue(2025), period: { kind: 'duration', start: '2024-10-01', end: '2025-09-30', fiscal: null } };
  expect(valuesOf([bare])).toEqual(['2025 4213000000']);
  expect(valuesOf([{ ...revenue(2025), period: instant('2025-09-30') }])).toEqual([]);
});

test('two series meet in the years that both know', () => {
  const left = yearSeries({ facts: [2023, 2024, 2025].map(revenue), company: halden }, 'revenue');
  const half = combineYears(left, left.slice(1), (own, other) => own.plus(other).times(decimal('0.5')));
  expect(half.map((point) => [point.year, point.value.toString()])).toEqual([[2024, '3934000000'], [2025, '4213000000']]);
});
