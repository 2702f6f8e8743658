// The same period stands in many filings. Equal values are one fact, known since the first filing that says so;
// where a later filing says otherwise, the earlier value stays as an older version.
import type { CompanyRow, ConceptRows } from './company-rows.ts';

/** One period of one concept: the value that holds, older values that differ from it, and every row that states the period; each oldest first. */
export type VersionedPeriod = { readonly start: string | null; readonly end: string; readonly current: CompanyRow; readonly older: readonly CompanyRow[]; readonly rows: readonly CompanyRow[] };

/** Versions as they were known on a day: what was filed later is not seen. */
export function versionsAsOf(concept: ConceptRows, asOf: string): VersionedPeriod[] {
  const periods = new Map<string, CompanyRow[]>();
  for (const row of concept.rows) {
    if (row.filed > asOf) continue;
    const key = `${row.start ?? ''}|${row.end}`;
    const known = periods.get(key);
    if (known === undefined) periods.set(key, [row]);
    else known.push(row);
  }
  return [...periods.values()].map(versionsOf);
}

function versionsOf(rows: CompanyRow[]): VersionedPeriod {
  const inOrder = rows.length === 1 ? rows : rows.toSorted((left, right) => compare(left.filed, right.filed) || compare(left.accession, right.accession));
  const changes = inOrder.filter((row, at) => at === 0 || row.value !== inOrder[at - 1]?.value);
  const current = changes.at(-1) ?? inOrder[0];
  if (current === undefined) throw new RangeError('a period without rows');
  return { start: current.start, end: current.end, current, older: changes.slice(0, -1).filter((row) => row.value !== current.value), rows: inOrder };
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
