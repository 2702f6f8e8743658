// Answers Yahoo's quote of several symbols at once in its own form, built from facts: the close of the world's day from ../shared/facts/prices and the diluted
// earnings per share of the newest annual report filed by then, from ../shared/facts/fundamentals. Symbols without either are left out, as Yahoo leaves out unknown ones.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseJson } from '@assay/record';
import { textAnswer, type Answerer } from '../../testing/replay-server.ts';
import { at, textIn } from '../read-capture.ts';

const facts = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', 'shared', 'facts');
/** Trailing earnings are those of a year that ended lately. */
const LATELY_DAYS = 120;

export function peerQuotes(today: string): Answerer {
  return ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const symbols = (searchParams.get('symbols') ?? '').split(',');
    if (pathname !== '/v7/finance/quote' || symbols.length < 2) return null;
    return textAnswer(JSON.stringify({ quoteResponse: { result: symbols.flatMap((symbol) => quoteOf(symbol, today)), error: null } }));
  };
}

function quoteOf(symbol: string, today: string): unknown[] {
  // Both share classes of a company report together.
  const [price, report] = [closeOn(symbol, today), newestReport(symbol === 'GOOG' ? 'GOOGL' : symbol, today)];
  if (price === null || report === null) return [];
  const rounded = (value: number): number => Number(value.toFixed(6));
  return [{
    language: 'en-US', region: 'US', quoteType: 'EQUITY', symbol, shortName: report.name, longName: report.name, currency: 'USD', financialCurrency: 'USD', exchangeTimezoneName: 'America/New_York', gmtOffSetMilliseconds: -18_000_000,
    regularMarketTime: Date.parse(`${today}T21:00:01Z`) / 1000, regularMarketPrice: price, epsTrailingTwelveMonths: report.eps, trailingPE: rounded(price / report.eps),
  }];
}

function closeOn(symbol: string, day: string): number | null {
  const file = join(facts, 'prices', 'daily', `${symbol.replace(/[^A-Z0-9]/g, '')}.csv.gz`);
  if (!existsSync(file)) return null;
  const close = gunzipSync(readFileSync(file)).toString('utf8').split('\n').find((line) => line.startsWith(`${day},`))?.split(',')[4] ?? '';
  return close === '' ? null : Number(close) * splitsSince(symbol, day);
}

/** A split that the stored list ends too early for. */
const laterSplits: readonly string[] = ['NFLX,2025-11-17,10'];

/** The stored closes are adjusted for later splits; those of the day were not. */
function splitsSince(symbol: string, day: string): number {
  const file = join(facts, 'corporate_actions', 'splits_2025-11-21.csv.gz');
  if (!existsSync(file)) return 1;
  return gunzipSync(readFileSync(file)).toString('utf8').split('\n').concat(laterSplits).reduce((factor, line) => { const [of, date = '', ratio] = line.split(','); return of === symbol && date > day ? factor * Number(ratio) : factor; }, 1);
}

function newestReport(symbol: string, today: string): { readonly name: string; readonly eps: number } | null {
  const folder = join(facts, 'fundamentals', 'ixbrl');
  const reports = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(`${symbol}_10-K_`) && name.slice(`${symbol}_10-K_`.length, -'.json.gz'.length) <= today).sort() : [];
  const newest = reports.at(-1);
  if (newest === undefined) return null;
  const read = parseJson(gunzipSync(readFileSync(join(folder, newest))).toString('utf8'));
  const units = at(read, '/facts/us-gaap/EarningsPerShareDiluted/units');
  const found = typeof units === 'object' && units !== null ? Object.values(units).flatMap((rows: unknown) => (Array.isArray(rows) ? (rows as unknown[]) : [])) : [];
  const rows = found.filter((row) => days(textIn(row, 'start'), textIn(row, 'end')) > 350).toSorted((left, right) => (textIn(right, 'end') ?? '').localeCompare(textIn(left, 'end') ?? ''));
  const eps = at(rows[0], 'val');
  const name = textIn(read, '/entityName');
  return typeof eps === 'number' && eps > 0 && name !== null && days(textIn(rows[0], 'end'), today) < LATELY_DAYS ? { name, eps } : null;
}

function days(from: string | null, to: string | null): number {
  return from === null || to === null ? 0 : (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
