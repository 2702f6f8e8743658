import { expect, test } from 'vitest';
import { decimal, money, type Fact, type Period } from '@assay/record';
import { fact, quarter, subject, year } from '../testing/made-up-facts.ts';
import { makeBook, type FactBook } from './fact-book.ts';

function bookOf(facts: readonly Fact[], asOf = '2025-12-31'): FactBook {
  return makeBook({ facts, subject, calendar: { month: 12, named: 'end-year' }, asOf });
}

function numbers(readings: readonly { readonly value: { toNumber: () => number } }[]): number[] {
  return readings.map((reading) => reading.value.toNumber());
}

test('the trailing twelve months are the sum of four quarters without a gap [AGENT-BOOK-1]', () => {
  const quarters: readonly Period[] = [quarter(2024, 3), quarter(2024, 4), quarter(2025, 1), quarter(2025, 2)];
  const book = bookOf(quarters.map((period, index) => fact({ metric: 'revenue', value: 10 + index, period })), '2025-08-31');
  expect(book.today('revenue')?.value.toNumber()).toBe(46);
});

test('there are no trailing twelve months over a missing quarter [AGENT-BOOK-1]', () => {
  const quarters: readonly Period[] = [quarter(2024, 2), quarter(2024, 3), quarter(2025, 1), quarter(2025, 2)];
  const book = bookOf(quarters.map((period) => fact({ metric: 'revenue', value: 10, period })), '2025-08-31');
  expect(book.today('revenue')).toBeNull();
});

test('without a fourth quarter the trailing year is the last year, plus the quarters since, less those of the year before [AGENT-BOOK-1]', () => {
  const periods: readonly (readonly [Period, number])[] = [[year(2024), 40], [quarter(2024, 1), 8], [quarter(2024, 2), 9], [quarter(2024, 3), 11], [quarter(2025, 1), 12], [quarter(2025, 2), 14]];
  const facts = periods.map(([period, value], index) => fact({ metric: 'revenue', value, period }, index));
  expect(bookOf(facts, '2025-08-31').today('revenue')?.value.toNumber()).toBe(49);
  expect(bookOf(facts.filter((_, index) => index !== 2), '2025-08-31').today('revenue')).toBeNull();
});

test('a series of years starts after the latest gap [AGENT-BOOK-1]', () => {
  const book = bookOf([2018, 2019, 2021, 2022, 2023].map((of) => fact({ metric: 'revenue', value: of, period: year(of) })), '2024-06-30');
  expect(numbers(book.years('revenue'))).toEqual([2021, 2022, 2023]);
});

test('a series that stopped before the latest year is no news of the company [AGENT-BOOK-1]', () => {
  const facts = [...[2022, 2023, 2024].map((of) => fact({ metric: 'revenue', value: of, period: year(of) })), fact({ metric: 'capital_expenditure', value: 5, period: year(2022) })];
  expect(bookOf(facts).years('capital_expenditure')).toEqual([]);
});

test('a filing is taken before an aggregator, whatever their dates [AGENT-BOOK-2]', () => {
  const book = bookOf([
    fact({ metric: 'revenue', value: 100, period: year(2024), filed: '2025-02-01' }),
    fact({ metric: 'revenue', value: 101, period: year(2024), kind: 'aggregator', filed: '2025-03-01' }, 1),
  ]);
  expect(numbers(book.years('revenue'))).toEqual([100]);
});

test('the latest filed version of a year is taken [AGENT-BOOK-2]', () => {
  const book = bookOf([
    fact({ metric: 'revenue', value: 100, period: year(2024), filed: '2025-02-01' }),
    fact({ metric: 'revenue', value: 99, period: year(2024), filed: '2025-11-01' }, 1),
  ]);
  expect(numbers(book.years('revenue'))).toEqual([99]);
});

test('a metric that no statement shows is computed by the dictionary, with the facts it rests on', () => {
  const book = bookOf([fact({ metric: 'revenue', value: 200, period: year(2024) }), fact({ metric: 'gross_profit', value: 50, period: year(2024) })]);
  const [margin] = book.years('gross_margin');
  expect([margin?.value.toNumber(), margin?.unit.kind, margin?.facts.length]).toEqual([25, 'percent', 2]);
});

