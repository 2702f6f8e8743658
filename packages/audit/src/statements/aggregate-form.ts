// "The average age of the directors is 57", "the tranches total 900": a column taken over the rows that the statement names.
import { within, type Constraint, type Scene } from './constraint.ts';
import { averageWords, totalWords } from './lexicon.ts';
import { columnNear, placesOf, recordRows, rowsWith, type Clause, type Form, type Outcome } from './form.ts';
import type { RecordColumn } from './records.ts';

type Aggregate = { readonly name: 'sum' | 'average' | 'difference' | 'range'; readonly at: number };

function aggregateAt(clause: Clause): Aggregate | null {
  const [average] = placesOf(clause, (word) => averageWords.has(word.text));
  if (average !== undefined) return { name: 'average', at: average };
  const [difference] = placesOf(clause, (word) => word.text === 'difference' || word.text === 'gap');
  if (difference !== undefined) return { name: 'difference', at: difference };
  const [total] = placesOf(clause, (word) => totalWords.has(word.text));
  return total === undefined ? null : { name: 'sum', at: total };
}

function compute(column: RecordColumn, rows: readonly number[], name: Aggregate['name']): number | null {
  const values = rows.flatMap((row) => column.order[row] ?? []);
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  if (name === 'sum') return sum;
  if (name === 'average') return sum / values.length;
  return Math.max(...values) - Math.min(...values);
}

function agrees(shown: Constraint, value: number): boolean {
  if (shown.number === null) return false;
  if (shown.bound !== null) return within(value, shown.number, shown.bound);
  const decimals = shown.text.split('.')[1]?.length ?? 0;
  return Math.abs(Math.abs(value) - shown.number) <= 0.5001 * 10 ** -decimals;
}

/** The figure that the statement gives: behind the word, else before it. */
function shownFor(clause: Clause, found: Aggregate, column: RecordColumn): Constraint | undefined {
  const numbers = clause.constraints.filter((constraint) => constraint.number !== null && !constraint.isOrdinal);
  return numbers.findLast((constraint) => constraint.from > found.at && !isKey(constraint, column)) ?? numbers.findLast((constraint) => constraint.from < found.at);
}

export const aggregateForm: Form = (clause): Outcome | null => {
  const found = aggregateAt(clause);
  if (found === null) return null;
  const { scene } = clause;
  const column = columnNear(clause, found.at, found.name === 'difference' ? null : 'number');
  const shown = column === null ? undefined : shownFor(clause, found, column);
  if (shown === undefined || column === null) return null;
  const filters = clause.constraints.filter((constraint) => constraint !== shown);
  const rows = rowsFor(scene, filters);
  const stated = column.keys.length > 0 && rows.length === 1 && found.name !== 'difference';
  const value = compute(column, rows, found.name);
  if (value === null || (found.name === 'difference' && rows.length < 2)) return null;
  return { kind: stated ? 'lookup' : found.name, holds: agrees(shown, value), trust: 0.7, rows, columns: [column.index], value, explanation: `${found.name}(${column.head}) over ${rows.length} rows = ${Number(value.toFixed(4))}` };
};

/** The rows that everything else names together, else each of the rows it names. */
function rowsFor(scene: Scene, filters: readonly Constraint[]): readonly number[] {
  const together = rowsWith(scene, filters).filter((row) => filters.length > 0 || !scene.records.totals.has(row));
  return together.length > 0 ? together : union(filters).filter((row) => recordRows(scene).includes(row));
}

function union(constraints: readonly Constraint[]): number[] {
  return [...new Set(constraints.filter((constraint) => constraint.number === null).flatMap((constraint) => [...constraint.rows]))].sort((left, right) => left - right);
}

/** A number that stands in another column only names a row. */
function isKey(constraint: Constraint, column: RecordColumn): boolean {
  return constraint.isSure && constraint.rows.size > 0 && !constraint.columns.includes(column.index);
}
