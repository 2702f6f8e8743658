// Observations of one FRED series. The envelope does not name unit or frequency, so only the series of our list have a unit.
import { metricByField, type Dictionary } from '@assay/calc';
import { addDays, AssayError, instant, lastDayOfMonth, noUnit, type Capture, type IsoDate, type Period } from '@assay/record';
import { makeFactId } from '../fact-id.ts';
import { fredSeries, type FredSeries } from '../fred/series.ts';
import { anchorOf, itemsOf, nodeAt, readJsonTree, textAt, type JsonTree } from '../json/json-tree.ts';
import { plainDigits } from '../json/plain-digits.ts';
import type { FactReader, ReadFact } from '../read-fact.ts';
import { shiftDecimal } from '../shift-decimal.ts';

/**
 * The series is the one that was asked for. A missing observation is written `.` and gives no fact.
 * For a past `asOf` only a vintage of that day will do: today's figures were revised since, so without `realtime_end` nothing is read.
 */
export const readFredObservations: FactReader = ({ capture, bytes }, { dictionary }) => {
  const observations = nodeAt(readJsonTree(bytes, 'FRED observations'), 'observations');
  const id = parameterOf(capture, 'series_id');
  if (observations?.kind !== 'array' || id === null) throw new AssayError('malformed-source', `FRED observations: the field ${id === null ? 'series_id of the request' : 'observations'} is absent.`, { remedy: 'Fetch the series again.' });
  const received = capture.receivedAt.slice(0, 10);
  const until = capture.asOf ?? received;
  if (until < received && (parameterOf(capture, 'realtime_end') ?? '9999') > until) return [];
  const series = (Object.hasOwn(fredSeries, id) ? fredSeries[id] : undefined) ?? { title: id, unit: noUnit, scale: 0, frequency: 'daily' };
  return itemsOf(observations).flatMap((observation, index) => {
    const read = factOf(observation, index, { capture, id, series, dictionary });
    return read === null || (read.column[0] ?? '') > until ? [] : [read];
  });
};

function parameterOf(capture: Capture, name: string): string | null {
  return URL.canParse(capture.request.url) ? new URL(capture.request.url).searchParams.get(name) : null;
}

type Scene = { readonly capture: Capture; readonly id: string; readonly series: FredSeries; readonly dictionary: Dictionary | undefined };

function factOf(observation: JsonTree, index: number, { capture, id, series, dictionary }: Scene): ReadFact | null {
  const on = textAt(observation, 'date');
  const leaf = nodeAt(observation, 'value');
  if (on === null || leaf?.kind !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(leaf.text)) return null;
  const { title, scale } = series;
  const decimals = leaf.text.split('.')[1]?.length ?? 0;
  return {
    fact: {
      id: makeFactId(capture, index), entity: { id: `fred:${id}`, ticker: null, name: title },
      metric: { id: metricByField('fred', id, dictionary)?.id ?? null, label: title, concept: `fred:${id}` },
      value: shiftDecimal(plainDigits(leaf.text), scale), precision: decimals - scale, unit: series.unit, period: periodOf(on, series), dimensions: {},
      source: { kind: 'macro', name: `FRED ${id}`, form: null, accession: null, filed: null },
      capture: capture.id, anchor: anchorOf(leaf), derived: null,
    },
    row: [title], column: [on], caption: null, mentions: [], scale,
  };
}

/** FRED dates a quarter by its first day; days, weeks and months stand as the instant by which it dates them. */
function periodOf(on: IsoDate, series: FredSeries): Period {
  if (series.frequency !== 'quarterly') return instant(on);
  const last = addDays(on, 75);
  return { kind: 'duration', start: on, end: lastDayOfMonth(Number(last.slice(0, 4)), Number(last.slice(5, 7))), fiscal: null };
}