test('an optional line that the company has shown lately is a gap, not a zero', () => {
  const at = (on: string): Period => ({ kind: 'instant', on, fiscal: null });
  const facts = [
    ...[2023, 2024].map((of) => fact({ metric: 'revenue', value: of, period: year(of) })),
    fact({ metric: 'cash', value: 5, period: at('2024-12-31') }), fact({ metric: 'cash', value: 4, period: at('2023-12-31') }),
    fact({ metric: 'short_term_investments', value: 60, period: at('2023-12-31') }),
  ];
  const book = bookOf(facts);
  expect(book.years('cash_and_investments')).toEqual([]);
});

test('a trailing flow made of one that is shown every quarter and one that is shown once a year is of the year that both have [CALC-FLOW-1]', () => {
  const quarters = [quarter(2024, 1), quarter(2024, 2), quarter(2025, 1), quarter(2025, 2)];
  const cash = [...quarters.map((period, at) => fact({ metric: 'operating_cash_flow', value: at < 2 ? 20 : 30, period }, at)), fact({ metric: 'operating_cash_flow', value: 100, period: year(2024) }, 9)];
  const book = bookOf([...cash, fact({ metric: 'capital_expenditure', value: 60, period: year(2024) })], '2025-08-31');
  expect(book.today('operating_cash_flow')?.value.toNumber()).toBe(120);
  expect([book.today('free_cash_flow')?.value.toNumber(), book.today('free_cash_flow')?.period]).toEqual([40, year(2024)]);
});

test('nothing published for a later day is in the book', () => {
  const book = bookOf([fact({ metric: 'revenue', value: 1, period: year(2023) }), fact({ metric: 'revenue', value: 2, period: year(2024) })], '2024-06-30');
  expect(numbers(book.years('revenue'))).toEqual([1]);
});

test('another company’s facts stay out of the book', () => {
  const other: Fact = { ...fact({ metric: 'revenue', value: 7, period: year(2024) }), entity: { id: 'cik:0000000002', ticker: 'OTHR', name: 'Other' } };
  expect(bookOf([other]).years('revenue')).toEqual([]);
});

test('the exact decimal of a fact is kept', () => {
  const book = bookOf([fact({ metric: 'revenue', value: '0.1', period: year(2024) })]);
  expect(book.years('revenue')[0]?.value.plus(decimal('0.2')).toString()).toBe('0.3');
});

const abroad = (metric: string, value: number, period: Period): Fact => fact({ metric, value, period, unit: money('TWD') });
const close = (currency: string): Fact => fact({ metric: 'price', value: 200, period: { kind: 'instant', on: '2025-06-30', fiscal: null }, kind: 'market', unit: money(currency) });
const count = fact({ metric: 'shares_outstanding', value: 1000, period: { kind: 'instant', on: '2024-12-31', fiscal: { year: 2024, part: 'FY' } }, unit: { kind: 'shares' } });

test('a price in another currency than the statements gives no market value and no per-share ratio, and the book says why [CALC-CURRENCY-1]', () => {
  const statements = [abroad('revenue', 500, year(2024)), abroad('net_income', 100, year(2024))];
  const book = bookOf([...statements, count, close('USD')], '2025-06-30');
  expect([book.today('market_cap'), book.today('price_to_sales')]).toEqual([null, null]);
  expect(book.refused('market_cap')).toMatch(/^The price is in USD and the statements are in TWD/);
  expect(book.today('net_margin')?.value.toNumber()).toBe(20);
  const atHome = bookOf([...statements, count, close('TWD')], '2025-06-30');
  expect([atHome.today('market_cap')?.value.toNumber(), atHome.refused('market_cap')]).toEqual([200_000, null]);
});

test('a convenience translation of a filing is no part of the series [CALC-CURRENCY-1]', () => {
  const book = bookOf([abroad('revenue', 500, year(2023)), abroad('revenue', 600, year(2024)), fact({ metric: 'revenue', value: 20, period: year(2024), filed: '2025-03-01' }, 1)]);
  expect(numbers(book.years('revenue'))).toEqual([500, 600]);
});
