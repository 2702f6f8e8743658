// What fits a bank in the value section, on invented figures.
import { nodeSha256 } from '@assay/data/testing';
import type { Company } from '@assay/data';
import { money, type Fact, type Period } from '@assay/record';
import { expect, test } from 'vitest';
import { makeBook } from '../../book/fact-book.ts';
import { showWith } from '../../figures/figure.ts';
import { renderText } from '../../prose/render.ts';
import { fact, subject, year } from '../../testing/made-up-facts.ts';
import { tradeOf } from '../../trade/trade-of.ts';
import type { Bench } from '../bench.ts';
import { makeModel } from './model.ts';
import { valueObservations } from './observations.ts';

const on = (day: string): Period => ({ kind: 'instant', on: day, fiscal: null });
const ends = ['2022-12-31', '2023-12-31', '2024-12-31'] as const;

function benchOf(kind: Company['kind'], more: readonly Fact[] = []): Bench {
  const company: Company = { cik: '0000000001', ticker: subject.ticker, name: subject.name, sector: 'Financials', industry: null, exchange: null, fiscalCalendar: { month: 12, named: 'end-year' }, kind };
  const facts = [
    ...[2022, 2023, 2024].flatMap((of, at) => [fact({ metric: 'revenue', value: 900 + at * 50, period: year(of) }), fact({ metric: 'net_income', value: 100 + at * 10, period: year(of) }), fact({ metric: 'diluted_eps', value: 2, period: year(of), unit: money('USD', 'share') })]),
    ...ends.flatMap((day, at) => [fact({ metric: 'total_assets', value: 10_000 + at * 500, period: on(day) }), fact({ metric: 'shareholders_equity', value: 1000 + at * 20, period: on(day) })]),
    fact({ metric: 'shares_outstanding', value: 50, period: on('2024-12-31'), unit: { kind: 'shares' } }), fact({ metric: 'price', value: 30, period: on('2025-03-31'), kind: 'market', unit: money('USD', 'share') }),
    fact({ metric: 'treasury_10y', value: 4.2, period: on('2025-03-31'), kind: 'macro', unit: { kind: 'percent' } }), ...more,
  ];
  const book = makeBook({ facts, subject, calendar: company.fiscalCalendar, asOf: '2025-03-31' });
  return { company, name: 'Northwind', trade: tradeOf(company), book, show: showWith(nodeSha256), depth: 'deep', asOf: '2025-03-31', data: { mode: 'live', asOf: '2025-03-31' } };
}

const told = (bench: Bench): string => valueObservations.flatMap((observation) => { const draft = observation.observe(bench); return draft === null ? [] : [renderText(draft.text)]; }).join('\n');

test.each(['bank', 'insurer'] as const)('a %s is held to its book, its assets and what the price earns, never to cash flow [AGENT-BANK-1]', (kind) => {
  const text = told(benchOf(kind));
  expect(text).toContain('The price-to-book ratio is 1.4 times');
  expect(text).toContain('Return on assets was 1.09% in fiscal 2024 and 1.05% in fiscal 2023');
  expect(text).toMatch(/The earnings yield is 6\.7%, while the 10-year Treasury yield was 4\.20% on 31 March 2025/);
  expect(text).not.toMatch(/cash flow|tangible/);
  expect(makeModel(benchOf(kind), 0)?.kind).toBe('book');
});

test('tangible equity is told where goodwill is on file [AGENT-BANK-1]', () => {
  expect(told(benchOf('bank', [fact({ metric: 'goodwill', value: 240, period: on('2024-12-31') })]))).toContain('The price to tangible book is 1.9 times; a good part of the equity was paid for names and customers');
});

test('of any other company none of this is told [AGENT-BANK-1]', () => {
  expect(told(benchOf('company'))).not.toMatch(/price-to-book|Return on assets|earnings yield/);
});
