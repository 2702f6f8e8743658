// Answers Yahoo's daily chart in its own form from the sessions of ../shared/facts/prices, the dividends of ../shared/facts/corporate_actions and, for two
// indices, the levels of ../shared/facts/macro. Prices there are adjusted for splits up to 2026, as Yahoo's are up to the day of the answer.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Answerer } from '../../testing/replay-server.ts';

const facts = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', 'shared', 'facts');

type Row = { readonly date: string; readonly open: number | null; readonly high: number | null; readonly low: number | null; readonly close: number; readonly adjusted: number | null; readonly volume: number | null };

const indices: Readonly<Record<string, { readonly file: string; readonly name: string; readonly close: number }>> = {
  '^GSPC': { file: 'macro/SP500.csv', name: 'S&P 500', close: 1 }, '^VIX': { file: 'macro/vix-daily_CBOE.csv', name: 'CBOE Volatility Index', close: 4 },
};
const names: Readonly<Record<string, string>> = { AAPL: 'Apple Inc.', GOOG: 'Alphabet Inc.', SPY: 'SPDR S&P 500 ETF Trust', QQQ: 'Invesco QQQ Trust', XLK: 'Technology Select Sector SPDR Fund', XLC: 'Communication Services Select Sector SPDR Fund' };
const funds: ReadonlySet<string> = new Set(['SPY', 'QQQ', 'XLK', 'XLC']);

export const yahooCharts: Answerer = ({ url }) => {
  const { pathname, searchParams } = new URL(url);
  if (!pathname.startsWith('/v8/finance/chart/')) return null;
  const symbol = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const rows = rowsOf(symbol);
  const [from, until] = [Number(searchParams.get('period1')), Number(searchParams.get('period2'))];
  const within: readonly Row[] = rows?.filter(({ date }) => openOf(date) >= from && openOf(date) < until) ?? [];
  return rows === null ? null : { status: 200, headers: { 'content-type': 'application/json' }, bytes: new TextEncoder().encode(JSON.stringify(chartOf(symbol, within, { from, until }))) };
};

function chartOf(symbol: string, rows: readonly Row[], span: { readonly from: number; readonly until: number }): object {
  const last = rows.at(-1);
  const column = (name: keyof Row): unknown[] => rows.map((row) => row[name]);
  const meta = {
    currency: 'USD', symbol, instrumentType: symbol.startsWith('^') ? 'INDEX' : funds.has(symbol) ? 'ETF' : 'EQUITY', longName: indices[symbol]?.name ?? names[symbol] ?? symbol, exchangeTimezoneName: 'America/New_York', gmtoffset: -18000,
    dataGranularity: '1d', regularMarketTime: last === undefined ? span.until : openOf(last.date) + 23_400, regularMarketPrice: last?.close ?? null,
  };
  const dividends = dividendsOf(symbol).filter(({ date }) => openOf(date) >= span.from && openOf(date) < span.until).map(({ date, amount }) => ({ amount, date: openOf(date) }));
  const indicators = { quote: [{ open: column('open'), high: column('high'), low: column('low'), close: column('close'), volume: column('volume') }], adjclose: [{ adjclose: column('adjusted') }] };
  return { chart: { result: [{ meta, timestamp: rows.map(({ date }) => openOf(date)), ...(dividends.length === 0 ? {} : { events: { dividends: Object.fromEntries(dividends.map((dividend) => [String(dividend.date), dividend])) } }), indicators }], error: null } };
}

/** Half past nine in New York, winter time: the day is what counts. */
function openOf(date: string): number {
  return Date.parse(`${date}T14:30:00Z`) / 1000;
}

function rowsOf(symbol: string): Row[] | null {
  const index = indices[symbol];
  if (index !== undefined) return linesOf(join(facts, index.file)).flatMap((cells) => (isNumber(cells[index.close]) ? [{ date: cells[0] ?? '', open: ranged(cells, 1), high: ranged(cells, 2), low: ranged(cells, 3), close: Number(cells[index.close]), adjusted: null, volume: null }] : []));
  const file = join(facts, 'prices', 'daily', `${symbol.replace(/[^A-Z0-9]/g, '')}.csv.gz`);
  if (!existsSync(file)) return /^XL[A-Z]{1,2}$/.test(symbol) ? sectorRows(symbol) : null;
  return linesOf(file).flatMap(([date = '', open, high, low, close, adjusted, volume]) => (isNumber(close) ? [{ date, open: numberOf(open), high: numberOf(high), low: numberOf(low), close: Number(close), adjusted: numberOf(adjusted), volume: numberOf(volume) }] : []));
}

function sectorRows(symbol: string): Row[] | null {
  const file = join(facts, 'prices', 'sector_etfs_close_2005_2026-01.csv.gz');
  if (!existsSync(file)) return null;
  const rows = linesOf(file).flatMap(([of, date = '', close]) => (of === symbol && isNumber(close) ? [{ date, open: null, high: null, low: null, close: Number(close), adjusted: null, volume: null }] : []));
  return rows.length === 0 ? null : rows;
}

function ranged(cells: readonly string[], at: number): number | null {
  return cells.length > 2 ? numberOf(cells[at]) : null;
}

function dividendsOf(symbol: string): { readonly date: string; readonly amount: number }[] {
  return linesOf(join(facts, 'corporate_actions', 'dividends_2025-11-21.csv.gz')).flatMap(([of, date = '', amount]) => (of === symbol && isNumber(amount) ? [{ date, amount: Number(amount) }] : []));
}

function linesOf(file: string): string[][] {
  const raw = readFileSync(file);
  return (raw[0] === 0x1f ? gunzipSync(raw) : raw).toString('utf8').trim().split('\n').slice(1).map((line) => line.split(','));
}

function isNumber(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '' && Number.isFinite(Number(text));
}

function numberOf(text: string | undefined): number | null {
  return isNumber(text) ? Number(text) : null;
}
