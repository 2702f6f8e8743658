// The tools over small made-up answers of Yahoo for one made-up company; no sockets, no recordings.
import { openFilingLibrary } from '@assay/knowledge';
import { openDesk } from '../../desk/open-desk.ts';
import type { DataDesk, DeskMode, ToolRunner } from '../../desk/desk.ts';
import type { IngestedFilings } from '../../filing-library.ts';
import type { SourceKeys } from '../../desk/open-sources.ts';
import { openMemoryStore } from '../../capture/memory-store.ts';
import type { Store } from '../../capture/store.ts';
import type { Sleep } from '../../effects.ts';
import { nodeSha256 } from '../../testing/node-sha256.ts';
import { realSleep } from '../../testing/real-time.ts';
import { textAnswer, yahooVisit, type Answerer } from '../../testing/replay-server.ts';
import { answeringFetch, example, madeUpEdgar } from '../../testing/synthetic-world.ts';
// Loaded before a test counts its time.
import '../../yahoo/visit.ts';

export const madeUp = example;
/** The pace between requests is tested elsewhere; deadlines keep their length. */
const hurried: Sleep = (ms, signal) => realSleep(signal === undefined ? 0 : ms, signal);
const common = { symbol: example.ticker, currency: 'USD', longName: example.name };

export function madeUpTools(answerers: readonly Answerer[], options: { readonly mode?: DeskMode; readonly now?: string; readonly store?: Store; readonly keys?: Partial<SourceKeys>; readonly ingested?: IngestedFilings } = {}): DataDesk & ToolRunner {
  return openDesk({
    mode: options.mode ?? 'live', fetch: answeringFetch(...answerers, yahooVisit, madeUpEdgar(example)), store: options.store ?? openMemoryStore(), clock: () => new Date(options.now ?? `${example.today}T21:30:00Z`), sleep: hurried, random: () => 0,
    sha256: nodeSha256, filings: { ...openFilingLibrary(), ...(options.ingested === undefined ? {} : { ingested: options.ingested }) }, contact: 'Example tester@example.test', ...options.keys,
  });
}

/** Answers a path that begins so with JSON. */
export function answers(path: string, value: unknown): Answerer {
  return ({ url }) => (new URL(url).pathname.startsWith(path) ? textAnswer(JSON.stringify(value)) : null);
}

export function modulesOf(modules: Readonly<Record<string, unknown>>): Answerer {
  return answers('/v10/finance/quoteSummary/', { quoteSummary: { result: [{ price: { ...common, regularMarketTime: secondsOf(example.today, '20:00:01'), regularMarketPrice: 20 }, ...modules }], error: null } });
}

export type MadeUpSession = { readonly date: string; readonly close: number; readonly high?: number; readonly low?: number; readonly volume?: number };

/** A daily chart of the sessions given: open is the close, high and low lie one beside it. */
export function chartOf(sessions: readonly MadeUpSession[], more: { readonly symbol?: string; readonly events?: object } = {}): Answerer {
  const symbol = more.symbol ?? example.ticker;
  const last = sessions.at(-1)?.date ?? example.today;
  const column = (value: (session: MadeUpSession) => number): number[] => sessions.map(value);
  const result = {
    meta: { ...common, symbol, instrumentType: symbol.startsWith('^') ? 'INDEX' : 'EQUITY', exchangeTimezoneName: 'America/New_York', dataGranularity: '1d', regularMarketTime: secondsOf(last, '20:00:01') },
    timestamp: sessions.map(({ date }) => secondsOf(date, '13:30:00')), events: more.events ?? {},
    indicators: { quote: [{ open: column(({ close }) => close), high: column(({ close, high }) => high ?? close + 1), low: column(({ close, low }) => low ?? close - 1), close: column(({ close }) => close), volume: column(({ volume }) => volume ?? 1000) }], adjclose: [{ adjclose: column(({ close }) => close) }] },
  };
  return answers(`/v8/finance/chart/${encodeURIComponent(symbol)}`, { chart: { result: [result], error: null } });
}

export function secondsOf(day: string, time = '00:00:00'): number {
  return Date.parse(`${day}T${time}Z`) / 1000;
}

/** Weekdays up to the example's day, the newest last; closes by their place from the first. */
export function weekdays(count: number, close: (index: number) => number): MadeUpSession[] {
  const days: string[] = [];
  for (let moment = Date.parse(`${example.today}T00:00:00Z`); days.length < count; moment -= 86_400_000) if (![0, 6].includes(new Date(moment).getUTCDay())) days.unshift(new Date(moment).toISOString().slice(0, 10));
  return days.map((date, index) => ({ date, close: close(index) }));
}
