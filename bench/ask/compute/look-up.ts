// One figure of the bundled files by company, metric and period. The version that stands first is the preferred one, as the sample's README says.
import { endsWith, isQuarterLong, isYear, quarterEnd, yearEnd } from './fiscal-period.ts';
import { readCloses, readCompany, readInsiderTrades, readMacro, type CompanyFile } from './sample-rows.ts';

type Row = { readonly metric: string; readonly value: number; readonly unit: string; readonly start: string | null; readonly end: string };

const rowsOf = ({ facts }: CompanyFile, metric: string): Row[] =>
  facts.filter(([name]) => name === metric).map(([name, value, unit, start, end]) => ({ metric: name, value, unit, start, end }));

export class NoFigure extends Error {}

function only(rows: readonly Row[], what: string): number {
  const [row] = rows;
  if (row === undefined) throw new NoFigure(`${what} is not in the bundled files`);
  return row.value;
}

/** `FY2024`, `FY2024Q3`, `TTM` (the last four quarters of the books), `LAST` (the newest balance), `AVG2024` (mean of two year ends), or a day. */
export function figureOf(ticker: string, metric: string, period: string): number {
  const what = `${ticker}.${metric}@${period}`;
  if (ticker === 'macro') return macroOn(metric, period);
  if (metric === 'close') return closeOn(ticker, period);
  if (metric === 'insiders') return insidersOf(ticker, period);
  const company = readCompany(ticker);
  const rows = rowsOf(company, metric);
  if (period === 'TTM') return lastQuarters(rows, what);
  if (period === 'LAST') return only(rows.filter(({ start }) => start === null).toSorted((left, right) => right.end.localeCompare(left.end)), what);
  const named = /^(FY|AVG)(\d{4})(?:Q([1-4]))?$/.exec(period);
  if (named === null) return only(rows.filter(({ end }) => end === period), what);
  const year = Number(named[2]);
  if (named[1] === 'AVG') return (figureOf(ticker, metric, `FY${year}`) + figureOf(ticker, metric, `FY${year - 1}`)) / 2;
  return only(named[3] === undefined ? ofYear(rows, year, company) : ofQuarter(rows, { year, quarter: Number(named[3]) }, company), what);
}

function ofYear(rows: readonly Row[], year: number, { fiscalCalendar }: CompanyFile): Row[] {
  return rows.filter((row) => (row.start === null ? endsWith(row.end, yearEnd(year, fiscalCalendar)) : isYear(row, year, fiscalCalendar)));
}

function ofQuarter(rows: readonly Row[], { year, quarter }: { readonly year: number; readonly quarter: number }, { fiscalCalendar }: CompanyFile): Row[] {
  const end = quarterEnd(year, quarter, fiscalCalendar);
  return rows.filter((row) => (row.start === null || isQuarterLong(row)) && endsWith(row.end, end));
}

function lastQuarters(rows: readonly Row[], what: string): number {
  const ends = new Map<string, number>();
  for (const row of rows.filter(isQuarterLong)) if (!ends.has(row.end)) ends.set(row.end, row.value);
  const last = [...ends].toSorted(([left], [right]) => right.localeCompare(left)).slice(0, 4);
  const [newest] = last;
  const [oldest] = last.toReversed();
  const days = newest === undefined || oldest === undefined ? 0 : (Date.parse(newest[0]) - Date.parse(oldest[0])) / 86_400_000;
  if (last.length < 4 || days > 290) throw new NoFigure(`${what} lacks a quarter`);
  return last.reduce((sum, [, value]) => sum + value, 0);
}

/** The close of a day of trading; a range `FROM..TO` is for `closesOf`. */
function closeOn(ticker: string, day: string): number {
  const closes = readCloses(ticker);
  const found = day === 'LAST' ? closes.at(-1) : closes.find(([date]) => date === day);
  if (found === undefined) throw new NoFigure(`${ticker} has no close on ${day}`);
  return found[1];
}

export function closesOf(ticker: string, from: string, to: string): number[] {
  return readCloses(ticker).filter(([date]) => date >= from && date <= to).map(([, close]) => close);
}

/** `DAY` or `DAY/ASOF`: a reading by its own day, out of the bundle of an as-of day. */
function macroOn(series: string, period: string): number {
  const [day = '', asOf = '2026-03-24'] = period.split('/');
  const found = readMacro(asOf).find(([name, , date]) => name === series && date === day);
  if (found === undefined) throw new NoFigure(`${series} has no reading of ${day} known on ${asOf}`);
  return found[1];
}

/** `shares`, `value`, `trades`, `owners`, of all, of one owner (`shares:NAME`), of a month or day (`shares:all:2025-07`). All of the half-year on file. */
function insidersOf(ticker: string, asked: string): number {
  const [what = '', owner = 'all', when = ''] = asked.split(':');
  const trades = readInsiderTrades(ticker).filter((trade) => (owner === 'all' || trade.owner.replaceAll(' ', '_') === owner) && trade.day.startsWith(when));
  if (trades.length === 0) throw new NoFigure(`${ticker} has no such trades`);
  if (what === 'trades') return trades.length;
  if (what === 'owners') return new Set(trades.map((trade) => trade.owner)).size;
  return trades.reduce((sum, { shares, price }) => sum + (what === 'value' ? shares * price : shares), 0);
}
