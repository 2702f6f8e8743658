// The cells of a report's table: a lone number is a claim named by its labels, anything else is read as text.
import type { Claim, Span } from '@assay/record';
import { readTokens } from '../numerals/index.ts';
import { sourceSpan } from '../report/visible-text.ts';
import { contentWords } from '../report/words.ts';
import type { ReportReading, TextReader } from './report-reading.ts';
import { cellMetrics, cellNumeral, cellPeriod, cellScene, type CellScene, type TableBlock } from './read-table-claims.ts';
import type { ClaimReading } from './reading.ts';
import { findNames } from './names.ts';

/** The column of a scenario table that holds its result; every other is a choice. A target is judgment, a value is computed again. */
const resultColumn = /\b(?:value|result)\b/i;
const targetColumn = /\btarget\b/i;
const modelTable = /\b(?:scenario|case|assumption)s?\b/i;

export function readTableCells(table: TableBlock, reading: ReportReading, readText: TextReader): void {
  for (const row of table.rows) {
    for (const cell of row) {
      const scene = cellScene(table, cell);
      const numeral = cell.row === 0 || cell.column === 0 ? null : cellNumeral(scene);
      if (numeral !== null) addCell({ scene, numeral, table }, reading);
      else if (cell.row === 0) noteHeader(scene, reading);
      else readText(cell.visible, reading, { place: 'cell', headings: table.headings, setting: { period: cellPeriod(scene), metric: cellMetrics(scene, reading.context.dictionary)[0] ?? null } });
    }
  }
}

type Cell = { readonly scene: CellScene; readonly numeral: NonNullable<ReturnType<typeof cellNumeral>>; readonly table: TableBlock };

function addCell(cell: Cell, reading: ReportReading): void {
  const { scene, numeral } = cell;
  const span = sourceSpan(scene.cell.visible, numeral.span);
  const metrics = cellMetrics(scene, reading.context.dictionary);
  const period = cellPeriod(scene);
  const isModel = modelTable.test(cell.table.rows[0]?.[0]?.visible.text ?? '');
  const judgment = isModel ? cellJudgment(scene.column) : null;
  const words = contentWords(`${scene.row} ${scene.column}`).map((word) => word.stem);
  const fields: Omit<ClaimReading, 'claim'> = {
    numeral, operation: judgment === null ? tableOperation(scene) : 'assumption', direction: null, metrics, denominators: [], period, base: null, anchor: null, role: 'target', rank: null,
    clauseWords: words, sentenceWords: words, names: [], scene: null, rowInputs: isModel ? rowInputs(cell.table, scene.cell.row) : {},
  };
  const id = reading.add(fields, {
    kind: 'figure', span, sentence: rowSpan(cell.table, scene.cell.row), text: scene.cell.visible.text.slice(numeral.span.start, numeral.span.end), numeral: { ...numeral, span },
    entity: cellEntity(scene, reading),
    metric: metrics[0] === undefined ? null : { id: metrics[0].id, words: metrics[0].words, inherited: 'table' },
    periods: period === null ? [] : [period], operation: null, direction: null, judgment,
  });
  reading.note({ span, text: scene.cell.visible.text, kind: 'number' }, { kind: 'claim', claim: id });
}

function cellJudgment(column: string): string | null {
  if (resultColumn.test(column)) return null;
  return targetColumn.test(column) ? 'target' : 'assumption';
}

/** A row that names a company is that company's; others are the subject's. */
function cellEntity(scene: CellScene, reading: ReportReading): Claim['entity'] {
  const named = findNames(scene.row, reading.context.names)[0]?.entity;
  if (named !== undefined) return { ...named, inherited: 'table' };
  return reading.context.subject === null ? null : { ...reading.context.subject, inherited: 'subject' };
}

function tableOperation(scene: CellScene): 'growth' | 'change' | 'value' {
  const label = `${scene.row} ${scene.column}`;
  if (/\b(?:change|growth|yoy|year on year)\b/i.test(label)) return /%|percent|growth/i.test(label) ? 'growth' : 'change';
  return 'value';
}

function rowSpan(table: TableBlock, row: number): Span {
  const cells = table.rows[row] ?? [];
  const spans = cells.filter((cell) => cell.visible.text !== '').map((cell) => sourceSpan(cell.visible, { start: 0, end: cell.visible.text.length }));
  return { start: Math.min(...spans.map((span) => span.start)), end: Math.max(...spans.map((span) => span.end)) };
}

/** The numbers of a scenario's row by their column headers: the inputs from which its result is computed. */
function rowInputs(table: TableBlock, row: number): Record<string, string> {
  const inputs: Record<string, string> = {};
  for (const cell of (table.rows[row] ?? []).slice(1)) {
    const numeral = cellNumeral(cellScene(table, cell));
    const header = table.rows[0]?.[cell.column]?.visible.text.toLowerCase().trim() ?? '';
    if (numeral !== null && header !== '') inputs[header] = numeral.value;
  }
  return inputs;
}

function noteHeader(scene: CellScene, reading: ReportReading): void {
  for (const token of readTokens(scene.cell.visible.text)) {
    if (token.kind === 'identifier') continue;
    const state = token.kind === 'number' ? ({ kind: 'unaccounted' } as const) : ({ kind: 'structural', reason: token.kind === 'period' ? 'period' : 'name' } as const);
    reading.note({ span: sourceSpan(scene.cell.visible, token.span), text: token.text, kind: token.kind }, state);
  }
}
