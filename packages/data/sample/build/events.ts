// Dividends and splits by day, as declared, from a calendar of corporate actions. Amounts before the last split stay out: they are on another basis.
import { addDays } from '@assay/record';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { BundledCompany } from './companies.ts';
import type { Figure, Published } from './figure.ts';
import { readSharedCsv, readSharedJson, sharedRoot } from './shared.ts';

const dividends = z.array(z.object({ cash_amount: z.number(), currency: z.string(), ex_dividend_date: z.string(), dividend_type: z.string() }));
const yearsBack = 5;

export function readEvents(company: BundledCompany): Figure[] {
  const since = company.split ?? addDays(company.asOf, -yearsBack * 365);
  const published = { kind: 'aggregator', form: null, accession: null } as const;
  const paid = readDividends(company).filter((event) => event.on >= since && event.on >= addDays(company.asOf, -yearsBack * 365) && event.on <= company.asOf);
  const events = paid.map(({ on, amount, name }): Figure => event({ metric: 'dividend', value: amount, unit: 'USD/share' }, on, { ...published, name, filed: on }));
  if (company.split === undefined) return events;
  return [...events, event({ metric: 'split_ratio', value: splitRatio(company), unit: 'multiple' }, company.split, { ...published, name: 'Yahoo Finance', filed: company.split })];
}

function event(what: Pick<Figure, 'metric' | 'value' | 'unit'>, on: string, published: Published): Figure {
  return { ...what, start: null, end: on, concept: null, published, derived: null };
}

function readDividends(company: BundledCompany): { on: string; amount: number; name: string }[] {
  const path = `facts/corporate_actions/${company.ticker}.dividends.json.gz`;
  if (existsSync(join(sharedRoot, path))) {
    const regular = readSharedJson(path, dividends).filter((row) => row.currency === 'USD' && row.dividend_type === 'CD');
    return regular.map((row) => ({ on: row.ex_dividend_date, amount: row.cash_amount, name: 'Polygon corporate actions' }));
  }
  return readSharedCsv('facts/corporate_actions/dividends_2025-11-21.csv.gz').filter((row) => row['symbol'] === company.ticker)
    .map((row) => ({ on: row['date'] ?? '', amount: Number(row['dividend']), name: 'Yahoo Finance' }));
}

function splitRatio(company: BundledCompany): number {
  const row = readSharedCsv('facts/corporate_actions/splits_2025-11-21.csv.gz').find((candidate) => candidate['symbol'] === company.ticker && candidate['date'] === company.split);
  if (row === undefined) throw new Error(`no split of ${company.ticker} on ${String(company.split)}`);
  return Number(row['split_ratio']);
}
