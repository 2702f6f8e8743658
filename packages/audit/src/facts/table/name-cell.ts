// What a cell's number is called: the row's label, or the column's where rows are times.
import { metricOfLabel } from '../labels/metric-of-label.ts';
import { readPeriodLabel } from '../labels/period-label.ts';
import { isPurePeriod } from './line.ts';

type NameScene = { readonly row: readonly string[]; readonly column: readonly string[]; readonly stub: readonly string[]; readonly caption: string | null };
export type CellName = { readonly id: string | null; readonly label: string; readonly dimensions: Readonly<Record<string, string>> };

/** The metric's words and, where the dictionary knows them, its id. What narrows the metric (a segment, a column's heading) is a dimension. */
export function nameCell(scene: NameScene): CellName {
  const rows = scene.row.filter((label) => !isPurePeriod(label));
  const columns = scene.column.map((label) => readPeriodLabel(label).rest).map(withoutUnits).filter((label) => label !== '');
  const own = rows.at(-1) ?? '';
  const columnLabel = columns.join(' ');
  if (own === '' || own === 'Total') return named(columnLabel === '' ? (scene.row.at(-2) ?? own) : columnLabel, {});
  const known = metricOfLabel(own);
  const columnDimension: Record<string, string> = columnLabel === '' || /^(?:total|consolidated|amount|actual|as reported|reported)$/i.test(columnLabel) ? {} : { column: columnLabel };
  if (known !== null) return { id: known.id, label: own, dimensions: columnDimension };
  const section = rows.at(-2);
  const joined = section === undefined ? null : (metricOfLabel(`${section} ${own}`) ?? metricOfLabel(`${own} ${section}`));
  if (joined !== null) return { id: joined.id, label: own, dimensions: columnDimension };
  const byColumn = metricOfLabel(columnLabel);
  return byColumn === null ? { id: null, label: own, dimensions: columnDimension } : { id: byColumn.id, label: columnLabel, dimensions: { row: own } };
}

function named(label: string, dimensions: Readonly<Record<string, string>>): CellName {
  return { id: metricOfLabel(label)?.id ?? null, label, dimensions };
}

function withoutUnits(label: string): string {
  return label.replace(/\([^)]*\b(?:thousands|millions|billions|%|percent)\b[^)]*\)|\b(?:in|of) (?:thousands|millions|billions)\b|^[\s$€£%()]+$/gi, '').trim();
}
