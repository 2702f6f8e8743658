// What stands over each column of a table: its labels, its words, the unit they set, and the marks its numbers carry.
import { columnWords } from '../labels/column-words.ts';
import { readMeasure } from '../labels/measure.ts';
import { isCountHead } from '../labels/unit-words.ts';
import { joinNotes, noNote, readUnitNote, type UnitNote } from '../labels/unit-note.ts';
import { isUnitOnly, readHeaderPaths } from './header-paths.ts';
import type { Block, Column, Layout } from './layout.ts';
import type { Line, LineCell } from './line.ts';
import { isWholeColumn, marksOf, type Marks } from './marks.ts';

export type Head = {
  readonly place: Column;
  readonly labels: readonly string[];
  /** The labels without times and units: a segment, a measure; empty for a plain column of a year. */
  readonly words: string;
  readonly note: UnitNote;
  /** Marks of the column or, where it has none, of its sisters, which differ from it by time only. */
  readonly marks: Marks;
  readonly isUnmarked: boolean;
  readonly isWhole: boolean;
  readonly measure: 'change' | 'share' | null;
};
type Bare = Omit<Head, 'marks' | 'isUnmarked'> & { readonly cells: readonly LineCell[] };

export const noHead: Head = { place: { from: 0, to: 0 }, labels: [], words: '', note: noNote, marks: marksOf([]), isUnmarked: false, isWhole: false, measure: null };

/** The heads of all columns of one block. */
export function readHeads(block: Block, layout: Layout, hasSpans: boolean): Head[] {
  const paths = readHeaderPaths(block.header, { columns: layout.columns, valuesFrom: layout.valuesFrom, hasSpans });
  const bare = layout.columns.map((place, index) => bareHead(place, (paths[index] ?? []).map((cell) => cell.text), block.body));
  return bare.map((head) => {
    const own = marksOf(head.cells);
    const sisters = bare.filter((other) => other.words === head.words && other.labels.join(' ') !== head.labels.join(' '));
    const marks = own.currency !== null || own.percent ? own : marksOf([head, ...sisters].flatMap((sister) => sister.cells));
    return { ...head, marks, isUnmarked: marks.currency === null && standsBesideMarked(head, bare, block.body) };
  });
}

function bareHead(place: Column, texts: readonly string[], body: readonly Line[]): Bare {
  const cells = body.flatMap((line) => line.cells.filter((cell) => cell.kind === 'number' && touches(cell, place)));
  return {
    place, labels: texts.filter((text) => !isUnitOnly(text)), words: columnWords(texts), note: headNote(texts),
    isWhole: isWholeColumn(cells), measure: readMeasure(texts.join(' ')), cells,
  };
}

/** Scale and currency hold from any head above; what is counted, the innermost head with words of its own says. */
function headNote(texts: readonly string[]): UnitNote {
  const inner = readUnitNote(texts.findLast((text) => columnWords([text]) !== '') ?? '');
  return { ...joinNotes(texts.toReversed().map(readUnitNote)), perShare: inner.perShare, shares: inner.shares };
}

export function touches(cell: LineCell, place: Column): boolean {
  return cell.from < place.to && place.from < cell.to;
}

/** True when the column counts shares or units by its head, or some row marks a number right of it with a currency and its own not at all: a row's first money carries the mark. */
function standsBesideMarked(head: Bare, heads: readonly Bare[], body: readonly Line[]): boolean {
  const others = heads.filter((other) => other !== head && other.words !== head.words && (other.place.from > head.place.from || isCountHead(head.words) !== null));
  return body.some((line) => {
    const own = line.cells.find((cell) => cell.kind === 'number' && touches(cell, head.place));
    if (own?.number?.currency !== null || own.number.unit !== null) return false;
    return line.cells.some((cell) => cell.kind === 'number' && typeof cell.number?.currency === 'string' && others.some((other) => touches(cell, other.place)));
  });
}
