// The bundled bytes as they would have been on an earlier day: rows published later are left out, line by line.
import { addDays, lastDayOfMonth, parseJson, type IsoDate } from '@assay/record';
import { z } from 'zod';

const opening = /\n"(facts|closes|observations|trades)":\[\n/;
const tail = '\n]\n}\n';
const source = z.tuple([z.string(), z.string(), z.string().nullable(), z.string().nullable(), z.string().nullable()]);
const series = z.object({ frequency: z.string(), settledAfterDays: z.int(), holdsFrom: z.string() });
const header = z.looseObject({ asOf: z.string(), sources: z.unknown().optional(), series: z.record(z.string(), series).optional() });
type Header = z.infer<typeof header>;
type Row = readonly unknown[];

/** The same file without what was not known on `asOf`; null when nothing was. Bytes whose own day is not later come back as they are. */
export function cutRows(bytes: Uint8Array, asOf: IsoDate): Uint8Array | null {
  const text = new TextDecoder().decode(bytes);
  const found = opening.exec(text);
  if (found === null) return bytes;
  const head = text.slice(0, found.index);
  const about = header.parse(parseJson(`${head}"cut":0}`));
  if (about.asOf <= asOf) return bytes;
  const isKnown = rule(found[1] ?? '', about, asOf);
  const lines = text.slice(found.index + found[0].length, -tail.length).split('\n').map((line) => (line.endsWith(',') ? line.slice(0, -1) : line));
  const kept = lines.filter((line) => isKnown(z.array(z.unknown()).parse(parseJson(line))));
  if (kept.length === 0) return null;
  return new TextEncoder().encode(`${head.replace(`"asOf":"${about.asOf}"`, `"asOf":"${asOf}"`)}${found[0]}${kept.join(',\n')}${tail}`);
}

function rule(list: string, about: Header, asOf: IsoDate): (row: Row) => boolean {
  if (list === 'closes') return (row) => String(row[0]) <= asOf;
  if (list === 'trades') return (row) => String(row[5]) <= asOf;
  if (list === 'observations') return (row) => isObserved(row, about, asOf);
  const filed = z.array(source).parse(about.sources).map((entry) => entry[4]);
  return (row) => String(row[4]) <= asOf && (filed[Number(row[6])] ?? '9999') <= asOf;
}

function isObserved(row: Row, about: Header, asOf: IsoDate): boolean {
  const known = about.series?.[String(row[0])];
  return known !== undefined && asOf >= known.holdsFrom && addDays(lastDayOf(String(row[2]), known.frequency), known.settledAfterDays) <= asOf;
}

/** FRED dates a month and a quarter by its first day. */
function lastDayOf(on: IsoDate, frequency: string): IsoDate {
  if (frequency === 'daily' || frequency === 'weekly') return on;
  const last = frequency === 'monthly' ? on : addDays(on, 75);
  return lastDayOfMonth(Number(last.slice(0, 4)), Number(last.slice(5, 7)));
}
