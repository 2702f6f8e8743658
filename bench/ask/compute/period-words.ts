// How a reader may see a period named: each way as words that must all be there.
import { quarterEnd, quarterOf, yearEnd } from './fiscal-period.ts';
import { referencesOf } from './recipe.ts';
import { readCloses, readCompany } from './sample-rows.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const ordinals = ['first', 'second', 'third', 'fourth'];

function dayWords(day: string): string[][] {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = months[Number(month) - 1] ?? '';
  const number = String(Number(date));
  return [[day], [`${number} ${name} ${year}`], [`${name} ${number}, ${year}`], [`${name.slice(0, 3)} ${number}, ${year}`], [`${number} ${name.slice(0, 3)} ${year}`]];
}

const monthWords = (time: Date): string[][] => {
  const name = months[time.getUTCMonth()] ?? '';
  const year = String(time.getUTCFullYear());
  return [[`${name} ${year}`], [`${name.slice(0, 3)} ${year}`], [time.toISOString().slice(0, 7)], [name, year]];
};

function quarterWords(year: number, quarter: number, ends: Date): string[][] {
  const label = String(year);
  return [[`Q${quarter}`, label], [`${ordinals[quarter - 1]} quarter`, label], [`${quarter}Q${label.slice(2)}`], ...monthWords(ends)];
}

const trailing = [['trailing'], ['TTM'], ['twelve months'], ['12 months'], ['four quarters']];

/** The words for the period of a recipe's first figure; none where it spans a range of days. */
export function periodWords(recipe: string): string[][] {
  const [first = ''] = referencesOf(recipe);
  const [name = '', period = ''] = first.split('@');
  const [ticker = '', metric = ''] = name.split('.');
  if (period.includes('..') || metric === 'insiders') return [];
  if (period === 'TTM') return trailing;
  if (ticker === 'macro') return macroWords(period.split('/')[0] ?? '');
  return period === 'LAST' ? lastWords(ticker, metric) : namedWords(ticker, period);
}

/** A reading of the first of a month is the month's. */
const macroWords = (day: string): string[][] => [...dayWords(day), ...(day.endsWith('-01') ? monthWords(new Date(day)) : [])];

function namedWords(ticker: string, period: string): string[][] {
  const { fiscalCalendar } = readCompany(ticker);
  const named = /^(?:FY|AVG)(\d{4})(?:Q([1-4]))?$/.exec(period);
  const year = Number(named?.[1]);
  if (named === null) return dayWords(period);
  if (named[2] !== undefined) return quarterWords(year, Number(named[2]), new Date(quarterEnd(year, Number(named[2]), fiscalCalendar)));
  return [[String(year)], [`FY${String(year).slice(2)}`], ...monthWords(new Date(yearEnd(year, fiscalCalendar)))];
}

function lastWords(ticker: string, metric: string): string[][] {
  if (metric === 'close') return dayWords(readCloses(ticker).at(-1)?.[0] ?? '');
  const { facts, fiscalCalendar } = readCompany(ticker);
  const end = facts.filter(([name, , , start]) => name === metric && start === null).map((row) => row[4]).toSorted().at(-1) ?? '';
  const { year, quarter } = quarterOf(end, fiscalCalendar);
  return [...dayWords(end), ...quarterWords(year, quarter, new Date(quarterEnd(year, quarter, fiscalCalendar)))];
}
