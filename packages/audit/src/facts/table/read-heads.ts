// What stands over each column of a table: its labels, its words, the unit they set, and the marks its numbers carry.
import { columnWords } from '../labels/column-words.ts';
import { readMeasure } from '../labels/measure.ts';
import { joinNotes, noNote, readUnitNote, type UnitNote } from '../labels/unit-note.ts';
import { isCountHead } from '../labels/unit-words.ts';
import type { CellNumber } from './cell/cell-number.ts';
import { isWholeColumn, marksOf, type Marks, type RowMarks } from './cell/marks.ts';
import { isUnitOnly, readHeaderPaths } from './header-paths.ts';
import type { Block, Layout } from './layout.ts';
import type { Line, LineCell } from './line.ts';
import { makePlacer, type Placer } from './place-cells.ts';

export type Head = {
  readonly labels: readonly string[];
  /** The labels without times and units: a segment, a measure; empty for a plain column of a year. */
  readonly words: string;
  readonly note: UnitNote;
  /** Marks of the column or, where it has none, of its sisters, which differ from it by time only. */
  readonly marks: Marks;
  /** Numbers beside this column carry a currency where its own carry none: it counts something else. */
  readonly isUnmarked: boolean;
  readonly isWhole: boolean;
  readonly measure: 'change' | 'share' | null;
};
type Bare = Omit<Head, 'marks' | 'isUnmarked'> & { readonly cells: readonly LineCell[]; readonly own: Marks; /** The labels as one text, to tell sisters apart. */ readonly key: string };

export const noHead: Head = { labels: [], words: '', note: noNote, marks: marksOf([]), isUnmarked: false, isWhole: false, measure: null };

/** The heads of all columns of one block. */
export function readHeads(block: Block, layout: Layout, hasSpans: boolean): Head[] {
  const paths = readHeaderPaths(block.header, { columns: layout.columns, valuesFrom: layout.valuesFrom, hasSpans });
  const placer = makePlacer(layout.columns);
  const cells = columnCells(block.body, layout.columns.length, placer);
  const bare = layout.columns.map((_, index) => bareHead((paths[index] ?? []).map((cell) => cell.text), cells[index] ?? []));
  const families = new Map([...Map.groupBy(bare, (head) => head.words)].map(([words, members]) => [words, familyMarks(members)] as const));
  const unmarked = besideMarked(bare, block.body, placer);
  return bare.map((head, index) => {
    const isMarked = head.own.currency !== null || head.own.percent;
    const marks = isMarked ? head.own : { ...head.own, ...families.get(head.words)?.(head.key) };
    return { labels: head.labels, words: head.words, note: head.note, marks, isUnmarked: marks.currency === null && unmarked.has(index), isWhole: head.isWhole, measure: head.measure };
  });
}

function columnCells(body: readonly Line[], count: number, placer: Placer): LineCell[][] {
  const cells: LineCell[][] = Array.from({ length: count }, () => []);
  for (const line of body) for (const cell of line.cells) if (cell.kind === 'number') cells[placer(cell)]?.push(cell);
  return cells;
}

function bareHead(texts: readonly string[], cells: readonly LineCell[]): Bare {
  const labels = texts.filter((text) => !isUnitOnly(text));
  return { labels, key: labels.join(' '), words: columnWords(texts), note: headNote(texts), isWhole: isWholeColumn(cells), measure: readMeasure(texts.join(' ')), cells, own: marksOf(cells) };
}

/** Scale and currency hold from any head above; what is counted, the innermost head with words of its own says. */
function headNote(texts: readonly string[]): UnitNote {
  const inner = readUnitNote(texts.findLast((text) => columnWords([text]) !== '') ?? '');
  return { ...joinNotes(texts.toReversed().map(readUnitNote)), perShare: inner.perShare, shares: inner.shares };
}

/** Of columns with the same words the marks of those that differ from a given one by time. The first two that carry a mark are enough to answer for any. */
function familyMarks(members: readonly Bare[]): (key: string) => RowMarks {
  const money = new Map(members.flatMap((head) => (head.own.currency === null ? [] : [[head.key, head.own.currency] as const])));
  const percent = new Set(members.filter((head) => head.own.percent).map((head) => head.key));
  const moneyKeys = [...money.keys()].slice(0, 2);
  const percentKeys = [...percent].slice(0, 2);
  return (own) => ({ currency: moneyKeys.filter((key) => key !== own).map((key) => money.get(key) ?? null)[0] ?? null, percent: percentKeys.some((key) => key !== own) });
}

type Placed = { readonly number: CellNumber; readonly column: number };

/** Columns with a number without any mark in a row that marks a number right of it with a currency (a row's first money carries the mark), or any other where the head says that it counts. */
function besideMarked(heads: readonly Bare[], body: readonly Line[], placer: Placer): Set<number> {
  const unmarked = new Set<number>();
  for (const line of body) {
    const placed = line.cells.flatMap((cell): Placed[] => (cell.kind === 'number' && cell.number !== null ? [{ number: cell.number, column: placer(cell) }] : []));
    const marked = placed.filter(({ number }) => number.currency !== null);
    if (marked.length === 0) continue;
    for (const own of placed) {
      if (own.number.currency === null && own.number.unit === null && !unmarked.has(own.column) && countsBeside(own.column, marked, heads)) unmarked.add(own.column);
    }
  }
  return unmarked;
}

function countsBeside(column: number, marked: readonly Placed[], heads: readonly Bare[]): boolean {
  const words = heads[column]?.words;
  const isCount = words !== undefined && isCountHead(words) !== null;
  return marked.some((other) => other.column !== column && (isCount || other.column > column) && heads[other.column]?.words !== words);
}
