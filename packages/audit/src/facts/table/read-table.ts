// A table becomes facts: every number with the labels, time, unit and scale that its row, column and caption give it.
import type { Period, PeriodMention } from '@assay/record';
import type { FactDraft } from '../draft.ts';
import { readMeasure } from '../labels/measure.ts';
import { metricOfLabel } from '../labels/metric-of-label.ts';
import { periodOfMention } from '../labels/period-label.ts';
import { joinNotes, readUnitNote, type UnitNote } from '../labels/unit-note.ts';
import { shiftDecimal } from '../shift-decimal.ts';
import { cellTime, type TimeScene } from './cell-time.ts';
import { measureCell, type UnitScene } from './cell-unit.ts';
import { readHeaderPaths } from './header-paths.ts';
import { isValue, readLayout, type Block, type Layout } from './layout.ts';
import { readLine, type Line, type LineCell } from './line.ts';
import { columnMarksOf, isWholeColumn, marksOf } from './marks.ts';
import { nameCell } from './name-cell.ts';
import { readRowPaths } from './row-paths.ts';
import type { Table } from './table.ts';

type BlockScene = {
  readonly table: Table; readonly layout: Layout; readonly block: Block; readonly paths: readonly (readonly LineCell[])[];
  readonly tableNote: UnitNote; readonly stub: readonly string[]; readonly tableCurrency: string | null;
};

/** The facts of a table, row by row. Cells without a number, and dashes, give none. */
export function readTable(table: Table): FactDraft[] {
  const lines = table.rows.map((cells, index) => readLine(cells, cells[0]?.row ?? index)).filter((line) => line.cells.length > 0);
  const layout = readLayout(lines);
  if (layout === null) return [];
  const hasSpans = table.rows.some((row) => row.some((cell) => cell.colspan > 1));
  const tableCurrency = currencyOf(lines);
  return layout.blocks.flatMap((block) => {
    const stub = [...block.titles, ...block.header].flatMap((line) => line.cells.filter((cell) => cell.from < layout.valuesFrom).map((cell) => cell.text));
    const paths = readHeaderPaths(block.header, { columns: layout.columns, valuesFrom: layout.valuesFrom, hasSpans });
    const tableNote = joinNotes([...stub, table.caption ?? '', ...table.before].map(readUnitNote));
    return readBlock({ table, layout, block, paths, tableNote, stub, tableCurrency });
  });
}

function currencyOf(lines: readonly Line[]): string | null {
  return lines.flatMap((line) => line.cells).find((cell) => cell.number?.currency != null)?.number?.currency ?? null;
}

function readBlock(scene: BlockScene): FactDraft[] {
  const { block, layout } = scene;
  const rows = readRowPaths(block.body, layout.valuesFrom);
  const columns = layout.columns.map((column, index) => {
    const words = (scene.paths[index] ?? []).map((cell) => cell.text);
    const cells = block.body.flatMap((line) => line.cells.filter((cell) => cell.kind === 'number' && cell.from < column.to && column.from < cell.to));
    return { column, words, note: joinNotes(words.toReversed().map(readUnitNote)), marks: columnMarksOf(cells), isWhole: isWholeColumn(cells), measure: readMeasure(words.join(' ')) };
  });
  return block.body.flatMap((line, lineIndex) => {
    const row = rows[lineIndex] ?? [];
    const rowNote = joinNotes([readUnitNote(row.at(-1) ?? ''), ...row.slice(0, -1).toReversed().map((label) => onlyStated(readUnitNote(label)))]);
    return line.cells.filter((cell) => isValue(cell, layout.valuesFrom)).flatMap((cell) => {
      const at = columns.find((column) => cell.from < column.column.to && column.column.from < cell.to);
      if (cell.number === null || cell.kind !== 'number') return [];
      const others = line.cells.filter((other) => other !== cell);
      const unitScene = {
        number: cell.number, row, rowNote, column: at?.note ?? readUnitNote(''), columnWords: (at?.words ?? []).join(' '), table: scene.tableNote,
        rowMarks: marksOf(others), columnMarks: at?.marks ?? marksOf([]), tableCurrency: scene.tableCurrency, columnIsWhole: at?.isWhole ?? false,
      };
      return [draftOf(scene, { cell, row, columnWords: at?.words ?? [], measure: at?.measure ?? null }, unitScene)];
    });
  });
}

/** A section's "(in thousands)" holds for its rows; its other words name the section, not the unit. */
function onlyStated(note: UnitNote): UnitNote {
  return { ...note, perShare: false, shares: false, percent: note.percent };
}

type CellScene = { readonly cell: LineCell; readonly row: readonly string[]; readonly columnWords: readonly string[]; readonly measure: 'change' | 'share' | null };

function draftOf(scene: BlockScene, at: CellScene, unitScene: UnitScene): FactDraft {
  const { cell, row, columnWords } = at;
  const measured = measureCell(unitScene);
  const name = nameCell({ row, column: columnWords, stub: scene.stub, caption: scene.table.caption });
  const time: TimeScene = { column: columnWords, row, stub: scene.stub, caption: scene.table.caption };
  const { mentions, asOf } = cellTime(time);
  const metric = metricOfLabel(name.label);
  const decimals = unitScene.number.decimals;
  return {
    metric: { id: name.id, label: name.label, concept: null },
    value: shiftDecimal(unitScene.number.digits, measured.scale), precision: decimals - measured.scale, unit: measured.unit,
    period: periodOf(mentions, metric?.kind === 'flow' && !asOf), dimensions: at.measure === null ? name.dimensions : { ...name.dimensions, measure: at.measure },
    anchor: { kind: 'cell', table: scene.table.index, row: cell.cell.row, column: cell.cell.column, span: cell.cell.span },
    row, column: columnWords, caption: captionOf(scene), mentions, scale: measured.scale,
  };
}

function periodOf(mentions: readonly PeriodMention[], flow: boolean): Period | null {
  const [only] = mentions;
  return mentions.length === 1 && only !== undefined ? periodOfMention(only, flow) : null;
}

function captionOf(scene: BlockScene): string | null {
  const words = [scene.table.caption, ...scene.stub].filter((text): text is string => text !== null && text !== '');
  return words.length === 0 ? null : words.join(' ');
}
