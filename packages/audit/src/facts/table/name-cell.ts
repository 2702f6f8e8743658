// What a cell's number is called: the row's label, or the column's where rows are times.
import { metricOfLabel } from '../labels/metric-of-label.ts';
import { isPurePeriod } from './line.ts';

export type CellName = { readonly id: string | null; readonly label: string; readonly dimensions: Readonly<Record<string, string>>; readonly isFlow: boolean };
type Labels = { /** Row labels that are no times, outermost first. */ readonly row: readonly string[]; /** The column's words without time and units. */ readonly column: string };

/** The metric's words and, where the dictionary knows them, its id. What narrows the metric (a segment, a column's heading) is a dimension. */
export function nameCell({ row, column }: Labels): CellName {
  const own = row.findLast((label) => !isPurePeriod(label)) ?? '';
  if (own === '' || own === 'Total') return known(column === '' ? (row.at(-2) ?? own) : column, {});
  const byColumn: Record<string, string> = isWholeCompany(column) ? {} : { column };
  const section = row.findLast((label) => label !== own && !isPurePeriod(label));
  const metric = metricOfLabel(own) ?? (section === undefined ? null : metricOfLabel(`${section} ${own}`) ?? metricOfLabel(`${own} ${section}`));
  if (metric !== null) return { id: metric.id, label: own, dimensions: byColumn, isFlow: metric.kind === 'flow' };
  const columnMetric = metricOfLabel(column);
  if (columnMetric !== null) return { id: columnMetric.id, label: column, dimensions: { row: own }, isFlow: columnMetric.kind === 'flow' };
  return { id: null, label: own, dimensions: byColumn, isFlow: false };
}

function known(label: string, dimensions: Readonly<Record<string, string>>): CellName {
  const metric = metricOfLabel(label);
  return { id: metric?.id ?? null, label, dimensions, isFlow: metric?.kind === 'flow' };
}

function isWholeCompany(column: string): boolean {
  return column === '' || /^(?:totals?|consolidated(?: totals?)?|amounts?|actual|as reported|reported|total company|balance)$/i.test(column);
}
