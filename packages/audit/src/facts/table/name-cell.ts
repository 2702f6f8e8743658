// What a cell's number is called: the row's label, or the column's where rows are times.
import type { Dictionary } from '@assay/calc';
import type { Unit } from '@assay/record';
import { metricOfLabel, type KnownMetric } from '../labels/metric-of-label.ts';
import { unitFits } from '../labels/unit-fits.ts';
import { isPurePeriod } from '../labels/period/pure-period.ts';

export type CellName = { readonly id: string | null; readonly label: string; readonly dimensions: Readonly<Record<string, string>>; readonly isFlow: boolean };
type Named = CellName & { readonly metric: KnownMetric | null };
type Labels = { /** Sections and the row's own label, outermost first. */ readonly row: readonly string[]; /** The column's words without time and units. */ readonly column: string; readonly unit: Unit; readonly dictionary: Dictionary | undefined };

/** The metric's words and, where the dictionary knows them, its id. What narrows the metric (a segment, a column's heading) is a dimension. */
export function nameCell(labels: Labels): CellName {
  const name = nameByLabels(labels);
  const fits = name.metric === null || unitFits(name.metric.unit, labels.unit);
  return { id: fits ? name.id : null, label: name.label, dimensions: name.dimensions, isFlow: name.isFlow };
}

function nameByLabels({ row, column, dictionary }: Labels): Named {
  const own = row.findLast((label) => !isPurePeriod(label)) ?? '';
  if (own === '' || own === 'Total') return nameless(column === '' ? (row.at(-2) ?? own) : column, dictionary);
  const byColumn: Record<string, string> = isWholeCompany(column) ? {} : { column };
  if (isOpening(own)) return nameOf(null, own, byColumn);
  const metric = metricOfLabel(own, dictionary) ?? withSection(own, row, dictionary);
  if (metric !== null) return nameOf(metric, own, byColumn);
  const columnMetric = metricOfLabel(column, dictionary);
  return columnMetric === null ? nameOf(null, own, byColumn) : nameOf(columnMetric, column, { row: own });
}

function nameless(label: string, dictionary: Dictionary | undefined): Named {
  return nameOf(metricOfLabel(label, dictionary), label, {});
}

function nameOf(metric: KnownMetric | null, label: string, dimensions: Readonly<Record<string, string>>): Named {
  return { id: metric?.id ?? null, label, dimensions, isFlow: metric?.kind === 'flow', metric };
}

/** "Diluted" under "Earnings per share:" is diluted earnings per share. */
function withSection(own: string, row: readonly string[], dictionary: Dictionary | undefined): KnownMetric | null {
  const section = row.findLast((label) => label !== own && !isPurePeriod(label));
  return section === undefined ? null : metricOfLabel(`${own} ${section}`, dictionary) ?? metricOfLabel(`${section} ${own}`, dictionary);
}

/** What stood at the start of a period is not the metric's value at its end. */
function isOpening(label: string): boolean {
  return /\b(?:beginning|opening|start)\b/i.test(label);
}

function isWholeCompany(column: string): boolean {
  return column === '' || /^(?:totals?|consolidated(?: totals?)?|amounts?|actual|as reported|reported|total company|balance)$/i.test(column);
}
