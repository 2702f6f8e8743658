// A table as one chunk, or as several with its column heads above each where it is very long.
type Row = { readonly text: string; readonly cells: readonly string[] | null };

export type TablePart<Line extends Row> = { /** Rows of column heads that stand before the part. */ readonly head: readonly string[]; readonly rows: readonly Line[] };

const LONGEST = 4000;
const MOST_HEAD = 4;

/** Lists and layouts come as tables too: without figures in several rows it is read as text. */
export function isDataTable(rows: readonly Row[]): boolean {
  return rows.filter(({ cells }) => cells !== null && cells.length > 1 && cells.slice(1).some((cell) => /\d/.test(cell) && cell.length < 40)).length > 1;
}

export function partTable<Line extends Row>(rows: readonly Line[]): TablePart<Line>[] {
  const heads = rows.slice(0, headRows(rows)).map(({ text }) => text);
  const parts: TablePart<Line>[] = [];
  let part: Line[] = [];
  let length = 0;
  for (const row of rows) {
    if (part.length > 0 && length + row.text.length > LONGEST) {
      parts.push({ head: parts.length === 0 ? [] : heads, rows: part });
      part = [];
      length = 0;
    }
    part.push(row);
    length += row.text.length;
  }
  return [...parts, { head: parts.length === 0 ? [] : heads, rows: part }];
}

/** Rows before the first whose first cell is words and whose others are figures. */
function headRows(rows: readonly Row[]): number {
  const first = rows.findIndex(({ cells }) => cells !== null && cells.length > 1 && /\p{L}/u.test(cells[0] ?? '') && cells.slice(1).every((cell) => /^[\s$€£¥(]*[\d—–-][\d.,]*[\s%)]*$|^[$%)(]$/.test(cell) && !/^(?:19|20)\d\d$/.test(cell)));
  return Math.min(Math.max(first, 0), MOST_HEAD);
}
