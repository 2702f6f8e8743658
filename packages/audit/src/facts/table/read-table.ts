// A table becomes facts: every number with the labels, time, unit and scale that its row, column and caption give it.
import type { Dictionary } from '@assay/calc';
import type { Anchor, Period, PeriodMention } from '@assay/record';
import type { FactDraft } from '../draft.ts';
import { isIncomeMetric, isLoss } from '../labels/loss.ts';
import { plainLabel } from '../labels/plain-label.ts';
import { joinNotes, noNote, readNoteInText, readUnitNote, type UnitNote } from '../labels/unit-note.ts';
import { shiftDecimal } from '../shift-decimal.ts';
import { certainPeriod, isTimeLabel, makeCellTime, type CellTime, type Time } from './time/cell-time.ts';
import { measureCell } from './cell/cell-unit.ts';
import { readChangeTimes } from './time/change-times.ts';
import { isUnitOnly } from './header-paths.ts';
import { isLabelOnly, isValue, readLayout, type Block, type Layout } from './layout.ts';
import { isPurePeriod } from '../labels/period/pure-period.ts';
import { readLine, type Line, type LineCell } from './line.ts';
import { marksBeside, type RowMarks } from './cell/marks.ts';
import { nameCell, type CellName } from './name-cell.ts';
import { makePlacer, type Placer } from './place-cells.ts';
import { noHead, readHeads, type Head } from './read-heads.ts';
import { readStretches, type Stretch } from './time/roll-forward.ts';
import { readRowPaths, type RowPath } from './row-paths.ts';
import type { Table, TableCell } from './table.ts';

export type ReadTable = { readonly drafts: readonly FactDraft[]; /** The units the table states, for tables that follow and state none. */ readonly note: UnitNote };
type BlockScene = {
  readonly heads: readonly Head[]; readonly headStretches: readonly (Stretch | null)[]; readonly changeTimes: readonly (Time | null)[]; readonly tableNote: UnitNote; readonly caption: string | null;
  readonly tableCurrency: string | null; readonly timeOf: CellTime; readonly ends: readonly string[]; readonly placer: Placer; readonly anchorOf: (cell: TableCell) => Anchor; readonly dictionary: Dictionary | undefined;
};
type RowScene = { readonly line: Line; readonly path: RowPath; readonly note: UnitNote; readonly sectionNote: UnitNote; readonly stretch: Stretch | null; readonly plain: readonly string[]; readonly marksBeside: (cell: LineCell) => RowMarks; readonly showsMinus: boolean };
export type TableContext = {
  /** Places a cell's fact; by default at the cell of the grid. */
  readonly anchorOf?: (cell: TableCell) => Anchor;
  /** Units that hold in the document where the table states none. */
  readonly inherited?: UnitNote;
  /** Names the rows; the built-in one where none is given. */
  readonly dictionary?: Dictionary | undefined;
};

/** The facts of a table, row by row. Cells without a number, and dashes, give none. */
export function readTable(table: Table, context: TableContext = {}): ReadTable {
  const lines = table.rows.map((cells, index) => readLine(cells, cells[0]?.row ?? index)).filter((line) => line.cells.length > 0);
  const layout = readLayout(lines);
  const stated = joinNotes([readUnitNote(table.caption ?? ''), ...table.before.map(readNoteInText)]);
  if (layout === null) return { drafts: [], note: stated };
  const hasSpans = table.rows.some((row) => row.some((cell) => cell.colspan > 1));
  const tableCurrency = lines.flatMap((line) => line.cells).find((cell) => typeof cell.number?.currency === 'string')?.number?.currency ?? null;
  const anchorOf = context.anchorOf ?? ((cell: TableCell): Anchor => ({ kind: 'cell', table: table.index, row: cell.row, column: cell.column, span: cell.span }));
  const allLabels = lines.flatMap((line) => line.cells.filter((cell) => cell.kind === 'period').map((cell) => cell.text));
  let note = stated;
  const drafts = layout.blocks.flatMap((block) => {
    const stub = stubWords(block, layout);
    note = joinNotes([...[...stub, ...soleUnits(block, layout)].map(readUnitNote), note]);
    const heads = readHeads(block, layout, hasSpans);
    const caption = [table.caption ?? '', ...stub].filter((text) => text !== '').join(' ') || null;
    const timeOf = makeCellTime({ corner: stub, caption: table.caption, labels: allLabels });
    const tableNote = context.inherited === undefined || tableCurrency === null ? note : inheritUnits(note, context.inherited);
    const times = heads.map((head) => timeOf(head.labels, [], ''));
    const ends = times.flatMap((time) => time.mentions.flatMap((mention) => (mention.kind === 'ended' ? [mention.end] : [])));
    const headStretches = readStretches(heads.map((head, index) => (head.labels.some(isPurePeriod) ? dayOf(times[index]?.mentions ?? []) : null))).map((stretch, index) => (heads[index]?.labels.some(isPurePeriod) === true ? null : stretch));
    return readBody(block, layout, { heads, headStretches, changeTimes: readChangeTimes(heads, times), tableNote, caption, tableCurrency, anchorOf, timeOf, ends, dictionary: context.dictionary, placer: makePlacer(layout.columns) });
  });
  return { drafts, note };
}

/** A document's units hold for a table of money that states no scale of its own. */
function inheritUnits(own: UnitNote, inherited: UnitNote): UnitNote {
  return own.scale !== null || own.shares ? own : { ...own, scale: inherited.scale, sharesScale: own.sharesScale ?? inherited.sharesScale };
}

