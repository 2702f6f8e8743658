// What a cell's number is called: the row's label, or the column's where rows are times.
import { metricOfLabel, type KnownMetric } from '../labels/metric-of-label.ts';
import { isPurePeriod } from './line.ts';

export type CellName = { readonly id: string | null; readonly label: string; readonly dimensions: Readonly<Record<string, string>>; readonly isFlow: boolean };
type Labels = { /** Sections and the row's own label, outermost first. */ readonly row: readonly string[]; /** The column's words without time and units. */ readonly column: string };

/** The metric's words and, where the dictionary knows them, its id. What narrows the metric (a segment, a column's heading) is a dimension. */
export function nameCell({ row, column }: Labels): CellName {
  const own = row.findLast((label) => !isPurePeriod(label)) ?? '';
  if (own === '' || own === 'Total') return nameless(column === '' ? (row.at(-2) ?? own) : column);
  const byColumn: Record<string, string> = isWholeCompany(column) ? {} : { column };
  if (isOpening(own)) return { id: null, label: own, dimensions: byColumn, isFlow: false };
  const metric = metricOfLabel(own) ?? withSection(own, row);
  if (metric !== null) return nameOf(metric, own, byColumn);
  const columnMetric = metricOfLabel(column);
  return columnMetric === null ? nameOf(null, own, byColumn) : nameOf(columnMetric, column, { row: own });
}

function nameless(label: string): CellName {
  return nameOf(metricOfLabel(label), label, {});
}

function nameOf(metric: KnownMetric | null, label: string, dimensions: Readonly<Record<string, string>>): CellName {
  return { id: metric?.id ?? null, label, dimensions, isFlow: metric?.kind === 'flow' };
}

/** "Diluted" under "Earnings per share:" is diluted earnings per share. */
function withSection(own: string, row: readonly string[]): KnownMetric | null {
  const section = row.findLast((label) => label !== own && !isPurePeriod(label));
  return section === undefined ? null : metricOfLabel(`${own} ${section}`) ?? metricOfLabel(`${section} ${own}`);
}

/** What stood at the start of a period is not the metric's value at its end. */
function isOpening(label: string): boolean {
  return /\b(?:beginning|opening|start)\b/i.test(label);
}

function isWholeCompany(column: string): boolean {
  return column === '' || /^(?:totals?|consolidated(?: totals?)?|amounts?|actual|as reported|reported|total company|balance)$/i.test(column);
}
