// A table as records: columns with a head and a kind, rows of cells that are read as text, number and day at once.
import { dayOrder, readDays, type DayRead } from './dates.ts';
import { statementWords, type StatementWord } from './words.ts';

/** A table as a document gives it, header first. */
export type StatementTable = { readonly rows: readonly (readonly string[])[]; readonly caption: string | null };
/** `row` and `column` are the cell's place in the grid as written. */
export type RecordCell = { readonly row: number; readonly column: number; readonly text: string; readonly keys: readonly string[]; readonly value: number | null; readonly numbers: readonly number[]; readonly day: DayRead | null };
export type ColumnKind = 'number' | 'date' | 'text';
export type RecordColumn = { readonly index: number; readonly head: string; readonly keys: readonly string[]; readonly kind: ColumnKind; readonly cells: readonly RecordCell[]; /** Power of ten that the head or caption puts on the numbers. */ readonly scale: number; /** Sorting order of the column's cells: by day, else by value. */ readonly order: readonly (number | null)[] };
export type Records = { readonly columns: readonly RecordColumn[]; readonly size: number; readonly caption: ReadonlySet<string>; /** The column that names the rows. */ readonly key: number; /** Rows that sum the others up are not records. */ readonly totals: ReadonlySet<number> };

/** A column is of one kind from this share of its filled cells on. */
const NUMERIC = 0.6;

const blank = /^[\s\-–—−*?/.]*$|^n ?\/ ?a$|^nil$|^none$/i;

/** "Unit 4, north (17)": the number in brackets at the end. */
function bracketed(text: string, last: StatementWord | undefined): number | null {
  return last !== undefined && last.start === text.lastIndexOf('(') + 1 ? last.number : null;
}

