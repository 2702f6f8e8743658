// Daily closes of the run's company, oldest first, and the mean lines that the report speaks of.
import { addDays, type Claim, type IsoDate } from '@assay/record';
import { isAbout, type FactSet } from './year-series.ts';

/** Binary64 on purpose: closes are only drawn here, and a line on a page has three digits. */
export type Close = { readonly day: IsoDate; readonly close: number };

const YEARS_SHOWN = 5;

export function closeSeries({ facts, company }: FactSet): Close[] {
  const byDay = new Map<string, number>();
  for (const fact of facts) {
    if (fact.metric.id !== 'price' || fact.period?.kind !== 'instant' || !isAbout(fact, company) || fact.source.kind === 'filing') continue;
    if (!byDay.has(fact.period.on)) byDay.set(fact.period.on, Number(fact.value));
  }
  const closes = [...byDay].map(([day, close]) => ({ day, close })).toSorted((left, right) => left.day.localeCompare(right.day));
  const last = closes.at(-1);
  const from = last === undefined ? '' : addDays(last.day, Math.round(-365.25 * YEARS_SHOWN));
  return closes.filter((close) => close.day >= from);
}

/** Means over the last `days` closes; begins where there are enough. */
export function movingMean(closes: readonly Close[], days: number): Close[] {
  let sum = 0;
  return closes.flatMap(({ day, close }, index) => {
    sum += close - (closes[index - days]?.close ?? 0);
    return index >= days - 1 ? [{ day, close: sum / days }] : [];
  });
}

/** The lengths of the simple means that claims speak of: `sma_50`, `sma_200`. At most two are drawn. */
export function meansInClaims(claims: readonly Claim[]): number[] {
  const lengths = claims.map((claim) => /^sma_(\d{1,3})$/.exec(claim.metric?.id ?? '')?.[1]).filter((length) => length !== undefined);
  return [...new Set(lengths)].map(Number).toSorted((left, right) => left - right).slice(0, 2);
}

/** The lowest and the highest close of the twelve months up to the last; null where less than most of a year is known. */
export function yearRange(closes: readonly Close[]): { readonly low: Close; readonly high: Close; readonly from: IsoDate } | null {
  const last = closes.at(-1);
  const first = closes[0];
  if (last === undefined || first === undefined) return null;
  const from = addDays(last.day, -365);
  if (first.day > addDays(from, 14)) return null;
  const year = closes.filter(({ day }) => day >= from);
  return { low: year.reduce((best, close) => (close.close < best.close ? close : best)), high: year.reduce((best, close) => (close.close > best.close ? close : best)), from };
}
