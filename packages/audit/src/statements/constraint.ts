// What a statement asks of rows: a cell that says so, a number that is, exceeds or lies between, a day before or after.
import { dayOrder, type DayRead } from './dates.ts';
import { approximations, bareComparatives, comparatives, type Bound } from './lexicon.ts';
import type { CellLink, HeadLink, Links } from './link.ts';
import { scaleOf, type RecordCell, type RecordColumn, type Records } from './records.ts';
import type { StatementWord } from './words.ts';

export type Constraint = {
  readonly from: number; readonly to: number;
  /** Columns it may be about, best first; rows that satisfy it in any of them. */
  readonly columns: readonly number[];
  readonly rows: ReadonlySet<number>;
  /** True where the words say which column is meant. */
  readonly isSure: boolean;
  readonly number: number | null;
  readonly bound: Bound | null;
  readonly isOrdinal: boolean;
  readonly text: string;
};
export type Scene = { readonly records: Records; readonly words: readonly StatementWord[]; readonly links: Links; readonly constraints: readonly Constraint[] };

const separators = new Set(['and', 'but', 'while', 'whereas', 'with', 'when']);

/** Words between two places, with a toll for another clause and for another number in between. */
function distance(words: readonly StatementWord[], left: number, right: number): number {
  const between = words.slice(left + 1, right);
  return between.length + 2 * between.filter((word) => separators.has(word.text)).length + 3 * between.filter((word) => word.number !== null).length;
}

type Near = { readonly link: HeadLink; readonly gap: number };

/** The heads about a stretch, nearest first: the one that follows a number names it a little sooner than the one before. */
function headsNear(words: readonly StatementWord[], heads: readonly HeadLink[], at: { readonly from: number; readonly to: number }): Near[] {
  return heads.map((link): Near => ({ link, gap: link.from > at.to ? distance(words, at.to, link.from) : distance(words, link.to, at.from) + 0.4 })).filter((near) => near.gap <= 5.5).sort((left, right) => left.gap - right.gap);
}

/** "over 400", "at least two", "no more than 5", "3 or fewer". */
export function boundAt(words: readonly StatementWord[], at: number): Bound | null {
  const text = (place: number): string => words[place]?.text ?? '';
  if (text(at - 2) === 'at' && ['least', 'most'].includes(text(at - 1))) return text(at - 1) === 'least' ? '>=' : '<=';
  const tail = text(at + 1) === 'or' ? comparatives.get(text(at + 2)) : undefined;
  if (tail !== undefined) return tail.isMore ? '>=' : '<=';
  const place = text(at - 1) === 'than' ? at - 2 : at - 1;
  if (text(at - 1) === 'since') return '>=';
  return comparativeBound(text(place), { isTurned: ['no', 'not'].includes(text(place - 1)), isThan: place === at - 2 });
}

/** Behind "no" the limit itself is in, and the direction turned. */
function comparativeBound(word: string, { isTurned, isThan }: { readonly isTurned: boolean; readonly isThan: boolean }): Bound | null {
  const found = comparatives.get(word) ?? (isThan ? bareComparatives.get(word) : undefined);
  if (found === undefined) return null;
  if (!isTurned) return found.isMore ? '>' : '<';
  return found.isMore ? '<=' : '>=';
}

export function within(value: number, limit: number, bound: Bound): boolean {
  switch (bound) {
    case '>': return value > limit;
    case '<': return value < limit;
    case '>=': return value >= limit;
    case '<=': return value <= limit;
  }
}

/** A shown number equals a cell when the cell, rounded to the digits shown, reads the same. */
export function sameNumber(shown: number, text: string, value: number): boolean {
  if (shown === value || shown === Math.abs(value)) return true;
  const decimals = text.split('.')[1]?.length ?? 0;
  return decimals > 0 && Math.abs(Math.abs(value) - shown) <= 0.5001 * 10 ** -decimals;
}

/** The number as the column writes it: "1.2 billion" is 1,200 in a column of millions. A column that states no scale is taken at its word. */
function inColumn(words: readonly StatementWord[], at: number, column: RecordColumn): number {
  const word = words[at];
  const scale = scaleOf(words[at + 1]?.text ?? '');
  return (word?.number ?? 0) * (scale === 0 || column.scale === 0 ? 1 : 10 ** (scale - column.scale));
}

type Asked = { readonly words: readonly StatementWord[]; readonly at: number; readonly bound: Bound | null };

function cellNumber(cell: RecordCell, shown: number): number | null {
  return cell.day?.year !== null && cell.day !== null && shown > 1500 && shown < 2200 ? cell.day.year : cell.value;
}

function isAsked(cell: RecordCell, column: RecordColumn, { words, at, bound }: Asked): boolean {
  const shown = inColumn(words, at, column);
  const value = cellNumber(cell, shown);
  if (value === null) return false;
  if (bound !== null) return within(value, shown, bound);
  const isAbout = approximations.has(words[at - 1]?.text ?? '') && Math.abs(value - shown) <= Math.abs(shown) * 0.05;
  return isAbout || sameNumber(shown, words[at]?.text ?? '', value) || (cell.numbers.length > 1 && cell.numbers.includes(shown));
}

function numberRows(column: RecordColumn, asked: Asked): number[] {
  return column.cells.flatMap((cell, row) => (isAsked(cell, column, asked) ? [row] : []));
}

const isYearLike = (word: StatementWord | undefined): boolean => /^(?:1[5-9]|20|21)\d\d$/.test(word?.text ?? '');
type NumberScene = { readonly records: Records; readonly heads: readonly HeadLink[]; readonly link: CellLink | null };

function couldHold(column: RecordColumn, { words, at, bound }: Asked, link: CellLink | null): boolean {
  if (column.kind !== 'text') return column.kind === 'number' || isYearLike(words[at]);
  return bound === null && link?.places.some((place) => place.column === column.index) === true;
}

