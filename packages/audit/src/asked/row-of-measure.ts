// The row of a document that a measure of the dictionary is, where its label says more than the measure's name: "Property, plant and equipment (less accumulated depreciation)".
import { metricById } from '@assay/calc';
import type { Candidate } from '../bind/candidate.ts';
import type { RowGroup } from '../bind/fact-index.ts';
import type { TimeQuery } from '../bind/time-query.ts';
import type { AuditContext } from '../derive/audit-context.ts';
import { rowValues } from '../derive/row-values.ts';
import { contentWords } from '../report/words.ts';

/** A label with more words of its own than these is another thing. */
const MOST_EXTRA = 5;

/** The value of the only row that is named so most closely; null where none or several are. */
export function rowOfMeasure(id: string, time: TimeQuery | null, context: AuditContext): Candidate | null {
  const metric = metricById(id, context.dictionary);
  if (metric === undefined) return null;
  const names = [metric.label, ...metric.synonyms].map(stemsOf).filter((stems) => stems.length > 0);
  const named = context.index.rows.filter((row) => !isKnown(row)).flatMap((row) => {
    const extra = extraWords(stemsOf(lastLabel(row)), names);
    return extra === null ? [] : [{ row, extra, values: rowValues({ row, score: 1 }, time, { entity: null, context, confidence: 1, depth: 0 }).filter((value) => time === null || value.period === 'agrees') }];
  }).filter(({ values }) => values.length > 0);
  const fewest = Math.min(...named.map(({ extra }) => extra));
  const values = named.filter(({ extra }) => extra === fewest).flatMap((each) => each.values);
  const [first] = values;
  return first !== undefined && values.every((value) => value.value.equals(first.value)) ? first : null;
}

function lastLabel(row: RowGroup): string {
  return row.facts[0]?.row.at(-1) ?? row.label;
}

/** What the dictionary knows as a measure of its own is no other. */
function isKnown(row: RowGroup): boolean {
  return row.facts.some((read) => read.fact.metric.id !== null || Object.keys(read.fact.dimensions).length > 0);
}

function stemsOf(text: string): string[] {
  return contentWords(text).map((word) => word.stem);
}

/** How many words a label that begins with one of the names has besides it; null where it begins with none. */
function extraWords(label: readonly string[], names: readonly (readonly string[])[]): number | null {
  const extras = names.filter((name) => name.every((word) => label.slice(0, name.length + 1).includes(word))).map((name) => label.length - name.length);
  const least = Math.min(...extras);
  return least <= MOST_EXTRA ? least : null;
}
