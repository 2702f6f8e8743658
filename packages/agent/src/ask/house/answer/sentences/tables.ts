// Tables and charts whose every cell can be looked up: a row names the company and its time, a column the measure.
import { join, say, type Text } from '../../../../prose/text.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { endOf } from '../../../../book/fact-book.ts';
import type { Block } from '../../../draft.ts';
import { capital, isOfMarket, nameOf } from './naming.ts';
import { shownOf, timeName } from './reading-words.ts';
import type { Holder } from '../scene.ts';

export type Cell = { readonly holder: Holder; readonly reading: Reading | null };
export type Row = { readonly holder: Holder; /** Cells in the order of the measures. */ readonly cells: readonly (Reading | null)[] };

/** What a row is of: `Apple, fiscal 2024`. The time is that of its first figure; others of another time are left out. */
function rowName({ holder, cells }: Row): Text {
  const first = cells.find((cell) => cell !== null);
  return first === undefined ? say`${holder.name}` : say`${holder.name}, ${timeName(first)}`;
}

/** One row for each company and time; measures across. Rows without any figure are left out. */
export function measureTable(title: Text, ids: readonly string[], rows: readonly Row[]): Block | null {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== null));
  if (filled.length === 0) return null;
  return {
    kind: 'table', title, headers: [say`Company and time`, ...ids.map((id) => say`${capital(nameOf(id))}`)],
    rows: filled.map((row) => [rowName(row), ...row.cells.map((cell) => (cell === null ? say`–` : say`${shownOf(row.holder, cell)}`))]),
  };
}

/** The time that all readings share, for the head of a column; null where they differ. */
function oneDay(readings: readonly (Reading | null)[]): Reading | null {
  const there = readings.filter((reading) => reading !== null);
  const [first] = there;
  return first !== undefined && there.every((reading) => endOf(reading) === endOf(first)) ? first : null;
}

/** Measures of the market stand under their day, since a day in the row would be taken for another's. */
export function marketTable(title: Text, ids: readonly string[], rows: readonly Row[]): Block | null {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== null));
  const columns = ids.map((id, index) => ({ id, index, day: oneDay(filled.map(({ cells }) => cells[index] ?? null)) }));
  if (filled.length === 0) return null;
  if (columns.some(({ day }) => day === null)) return ids.length === 1 && ids[0] === 'price' ? closesTable(title, filled) : null;
  return {
    kind: 'table', title, headers: [say`Company`, ...columns.map(({ id, day }) => (day === null ? say`${capital(nameOf(id))}` : say`${capital(nameOf(id))} on ${timeName(day)}`))],
    rows: filled.map((row) => [say`${row.holder.name}`, ...columns.map(({ index }) => { const cell = row.cells[index] ?? null; return cell === null ? say`–` : say`${shownOf(row.holder, cell)}`; })]),
  };
}

/** Closes of several days; under the word by which lists of closes go. */
function closesTable(title: Text, rows: readonly Row[]): Block {
  return { kind: 'table', title, headers: [say`Company and day`, say`Close`], rows: rows.map((row) => [rowName(row), say`${row.cells[0] === null || row.cells[0] === undefined ? '–' : shownOf(row.holder, row.cells[0])}`]) };
}

/** Rows of one kind of measure: those of the market apart from those of statements. */
export function tablesOf(title: Text, ids: readonly string[], rows: readonly Row[]): readonly Block[] {
  const pick = (wanted: boolean): readonly Block[] => {
    const places = ids.flatMap((id, index) => (isOfMarket(id) === wanted ? [index] : []));
    const chosen = places.map((place) => ids[place] ?? '');
    const narrowed = rows.map((row) => ({ ...row, cells: places.map((place) => row.cells[place] ?? null) }));
    const table = chosen.length === 0 ? null : wanted ? marketTable(title, chosen, narrowed) : measureTable(title, chosen, narrowed);
    return table === null ? [] : [table];
  };
  return [...pick(false), ...pick(true)];
}

/** A line or bars over time, one series a company. */
export function chartOf(title: Text, id: string, series: readonly { readonly holder: Holder; readonly readings: readonly Reading[] }[]): Block | null {
  const filled = series.filter(({ readings }) => readings.length > 1);
  if (filled.length === 0) return null;
  return {
    kind: 'chart', title, chart: isOfMarket(id) ? 'line' : 'bar', xLabel: isOfMarket(id) ? 'Day' : 'Period', yLabel: capital(nameOf(id)),
    series: filled.map(({ holder, readings }) => ({ name: holder.name, points: readings.map((reading) => ({ x: pointName(reading), figure: holder.bench.show(reading).figure })) })),
  };
}

function pointName({ period }: Reading): string {
  return period?.fiscal?.part === 'FY' ? `fiscal ${String(period.fiscal.year)}` : period === null ? '' : 'end' in period ? period.end : 'on' in period ? period.on : '';
}

export function sentences(texts: readonly (Text | null)[]): Text {
  return join(texts.filter((text) => text !== null), ' ');
}
