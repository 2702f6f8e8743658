// The macro figures known on one as-of day: no observation published later, no value revised later.
import { addDays, lastDayOfMonth, type IsoDate } from '@assay/record';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { macroSeries, readings, type MacroSeries } from './macro-series.ts';
import { readSharedCsv, sharedRoot } from './shared.ts';
import { writeRows } from './write-rows.ts';

const yearsBack: Readonly<Record<MacroSeries['frequency'], number>> = { daily: 1.1, weekly: 2, monthly: 10, quarterly: 10 };

export function makeMacroFile(asOf: IsoDate): string {
  const chosen = macroSeries.flatMap((series) => {
    const reading = (['winter', 'summer'] as const).find((name) => isWithin(asOf, series.holds[name]));
    return reading === undefined ? [] : [{ series, reading }];
  });
  const rows = chosen.flatMap(({ series, reading }) => readSeries(series.id, reading).filter((point) => isKnown(point.on, series, asOf)).map((point) => [series.id, point.value, point.on]));
  const about = chosen.map(({ series, reading }) => [series.id, {
    metric: series.metric, title: series.title, unit: series.unit, scale: series.scale, frequency: series.frequency, source: `FRED ${series.id}`, readOn: readings[reading],
    settledAfterDays: series.settledAfterDays, holdsFrom: series.holds[reading]?.[0] ?? asOf,
  }]);
  const header = { schema: 'assay.sample-macro/1', asOf, series: Object.fromEntries(about) as unknown, columns: ['series', 'value', 'date'] };
  return writeRows({ header, list: 'observations', rows });
}

function isWithin(day: IsoDate, range: readonly [IsoDate, IsoDate] | undefined): boolean {
  return range !== undefined && day >= range[0] && day <= range[1];
}

function isKnown(on: IsoDate, series: MacroSeries, asOf: IsoDate): boolean {
  return addDays(lastDayOf(on, series), series.settledAfterDays) <= asOf && on >= addDays(asOf, -Math.round(yearsBack[series.frequency] * 365.25));
}

/** FRED dates a month and a quarter by its first day. */
function lastDayOf(on: IsoDate, series: MacroSeries): IsoDate {
  if (series.frequency === 'daily' || series.frequency === 'weekly') return on;
  const last = series.frequency === 'monthly' ? on : addDays(on, 75);
  return lastDayOfMonth(Number(last.slice(0, 4)), Number(last.slice(5, 7)));
}

/** A series as read on one day; a series read once stands in the common file. */
function readSeries(id: string, reading: keyof typeof readings): { on: IsoDate; value: number }[] {
  const own = `facts/macro/vintages/${id}_asof-${readings[reading]}.csv`;
  const rows = readSharedCsv(existsSync(join(sharedRoot, own)) ? own : `facts/macro/${id}.csv`);
  return rows.flatMap((row) => {
    const text = row['value'] ?? row[id] ?? '';
    return text === '' || text === '.' ? [] : [{ on: row['date'] ?? '', value: Number(text) }];
  });
}
