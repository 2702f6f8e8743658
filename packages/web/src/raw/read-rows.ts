// Bytes as rows of a window: lines, and long lines in pieces of a fixed size, so that a file of one line can be scrolled as well.
// Where a row ends depends on nothing but where it begins: server and page cut alike.

/** Offsets into the whole; `to` is exclusive and leaves out the line's end. */
export type Row = { readonly line: number; /** False for a further piece of a line. */ readonly begins: boolean; readonly from: number; readonly to: number };
export type RowStart = { readonly offset: number; readonly line: number; readonly begins: boolean };

/** Bytes of a row at most. */
export const rowBytes = 160;
const [NEWLINE, RETURN] = [0x0a, 0x0d];

/** No row begins inside a UTF-8 character. */
function characterEnd(bytes: Uint8Array, at: number): number {
  let end = at;
  while (end > at - 4 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return end;
}

/** Rows of `bytes`, which begin at `start` of the whole. */
export function* readRows(bytes: Uint8Array, start: RowStart): Generator<Row> {
  let { line, begins } = start;
  for (let at = 0; at < bytes.length;) {
    const found = bytes.indexOf(NEWLINE, at);
    const lineEnd = found < 0 ? bytes.length : found;
    const isCut = lineEnd - at > rowBytes;
    const end = isCut ? characterEnd(bytes, at + rowBytes) : lineEnd;
    const shown = !isCut && end > at && bytes[end - 1] === RETURN ? end - 1 : end;
    yield { line, begins, from: start.offset + at, to: start.offset + shown };
    begins = !isCut;
    if (!isCut) line += 1;
    at = isCut ? end : end + 1;
  }
}

export type RowIndex = { readonly size: number; readonly rows: number; readonly lines: number; readonly every: number; readonly offsets: readonly number[]; readonly lineOf: readonly number[]; readonly begins: readonly boolean[] };

/** Every `every`th row of the whole: enough to fetch any stretch and number its rows. */
export function indexRows(bytes: Uint8Array, every = 128): RowIndex {
  const marks: Row[] = [];
  let [rows, lines] = [0, 0];
  for (const row of readRows(bytes, { offset: 0, line: 1, begins: true })) {
    if (rows % every === 0) marks.push(row);
    rows += 1;
    lines = row.line;
  }
  return { size: bytes.length, rows, lines, every, offsets: marks.map(({ from }) => from), lineOf: marks.map(({ line }) => line), begins: marks.map(({ begins }) => begins) };
}
