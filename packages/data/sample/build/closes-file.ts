// Bare closes: day, close, source. They are on the split basis of the as-of day, not adjusted for dividends.
// Where a source has only the dividend-adjusted close for a few days, the adjustment is undone by the factor of the days around them, and said.
import { addDays } from '@assay/record';
import type { BundledCompany } from './companies.ts';
import { readSharedCsv } from './shared.ts';
import { writeRows } from './write-rows.ts';

export type Letter = 'Y' | 'P' | 'F';
export type Close = readonly [date: string, close: number, letter: Letter];
type Quoted = { readonly date: string; readonly close: number | null; readonly adjusted: number; readonly letter: Letter };

export const closeSources: Readonly<Record<Letter, string>> = { Y: 'Yahoo Finance daily closes', P: 'Polygon daily closes', F: 'Financial Modeling Prep daily closes' };
const derived: Partial<Readonly<Record<Letter, string>>> = { F: 'dividend-adjusted close × the adjustment factor of the days around it' };
const letters: Readonly<Record<string, Letter>> = { A: 'Y', K: 'Y', P: 'P', Z: 'F' };
const yearsBack = 3;
/** Factors on both sides of a gap agree this closely when no dividend fell into it. */
const sameFactor = 0.0001;
const longestGap = 8;

export type ClosesFile = { readonly text: string; readonly count: number; readonly first: string; readonly last: string };

/** Bare closes of a company up to its as-of day. */
export function readCloses(company: Pick<BundledCompany, 'ticker' | 'asOf' | 'split'>): Close[] {
  const since = addDays(company.asOf, -Math.round(yearsBack * 365.25));
  const quoted = readSharedCsv(`facts/prices/daily/${company.ticker}.csv.gz`).flatMap((row) => readQuoted(row)).filter((row) => row.date >= since && row.date <= company.asOf);
  return quoted.flatMap((row, index): Close[] => {
    const close = row.close ?? undoAdjustment(quoted, index);
    return close === null ? [] : [[row.date, roundedClose(close, company.split !== undefined && row.date < company.split), row.letter]];
  });
}

export function makeClosesFile(company: BundledCompany): ClosesFile {
  const rows = readCloses(company);
  const used = (names: Partial<Readonly<Record<Letter, string>>>): Record<string, string> => Object.fromEntries(Object.entries(names).filter(([letter]) => rows.some((row) => row[2] === letter)));
  const header = {
    schema: 'assay.sample-closes/1', ticker: company.ticker, cik: company.cik, name: company.name, currency: 'USD', asOf: company.asOf,
    basis: `adjusted for splits up to ${company.asOf}, not for dividends`, sources: used(closeSources), derived: used(derived), columns: ['date', 'close', 'source'],
  };
  return { text: writeRows({ header, list: 'closes', rows }), count: rows.length, first: rows[0]?.[0] ?? '', last: rows.at(-1)?.[0] ?? '' };
}

function readQuoted(row: Readonly<Record<string, string>>): Quoted[] {
  const letter = letters[row['source'] ?? ''];
  const close = row['close'] ?? '';
  return letter === undefined ? [] : [{ date: row['date'] ?? '', close: close === '' ? null : Number(close), adjusted: Number(row['adj_close']), letter }];
}

function undoAdjustment(quoted: readonly Quoted[], index: number): number | null {
  const day = quoted[index];
  const before = quoted.slice(Math.max(0, index - longestGap), index).findLast((row) => row.close !== null);
  const after = quoted.slice(index, index + longestGap).find((row) => row.close !== null);
  if (day === undefined || before?.close === undefined || before.close === null || after?.close === undefined || after.close === null) return null;
  const [left, right] = [before.close / before.adjusted, after.close / after.adjusted];
  return Math.abs(left / right - 1) <= sameFactor ? (day.adjusted * (left + right)) / 2 : null;
}

/** Prices are quoted in cents; closes before a split carry the fractions that dividing them left. */
function roundedClose(close: number, isBeforeSplit: boolean): number {
  return Number(close.toFixed(isBeforeSplit ? 4 : 2));
}
