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

function layOutTable(rows: readonly string[]): string[] {
  const cells = rows.map(cellsOf);
  const rule = cells.find((row) => row.every((cell) => ruleCell.test(cell))) ?? [];
  const columns = Math.max(...cells.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) => Math.max(...cells.filter((row) => row !== rule).map((row) => textWidth(row[column] ?? ''))));
  const isRight = (column: number): boolean => (rule[column] ?? '').endsWith(':');
  return cells.map((row) => (row === rule
    ? widths.map((width) => '─'.repeat(width)).join('──')
    : widths.map((width, column) => padCell(row[column] ?? '', width, isRight(column))).join('  ').trimEnd()));
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
    if (table.length > 0) laidOut.push(...layOutTable(table));
    table = [];
    laidOut.push(...layOutLine(line, columns));
  }
  return laidOut.slice(0, -1).join('\n');
}
