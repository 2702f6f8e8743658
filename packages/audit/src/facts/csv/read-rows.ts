// CSV as RFC 4180 has it, with every field's place kept; also semicolons and tabs. Libraries for CSV give values without places.
import type { Span } from '@assay/record';

export type CsvField = { readonly text: string; readonly span: Span };

/** Rows of fields. Never fails: a quote that does not close runs to the end. Blank lines are left out. */
export function readRows(text: string): CsvField[][] {
  const separator = separatorOf(text);
  const rows: CsvField[][] = [];
  let row: CsvField[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const field = text[at] === '"' ? quotedField(text, at) : plainField(text, at, separator);
    row.push(field.field);
    at = field.next;
    const mark = text[at];
    if (mark === separator) {
      at += 1;
      if (at === text.length) row.push({ text: '', span: { start: at, end: at } });
      continue;
    }
    at += mark === '\r' && text[at + 1] === '\n' ? 2 : 1;
    if (row.some((cell) => cell.text.trim() !== '')) rows.push(row);
    row = [];
  }
  if (row.some((cell) => cell.text.trim() !== '')) rows.push(row);
  return rows;
}

type Found = { readonly field: CsvField; readonly next: number };

function plainField(text: string, start: number, separator: string): Found {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { field: { text: text.slice(start, end), span: { start, end } }, next: end };
}

/** A quoted field; a doubled quote inside is one quote. What follows the closing quote before the separator is dropped. */
function quotedField(text: string, start: number): Found {
  let end = start + 1;
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1;
  const field = { text: text.slice(start + 1, end).replaceAll('""', '"'), span: { start: start + 1, end: Math.min(end, text.length) } };
  return { field, next: Math.min(end + 1, text.length) };
}

/** The mark that parts the first line most often outside quotes. */
function separatorOf(text: string): string {
  const line = /^[^\n\r]*/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counts = [',', ';', '\t', '|'].map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.reduce((best, other) => (other.count > best.count ? other : best)).mark;
}