/** The number that a cell is: its only one, the first of a pair, or one in brackets behind a name. */
function valueOf(text: string, words: readonly StatementWord[]): number | null {
  const numbers = words.filter((word) => word.number !== null);
  const [first] = numbers;
  if (first === undefined || blank.test(text)) return null;
  const before = text.slice(0, first.start);
  const letters = before.replace(/[^\p{L}]/gu, '');
  if (letters.length > 3 && numbers.length > 1) return bracketed(text, numbers.at(-1));
  const isMinus = /(?:^|[\s(])[-−–] ?[$€£]?$/.test(before) || (/^\s*[$€£]?\($/.test(before) && text.trim().endsWith(')'));
  return isMinus && letters === '' ? -(first.number ?? 0) : first.number;
}

function readCell(text: string, row: number, column: number): RecordCell {
  const clean = text.replace(/\[[A-Z/]{3,}\]/g, ' ').replace(/\s+/g, ' ').trim().slice(0, 400);
  const words = statementWords(clean);
  const [found] = readDays(words);
  const hasDay = found !== undefined && (found.date.day !== null || found.date.year !== null || words.length === 1);
  return { row, column, text: clean, keys: words.filter((word) => !word.isSilent).map((word) => word.key), value: valueOf(clean, words), numbers: words.flatMap((word) => (word.number === null ? [] : [word.number])), day: hasDay ? found.date : null };
}

function kindOf(cells: readonly RecordCell[]): ColumnKind {
  const filled = cells.filter((cell) => !blank.test(cell.text));
  const share = (test: (cell: RecordCell) => boolean): number => filled.filter(test).length / Math.max(1, filled.length);
  if (share((cell) => cell.day !== null) >= NUMERIC) return 'date';
  return share((cell) => cell.value !== null) >= NUMERIC ? 'number' : 'text';
}

/** Days without a year run on: where the months of a list fall back, a new year has begun. */
function orderDays(cells: readonly RecordCell[]): (number | null)[] {
  let turn = 0;
  let last: number | null = null;
  return cells.map(({ day }) => {
    if (day === null) return null;
    if (day.year === null && day.month !== null) {
      if (last !== null && last - day.month >= 6) turn += 1;
      last = day.month;
    }
    return dayOrder(day.year === null ? { ...day, year: turn } : day);
  });
}

const scales: readonly (readonly [RegExp, number])[] = [[/\bbillions?\b|\bbn\b/i, 9], [/\bmillions?\b|\bmn\b|\$m\b|\bm\)/i, 6], [/\bthousands?\b|\b000s?\b|'000/i, 3]];

export function scaleOf(text: string): number {
  return scales.find(([pattern]) => pattern.test(text))?.[1] ?? 0;
}

/** A column of single letters before whatever else: yes and no, won, lost, drawn. */
const codes: Readonly<Record<string, string>> = { w: 'win', l: 'los', d: 'draw', t: 'ti', y: 'yes', n: 'no' };

function spellCodes(cells: readonly RecordCell[]): readonly RecordCell[] {
  const firsts = new Set(cells.filter((cell) => cell.keys.length > 0).map((cell) => cell.keys[0] ?? ''));
  if (firsts.size < 2 || ![...firsts].every((first) => Object.hasOwn(codes, first))) return cells;
  return cells.map((cell) => ({ ...cell, keys: cell.keys.map((key, at) => (at === 0 ? codes[key] ?? key : key)) }));
}

function readColumn(head: string, written: readonly RecordCell[], scale: number): RecordColumn {
  const cells = spellCodes(written);
  const kind = kindOf(cells);
  const words = statementWords(head);
  const order = kind === 'date' ? orderDays(cells) : cells.map((cell) => cell.value);
  return { index: cells[0]?.column ?? 0, head, keys: words.filter((word) => !word.isSilent).map((word) => word.key), kind, cells, scale: scaleOf(head) || scale, order };
}

/** A header goes on while its rows hold no number and the rows below do. */
function headerEnd(rows: readonly (readonly string[])[]): number {
  const numeric = rows.map((row) => row.slice(1).some((text) => /^[^\p{L}]*\d/u.test(text.trim()) && !/^\s*(?:19|20)\d\d\s*$/.test(text)));
  if (!numeric.slice(2).some(Boolean)) return 1;
  let end = 1;
  while (end < 3 && end < rows.length - 1 && numeric[end] === false && rows[end]?.[0]?.trim() === '') end += 1;
  return end;
}

type Body = { readonly end: number; readonly width: number; readonly rows: readonly { readonly row: readonly string[]; readonly index: number }[] };

function bodyOf({ rows }: StatementTable): Body {
  const end = headerEnd(rows);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return { end, width, rows: rows.map((row, index) => ({ row, index })).slice(end).filter(({ row }) => row.filter((text) => text.trim() !== '').length > 1 || width === 1) };
}

const plainNumber = /^[\s$€£(–−-]*(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?[\s)%]*$/;

/** True where all columns but one are plainly numbers, or say one thing only; known without reading the cells. */
export function isOfFigures(table: StatementTable): boolean {
  const { rows, width } = bodyOf(table);
  let others = 0;
  for (let column = 0; column < width && others < 2; column += 1) {
    const texts = rows.map(({ row }) => row[column] ?? '');
    const numbers = texts.filter((text) => plainNumber.test(text)).length;
    const isNumber = numbers > 0 && numbers >= NUMERIC * texts.filter((text) => !blank.test(text)).length;
    if (!isNumber && texts.some((text) => text !== texts[0])) others += 1;
  }
  return others < 2;
}

/** Null for a grid without a header and a record. */
export function readRecords(table: StatementTable): Records | null {
  const { end, width, rows: body } = bodyOf(table);
  if (body.length === 0 || width === 0) return null;
  const caption = table.caption ?? '';
  const columns = Array.from({ length: width }, (_, column) => {
    const head = [...new Set(table.rows.slice(0, end).map((row) => row[column] ?? ''))].join(' ').replace(/\[[A-Z]{3,}\]/g, ' ').trim();
    return readColumn(head, body.map(({ row, index }) => readCell(row[column] ?? '', index, column)), scaleOf(caption));
  });
  const isTotal = (row: readonly string[]): boolean => row.slice(0, 2).some((text) => /^\s*(?:grand |sub-?)?totals?\b/i.test(text));
  const totals = new Set(body.flatMap(({ row }, at) => (isTotal(row) ? [at] : [])));
  return { columns, size: body.length, caption: new Set(statementWords(caption).filter((word) => !word.isSilent).map((word) => word.key)), key: columns.find((column) => column.kind === 'text')?.index ?? 0, totals };
}
