// Markdown laid out for a terminal: paragraphs wrapped at words, table columns in line. The words stay as they are.
import { padEnd, textWidth, wrapText } from './text-width.ts';

const rowLine = /^\s*\|.*\|\s*$/;
const ruleCell = /^:?-{3,}:?$/;
const leader = /^(\s*(?:[-*+] |\d{1,3}[.)] |> )?)/;

function cellsOf(row: string): string[] {
  return row.trim().slice(1, -1).split(/(?<!\\)\|/).map((cell) => cell.trim());
}

/** Numbers stand right where the rule line says so. */
function padCell(cell: string, width: number, right: boolean): string {
  return right ? ' '.repeat(Math.max(0, width - textWidth(cell))) + cell : padEnd(cell, width);
}

const GAP = 2;
const NARROWEST = 12;

/** Natural widths, the widest column giving way until the table fits. */
function columnWidths(cells: readonly (readonly string[])[], columns: number): number[] {
  const count = Math.max(...cells.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) => Math.max(...cells.map((row) => textWidth(row[column] ?? ''))));
  const over = widths.reduce((total, width) => total + width + GAP, -GAP) - columns;
  const widest = widths.indexOf(Math.max(...widths));
  return over <= 0 ? widths : widths.with(widest, Math.max(NARROWEST, (widths[widest] ?? 0) - over));
}

function layOutRow(row: readonly string[], widths: readonly number[], isRight: (column: number) => boolean): string[] {
  const wrapped = widths.map((width, column) => wrapText(row[column] ?? '', width));
  const height = Math.max(1, ...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) => widths.map((width, column) => padCell(wrapped[column]?.[line] ?? '', width, isRight(column))).join(' '.repeat(GAP)).trimEnd());
}

function layOutTable(rows: readonly string[], columns: number): string[] {
  const cells = rows.map(cellsOf);
  const rule = cells.find((row) => row.every((cell) => ruleCell.test(cell))) ?? [];
  const widths = columnWidths(cells.filter((row) => row !== rule), columns);
  const isRight = (column: number): boolean => (rule[column] ?? '').endsWith(':');
  return cells.flatMap((row) => (row === rule ? [widths.map((width) => '─'.repeat(width)).join('─'.repeat(GAP))] : layOutRow(row, widths, isRight)));
}

function layOutLine(line: string, columns: number): string[] {
  if (textWidth(line) <= columns) return [line];
  const lead = leader.exec(line)?.[1] ?? '';
  const [first = '', ...rest] = wrapText(line.slice(lead.length), columns - lead.length);
  return [lead + first, ...rest.map((each) => ' '.repeat(lead.length) + each)];
}

export function layOutMarkdown(markdown: string, columns: number): string {
  const laidOut: string[] = [];
  let table: string[] = [];
  for (const line of [...markdown.split('\n'), '']) {
    if (rowLine.test(line)) {
      table.push(line);
      continue;
    }
    if (table.length > 0) laidOut.push(...layOutTable(table, columns));
    table = [];
    laidOut.push(...layOutLine(line, columns));
  }
  return laidOut.slice(0, -1).join('\n');
}