/** The columns that the head beside a number means: the nearest that has the number, else the nearest that could; a year in passing is never the value of another column. */
function namedColumns({ records, heads, link }: NumberScene, asked: Asked): readonly RecordColumn[] {
  const { words, at, bound } = asked;
  const canHold = (column: RecordColumn): boolean => couldHold(column, asked, link);
  const near = headsNear(words, heads, { from: at, to: at }).map((item) => ({ gap: item.gap, columns: records.columns.filter((column) => item.link.columns.includes(column.index) && canHold(column)) })).filter((item) => item.columns.length > 0);
  const [nearest] = near;
  if (bound !== null || nearest === undefined) return nearest?.columns ?? [];
  const holding = near.find((item) => item.gap < 4 && item.columns.some((column) => numberRows(column, asked).length > 0));
  if (holding !== undefined && (nearest === holding || holding.gap < 2)) return holding.columns;
  const isElsewhere = link !== null && (isYearLike(words[at]) || nearest.gap >= 3);
  return isElsewhere ? [] : nearest.columns;
}

function numberConstraint(scene: NumberScene, asked: Asked): Constraint {
  const { records, link } = scene;
  const { words, at, bound } = asked;
  const places = bound === null ? link?.places ?? [] : [];
  const named = namedColumns(scene, asked);
  const open = records.columns.filter((column) => (bound === null ? places.some((place) => place.column === column.index) : column.kind !== 'text'));
  const columns = named.length > 0 ? named : open;
  const others = named.length === 0 ? places.flatMap((place) => [...place.rows]) : [];
  const rows = new Set([...columns.flatMap((column) => numberRows(column, asked)), ...others]);
  const { number = null, isOrdinal = false, text = '' } = words[at] ?? {};
  return { from: at, to: at, columns: columns.map((column) => column.index), rows, isSure: named.length > 0 || columns.length === 1, number, bound, isOrdinal, text };
}

function dayRows(column: RecordColumn, day: DayRead, bound: Bound): Set<number> {
  const agreed = column.cells.findIndex((cell) => cell.day !== null && cell.day.month === day.month && (day.day === null || cell.day.day === day.day));
  const limit = day.year === null && agreed >= 0 ? column.order[agreed] ?? null : dayOrder(day);
  return new Set(column.order.flatMap((value, row) => (value !== null && limit !== null && within(value, limit, bound) ? [row] : [])));
}

function cellConstraint({ records, heads }: Omit<NumberScene, 'link'>, words: readonly StatementWord[], link: CellLink): Constraint {
  const bound = link.day === null ? null : boundAt(words, link.from);
  const near = headsNear(words, heads, link).find((item) => item.gap < 3 && item.link.columns.some((column) => link.places.some((place) => place.column === column)));
  const chosen = near === undefined ? link.places : link.places.filter((place) => near.link.columns.includes(place.column));
  const day = link.day;
  const rows = new Set(chosen.flatMap((place) => {
    const column = records.columns.find((item) => item.index === place.column);
    return bound === null || day === null || column === undefined ? [...place.rows] : [...dayRows(column, day, bound)];
  }));
  return { from: link.from, to: link.to, columns: chosen.map((place) => place.column), rows, isSure: near !== undefined || chosen.length === 1, number: null, bound, isOrdinal: false, text: words.slice(link.from, link.to + 1).map((word) => word.text).join(' ') };
}

type Linked = { readonly link: CellLink | null; readonly constraint: Constraint };

/** What the caption says holds for the whole table; it picks no rows of its own unless a cell says just that. */
function isContext(records: Records, words: readonly StatementWord[], { constraint, link }: Linked): boolean {
  if (constraint.bound !== null || !words.slice(constraint.from, constraint.to + 1).filter((word) => !word.isSilent).every((word) => records.caption.has(word.key))) return false;
  const isOwn = link !== null && link.day === null && link.isExact && constraint.rows.size > 0;
  return !isOwn && (constraint.rows.size === 0 || constraint.number === null);
}

/** "Between 300 and 400", "from 2029 to 2031": two limits of one thing. */
function ranged(words: readonly StatementWord[], at: number): Bound | null {
  const opens = (place: number): boolean => {
    const [before, own, joint, other] = words.slice(place - 1, place + 3);
    if (before === undefined || own?.number === null || joint === undefined || other === undefined || other.number === null) return false;
    return before.text === 'between' ? joint.text === 'and' : before.text === 'from' && ['to', 'through', 'until'].includes(joint.text);
  };
  if (at > 0 && opens(at)) return '>=';
  return at > 2 && opens(at - 2) ? '<=' : boundAt(words, at);
}

export function readScene(records: Records, words: readonly StatementWord[], links: Links): Scene {
  const inside = (ranges: readonly { readonly from: number; readonly to: number }[]): Set<number> => new Set(ranges.flatMap((link) => words.map((_, index) => index).slice(link.from, link.to + 1)));
  const covered = inside([...links.heads, ...links.cells]);
  const { heads } = links;
  const numberAt = (at: number, link: CellLink | null): Constraint => numberConstraint({ records, heads, link }, { words, at, bound: ranged(words, at) });
  const linked = links.cells.map((link): Linked => ({ link, constraint: link.number === null ? cellConstraint({ records, heads }, words, link) : numberAt(link.from, link) }));
  const loose = words.flatMap((word, at): Linked[] => (word.number === null || covered.has(at) ? [] : [{ link: null, constraint: numberAt(at, null) }]));
  const constraints = [...linked, ...loose].filter((item) => !isContext(records, words, item)).map(({ constraint }) => constraint).sort((left, right) => left.from - right.from);
  return { records, words, links, constraints };
}
