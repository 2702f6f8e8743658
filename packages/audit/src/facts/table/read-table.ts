// A table becomes facts: every number with the labels, time, unit and scale that its row, column and caption give it.
import type { Anchor, Period, PeriodMention } from '@assay/record';
import type { FactDraft } from '../draft.ts';
import { columnWords } from '../labels/column-words.ts';
import { readMeasure } from '../labels/measure.ts';
import { periodOfMention } from '../labels/period-label.ts';
import { joinNotes, noNote, readNoteInText, readUnitNote, type UnitNote } from '../labels/unit-note.ts';
import { shiftDecimal } from '../shift-decimal.ts';
import { makeCellTime, type CellTime } from './cell-time.ts';
import { measureCell } from './cell-unit.ts';
import { isUnitOnly, readHeaderPaths } from './header-paths.ts';
import { isValue, readLayout, type Block, type Column, type Layout } from './layout.ts';
import { isPurePeriod, readLine, type Line, type LineCell } from './line.ts';
import { isWholeColumn, marksOf, type Marks } from './marks.ts';
import { nameCell } from './name-cell.ts';
import { readRowPaths } from './row-paths.ts';
import type { Table, TableCell } from './table.ts';

type Head = {
  readonly place: Column; readonly labels: readonly string[]; readonly words: string; readonly note: UnitNote; readonly marks: Marks;
  readonly isWhole: boolean; readonly measure: 'change' | 'share' | null;
};
type BlockScene = {
  readonly heads: readonly Head[]; readonly tableNote: UnitNote; readonly caption: string | null; readonly tableCurrency: string | null;
  readonly timeOf: CellTime; readonly anchorOf: (cell: TableCell) => Anchor;
};
type RowScene = { readonly line: Line; readonly row: readonly string[]; readonly note: UnitNote };

/** The facts of a table, row by row. Cells without a number, and dashes, give none. Anchors are cells of the grid unless the caller places them otherwise. */
export function readTable(table: Table, anchorOf: (cell: TableCell) => Anchor = (cell) => ({ kind: 'cell', table: table.index, row: cell.row, column: cell.column, span: cell.span })): FactDraft[] {
  const lines = table.rows.map((cells, index) => readLine(cells, cells[0]?.row ?? index)).filter((line) => line.cells.length > 0);
  const layout = readLayout(lines);
  if (layout === null) return [];
  const hasSpans = table.rows.some((row) => row.some((cell) => cell.colspan > 1));
  const tableCurrency = lines.flatMap((line) => line.cells).find((cell) => typeof cell.number?.currency === 'string')?.number?.currency ?? null;
  const around = joinNotes([readUnitNote(table.caption ?? ''), ...table.before.map(readNoteInText)]);
  let notes = around;
  return layout.blocks.flatMap((block) => {
    const stub = stubWords(block, layout);
    notes = joinNotes([...stub, ...soleUnits(block, layout)].map(readUnitNote).concat(notes));
    const heads = readHeads(block, layout, hasSpans);
    const caption = [table.caption ?? '', ...stub].filter((text) => text !== '').join(' ') || null;
    return readBody(block, layout, { heads, tableNote: notes, caption, tableCurrency, anchorOf, timeOf: makeCellTime([...stub, table.caption ?? '']) });
  });
}

/** Titles and the words in the corner above the labels. */
function stubWords(block: Block, layout: Layout): string[] {
  return [...block.titles, ...block.header].flatMap((line) => line.cells.filter((cell) => cell.from < layout.valuesFrom).map((cell) => cell.text));
}

/** A unit that stands alone in a header row holds for the whole table, wherever it was centred. */
function soleUnits(block: Block, layout: Layout): string[] {
  return block.header.flatMap((line) => {
    const over = line.cells.filter((cell) => cell.from >= layout.valuesFrom);
    return over.length === 1 && layout.columns.length > 1 && over[0] !== undefined ? [over[0].text] : [];
  });
}

function readHeads(block: Block, layout: Layout, hasSpans: boolean): Head[] {
  const paths = readHeaderPaths(block.header, { columns: layout.columns, valuesFrom: layout.valuesFrom, hasSpans });
  return layout.columns.map((place, index) => {
    const texts = (paths[index] ?? []).map((cell) => cell.text);
    const cells = block.body.flatMap((line) => line.cells.filter((cell) => cell.kind === 'number' && touches(cell, place)));
    return {
      place, labels: texts.filter((text) => !isUnitOnly(text)), words: columnWords(texts), note: joinNotes(texts.toReversed().map(readUnitNote)),
      marks: marksOf(cells), isWhole: isWholeColumn(cells), measure: readMeasure(texts.join(' ')),
    };
  });
}

function touches(cell: LineCell, place: Column): boolean {
  return cell.from < place.to && place.from < cell.to;
}

function readBody(block: Block, layout: Layout, scene: BlockScene): FactDraft[] {
  const rows = readRowPaths(block.body, layout.valuesFrom);
  return block.body.flatMap((line, index) => {
    const row = rows[index] ?? [];
    const note = joinNotes(row.toReversed().map((label, depth) => (depth === 0 ? readUnitNote(label) : { ...readUnitNote(label), perShare: false, shares: false })));
    return line.cells.filter((cell) => isValue(cell, layout.valuesFrom) && cell.kind === 'number').flatMap((cell) => draftOf(scene, { line, row, note }, cell));
  });
}

function draftOf(scene: BlockScene, at: RowScene, cell: LineCell): FactDraft[] {
  if (cell.number === null) return [];
  const head = scene.heads.find((candidate) => touches(cell, candidate.place)) ?? noHead;
  const mixed = at.line.cells.filter((other) => other !== cell && scene.heads.some((candidate) => touches(other, candidate.place) && !candidate.marks.onlyPercent));
  const measured = measureCell({
    number: cell.number, row: at.row, rowNote: at.note, column: head.note, table: scene.tableNote, rowMarks: marksOf(mixed),
    columnMarks: head.marks, tableCurrency: scene.tableCurrency, columnIsWhole: head.isWhole,
  });
  const name = nameCell({ row: at.row, column: head.words });
  const { mentions, asOf } = scene.timeOf(head.labels, at.row);
  return [{
    metric: { id: name.id, label: name.label, concept: null }, value: shiftDecimal(cell.number.digits, measured.scale), precision: cell.number.decimals - measured.scale,
    unit: measured.unit, scale: measured.scale, period: periodOf(mentions, name.isFlow && !asOf),
    dimensions: head.measure === null ? name.dimensions : { ...name.dimensions, measure: head.measure }, anchor: scene.anchorOf(cell.cell), caption: scene.caption, mentions,
    ...upright(at.row, head),
  }];
}

const noHead: Head = { place: { from: 0, to: 0 }, labels: [], words: '', note: noNote, marks: marksOf([]), isWhole: false, measure: null };

/** Rows that are times say when, and their columns say what: the two change places, so that `row` always names the thing. */
function upright(row: readonly string[], head: Head): { readonly row: readonly string[]; readonly column: readonly string[] } {
  if (head.words === '' || !isPurePeriod(row.at(-1) ?? '')) return { row, column: head.labels };
  return { row: [...row.filter((label) => !isPurePeriod(label)), head.words], column: [...head.labels.filter(isPurePeriod), ...row.filter(isPurePeriod)] };
}

function periodOf(mentions: readonly PeriodMention[], isFlow: boolean): Period | null {
  const [only] = mentions;
  return mentions.length === 1 && only !== undefined ? periodOfMention(only, isFlow) : null;
}