/** Titles and the words in the corner above the labels. */
function stubWords(block: Block, layout: Layout): string[] {
  return [...block.titles, ...block.header].flatMap((line) => line.cells.filter((cell) => cell.from < layout.valuesFrom).map((cell) => cell.text));
}

/** A unit that stands alone in a row holds for the whole table, wherever it was centred. */
function soleUnits(block: Block, layout: Layout): string[] {
  const heads = block.header.flatMap((line) => {
    const over = line.cells.filter((cell) => cell.from >= layout.valuesFrom);
    return over.length === 1 && layout.columns.length > 1 && over[0] !== undefined ? [over[0].text] : [];
  });
  return [...heads, ...block.body.filter((line) => isLabelOnly(line, layout.valuesFrom)).map((line) => line.cells[0]?.text ?? '').filter(isUnitOnly)];
}

function dayOf(mentions: ReturnType<CellTime>['mentions']): string | null {
  const [only] = mentions;
  return mentions.length === 1 && only?.kind === 'date' ? only.on : null;
}

function readBody(block: Block, layout: Layout, scene: BlockScene): FactDraft[] {
  const paths = readRowPaths(block.body, layout.valuesFrom);
  const stretches = readStretches(paths.map((path) => (isTimeLabel(path.labels.at(-1) ?? '') ? dayOf(scene.timeOf([], [], path.labels.at(-1) ?? '').mentions) : null)));
  return block.body.flatMap((line, index) => {
    const path = paths[index] ?? { labels: [], times: [] };
    const row = rowScene(scene, { line, path, stretch: stretches[index] ?? null });
    return line.cells.flatMap((cell) => (cell.kind === 'number' && isValue(cell, layout.valuesFrom) ? draftOf(scene, row, cell) : []));
  });
}

/** What all cells of a row share. Percentages in columns of nothing else, or of changes, say nothing of the row's other numbers. */
function rowScene(scene: BlockScene, { line, path, stretch }: Pick<RowScene, 'line' | 'path' | 'stretch'>): RowScene {
  const plain = path.labels.map(plainLabel);
  const notes = plain.map(readUnitNote);
  const mixed = line.cells.filter((cell) => { const head = scene.heads[scene.placer(cell)]; return head?.marks.onlyPercent === false && head.measure !== 'change'; });
  const showsMinus = line.cells.some((cell) => cell.kind === 'number' && cell.number?.digits.startsWith('-') === true);
  return { line, path, stretch, plain, note: notes.at(-1) ?? noNote, sectionNote: joinNotes(notes.slice(0, -1).toReversed()), marksBeside: marksBeside(mixed), showsMinus };
}

function draftOf(scene: BlockScene, at: RowScene, cell: LineCell): FactDraft[] {
  const { number } = cell;
  if (number === null) return [];
  const headIndex = scene.placer(cell);
  const head = scene.heads[headIndex] ?? noHead;
  const measured = measureCell({
    number, row: at.plain, rowNote: at.note, sectionNote: at.sectionNote, column: head.note, columnWords: head.words, table: scene.tableNote,
    rowMarks: at.marksBeside(cell), columnMarks: head.marks, tableCurrency: scene.tableCurrency, isUnmarked: head.isUnmarked, columnIsWhole: head.isWhole,
  });
  const name = nameCell({ row: at.path.labels, column: head.words, unit: measured.unit, dictionary: scene.dictionary });
  const digits = isUnsignedLoss(name, at, number.digits) ? `-${number.digits}` : number.digits;
  const when = timeOfCell(scene, at, { head, headIndex, isFlow: name.isFlow });
  return [{
    metric: { id: name.id, label: name.label, concept: null }, value: shiftDecimal(digits, measured.scale), precision: number.decimals - measured.scale,
    unit: measured.unit, scale: measured.scale, period: when.period, mentions: when.mentions,
    dimensions: head.measure === null ? name.dimensions : { ...name.dimensions, measure: head.measure }, anchor: scene.anchorOf(cell.cell), caption: scene.caption,
    ...upright(at.path, head),
  }];
}

type When = { readonly period: Period | null; readonly mentions: readonly PeriodMention[] };

/** A cell's time: that of a change, else what its labels state, else the stretch between two balances. */
function timeOfCell(scene: BlockScene, at: RowScene, of: { readonly head: Head; readonly headIndex: number; readonly isFlow: boolean }): When {
  const stated = scene.changeTimes[of.headIndex] ?? scene.timeOf(of.head.labels, at.path.times, at.path.labels.at(-1) ?? '');
  const stretch = stated.mentions.length === 0 ? (scene.headStretches[of.headIndex] ?? at.stretch) : null;
  return stretch === null ? { period: certainPeriod(stated, of.isFlow, scene.ends), mentions: stated.mentions } : { period: stretch.period, mentions: stretch.time.mentions };
}

/** "Net loss | 5,000": a loss without a minus, in a row that shows none, is a negative income. */
function isUnsignedLoss(name: CellName, at: RowScene, digits: string): boolean {
  return isIncomeMetric(name.id) && isLoss(name.label) && digits !== '0' && !at.showsMinus;
}

/** `row` names the thing and `column` the time, also where rows are times and columns things. */
function upright({ labels, times }: RowPath, head: Head): { readonly row: readonly string[]; readonly column: readonly string[] } {
  const own = labels.at(-1) ?? '';
  if (head.words === '' || !isPurePeriod(own)) return { row: labels, column: [...times, ...head.labels] };
  return { row: [...labels.slice(0, -1), head.words], column: [...times, own, ...head.labels.filter(isPurePeriod)] };
}
