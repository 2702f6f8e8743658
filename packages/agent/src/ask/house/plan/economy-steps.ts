// Steps that belong to no company: economic series, the yield curve, the market, the calendar of exchanges, names nobody knows.
import { addDays, type IsoDate } from '@assay/record';
import type { AskedMeasure, Subject } from '../../asked/asked.ts';
import { seriesOf, spreadSides } from '../../asked/subjects/economic.ts';
import type { DataStep } from '../../stages.ts';
import { uniqueSteps, type Planning } from './company-step.ts';
import { seriesWindow } from './times.ts';

type Wanted = { readonly id: string; readonly what: string; readonly tool: string; readonly input?: Readonly<Record<string, unknown>> };
const step = ({ id, what, tool, input = {} }: Wanted): DataStep => ({ kind: 'data', id, what, tool, input, after: [] });

export function economySteps(planning: Planning): readonly DataStep[] {
  return uniqueSteps(planning.asked.measures.flatMap((measure) => measureSteps(measure, planning)));
}

function measureSteps(measure: AskedMeasure, { asked, today }: Planning): readonly DataStep[] {
  if (measure.kind === 'series') return [measure.id, ...sidesOf(measure.id, asked)].flatMap((id) => seriesSteps(id, { asked, today }));
  if (measure.kind === 'metric') return seriesOf(measure.id).flatMap((id) => seriesSteps(id, { asked, today }));
  if (measure.kind === 'topic') return measure.topic === 'economy' || (measure.topic === 'rates' && asked.companies.length === 0) ? [step({ id: 'economy', what: 'the main economic series', tool: 'get_economic_indicators' })] : [];
  return subjectSteps(measure.subject, asked);
}

/** What lies between two yields on one day is told with both. */
function sidesOf(id: string, { periods, companies }: Planning['asked']): readonly string[] {
  return companies.length === 0 && periods.length === 1 && periods[0]?.kind === 'date' ? spreadSides[id]?.map(({ fred }) => fred) ?? [] : [];
}

function subjectSteps(subject: Subject, asked: Planning['asked']): readonly DataStep[] {
  if (subject === 'yield-curve') return [step({ id: 'yield_curve', what: 'spreads of the yield curve', tool: 'get_yield_curve' })];
  if (subject === 'market') return [step({ id: 'market', what: 'level of the share index', tool: 'get_index_data', input: { index: indexOf(asked.text) } })];
  return subject === 'calendar' && asked.companies.length === 0 ? [calendarStep(asked.periods)] : [];
}

function seriesStep(id: string, { asked, today }: Pick<Planning, 'asked' | 'today'>): DataStep {
  return step({ id: `series_${id.toLowerCase()}`, what: `economic series ${id}`, tool: 'get_economic_indicator', input: { indicator: id, ...seriesWindow(asked.periods, today) } });
}

/** Quoted on every trading day and never revised: bundled anew each time for little more than a year, so that an early day may stand in an older file than a late one. */
const quoted = /^(?:DGS|T10Y|DFII|DCOIL)/;
const DAYS_AROUND = 10;

function seriesSteps(id: string, around: Pick<Planning, 'asked' | 'today'>): readonly DataStep[] {
  const [first] = quoted.test(id) ? around.asked.periods.flatMap(firstDayOf).toSorted() : [];
  const isLong = around.asked.periods.length > 1 || around.asked.periods.some(({ kind }) => kind === 'dates' || kind === 'fiscal' || kind === 'years');
  if (first === undefined || !isLong) return [seriesStep(id, around)];
  return [seriesStep(id, around), step({ id: `series_${id.toLowerCase()}_first`, what: `economic series ${id} at the first of the days`, tool: 'get_economic_indicator', input: { indicator: id, start_date: addDays(first, -DAYS_AROUND), end_date: first } })];
}

function firstDayOf(period: Planning['asked']['periods'][number]): readonly IsoDate[] {
  if (period.kind === 'date') return [period.on];
  if (period.kind === 'fiscal' && period.year !== null) return [`${String(period.year)}-01-01`];
  if (period.kind === 'years') return [`${String(period.from)}-01-01`];
  return period.kind === 'dates' ? [period.from] : [];
}

const indices: readonly (readonly [RegExp, string])[] = [[/nasdaq 100/i, 'NASDAQ100'], [/nasdaq/i, 'NASDAQ'], [/dow/i, 'DOW'], [/russell/i, 'RUSSELL2000'], [/vix/i, 'VIX']];

function indexOf(text: string): string {
  return indices.find(([pattern]) => pattern.test(text))?.[1] ?? 'SP500';
}

function calendarStep(periods: Planning['asked']['periods']): DataStep {
  const day = periods.find((period) => period.kind === 'date');
  return day === undefined ? step({ id: 'market_status', what: 'whether the exchange is open', tool: 'get_market_status' }) : step({ id: 'trading_day', what: 'whether the exchange trades on that day', tool: 'is_trading_day', input: { date: day.on } });
}

/** Beside companies that are known: what a search for the others comes to stands in the answer. */
export function nameSteps({ asked }: Planning): readonly DataStep[] {
  return asked.companies.length === 0 ? [] : asked.unknown.map(({ words }, index) => step({ id: `who_${String(index + 1)}`, what: `which company “${words}” is`, tool: 'resolve_company', input: { query: words.slice(0, 80) } }));
}
