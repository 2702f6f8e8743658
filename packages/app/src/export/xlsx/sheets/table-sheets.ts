// The report's own tables as sheets: the cells look as they do in the report, and their figures are read from the facts.
import { parseMarkdown, visibleText } from '@assay/audit';
import { decimal, type Decimal } from '@assay/record';
import type { WriteSheet } from 'hucre/xlsx';
import { turnInto, writeTurn } from '../as-shown.ts';
import { behind, type Book, type BookClaim } from '../book.ts';
import { commented, face, figure, heading, live, words, type SheetCell } from '../cells.ts';
import { makeSheet } from '../make-sheet.ts';
import { lookFormat, type CellLook } from '../number-format.ts';
import { tintOf } from './figures-sheet.ts';

type Root = ReturnType<typeof parseMarkdown>;
type Block = Root['children'][number];
type TableNode = Extract<Block, { type: 'table' }>;
type CellNode = TableNode['children'][number]['children'][number];

/** More tables than these would bury the rest; the report itself has them all. */
const MOST_TABLES = 24;
/** Words around a cell's number that are still its unit, and no sentence. */
const LONGEST_AFFIX = 20;
const numberPattern = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/;

function textOf(cell: CellNode, report: string): string {
  return visibleText(cell.children, report).text.trim();
}

function spanOf(node: { readonly position?: CellNode['position'] }): { readonly start: number; readonly end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

type Look = { readonly look: Omit<CellLook, 'scale'>; /** What the digits and the sign say. */ readonly shown: Decimal };

/** How the cell's one number is dressed; null for a sentence, a date, a range. */
function readLook(text: string): Look | null {
  const match = numberPattern.exec(text);
  if (match === null) return null;
  const [digits] = match;
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + digits.length)];
  if (before.length > LONGEST_AFFIX || after.length > LONGEST_AFFIX || numberPattern.test(after)) return null;
  return dress(digits, before, after);
}

function dress(digits: string, before: string, after: string): Look {
  const bracketed = before.startsWith('(') && after.endsWith(')');
  const isNegative = bracketed || /^[-−–]/.test(before);
  const percent = after.startsWith('%');
  const end = bracketed ? after.slice(0, -1) : after;
  const size = decimal(digits.replaceAll(',', ''));
  const look = { before: isNegative ? before.slice(1) : before, after: percent ? end.slice(1) : end, percent, grouped: digits.includes(','), places: digits.split('.')[1]?.length ?? 0, negative: bracketed ? 'brackets' : 'minus' } as const;
  return { look, shown: isNegative ? size.negated() : size };
}

const scales = [0, 3, 6, 9, 12] as const;

/** The source's value under a format that shows the report's digits; null where it would show others. */
function liveCell({ look, shown }: Look, claim: BookClaim, book: Book): SheetCell | null {
  const found = behind(claim, book.cells);
  if (found === null) return null;
  const half = decimal(10).pow(-look.places).dividedBy(2);
  const inPercent = look.percent ? 0.01 : 1;
  for (const scale of scales) {
    const size = decimal(10).pow(scale).times(inPercent);
    const turn = turnInto(found.value, { low: shown.minus(half).times(size), high: shown.plus(half).times(size) });
    if (turn !== null) return live(writeTurn(found.cell, turn), found.value.times(turn.factor).toNumber(), lookFormat({ ...look, scale }));
  }
  return null;
}

function remark({ view }: BookClaim): string {
  const right = view.verdict.right === null ? '' : ` Right: ${view.verdict.right.shown}.`;
  return `Claim ${String(view.number)}, ${view.word.toLowerCase()}: ${view.verdict.reason}${right}`;
}

function bodyCell(cell: CellNode, book: Book): SheetCell {
  const { report } = book.run;
  const text = textOf(cell, report);
  const { start, end } = spanOf(cell);
  const claims = book.claims.filter(({ view }) => view.claim.span.start >= start && view.claim.span.end <= end && view.claim.numeral !== null);
  const [only] = claims;
  const look = readLook(text);
  if (only === undefined || claims.length > 1 || look === null) return words(text, { wrap: true });
  const followed = liveCell(look, only, book);
  const value = look.shown.times(look.look.percent ? 0.01 : 1).toNumber();
  return commented(followed ?? figure(value, lookFormat({ ...look.look, scale: 0 }), tintOf(only)), remark(only));
}

/** A name that formulas and print settings take without quotes. */
function sheetName(index: number, title: string): string {
  const plain = title.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_+|_+$/g, '');
  return `Table_${String(index)}${plain === '' ? '' : `_${plain}`}`.slice(0, 31).replace(/_+$/, '');
}

function widthOf(column: number, rows: readonly (readonly string[])[]): number {
  const longest = Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return Math.min(column === 0 ? 44 : 60, Math.max(12, longest + 3));
}

function tableSheet(table: TableNode, at: { readonly title: string; readonly index: number; readonly foot: string }, book: Book): WriteSheet {
  const [head, ...body] = table.children;
  const texts = table.children.map((row) => row.children.map((cell) => textOf(cell, book.run.report)));
  const titles = head?.children.map((cell) => textOf(cell, book.run.report)) ?? [];
  const rows = body.map((row) => row.children.map((cell, column): SheetCell => (column === 0 ? { cell: { ...heading(textOf(cell, book.run.report)).cell, style: { numFmt: '@', font: { ...face, bold: true }, alignment: { vertical: 'top', wrapText: true } } } } : bodyCell(cell, book))));
  return makeSheet({ name: sheetName(at.index, at.title), unfiltered: true, columns: titles.map((title, column) => ({ title, width: widthOf(column, texts) })), rows, foot: at.foot, frozenColumns: 1 });
}

export function tableSheets(book: Book, foot: string): WriteSheet[] {
  const { report } = book.run;
  let title = '';
  const sheets: WriteSheet[] = [];
  for (const node of parseMarkdown(report).children) {
    if (node.type === 'heading') title = visibleText(node.children, report).text.trim();
    if (node.type === 'table' && sheets.length < MOST_TABLES) sheets.push(tableSheet(node, { title, index: sheets.length + 1, foot }, book));
  }
  return sheets;
}
