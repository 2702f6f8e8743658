// Where the value under a JSON pointer stands in the text: by reading the document from its beginning, never by looking for the value.
import type { Span } from '@assay/record';

const blank = /[ \t\r\n]*/y;
const scalar = /"(?:[^"\\]|\\[^])*"|-?[0-9][0-9.eE+-]*|true|false|null/y;
const deepest = 200;

type Reader = { readonly text: string; at: number };
type Found = { span: Span | null };
/** The keys still to go down; null beside the way. */
type Way = readonly string[] | null;

function skipBlank(reader: Reader): string {
  blank.lastIndex = reader.at;
  blank.exec(reader.text);
  reader.at = blank.lastIndex;
  return reader.text.charAt(reader.at);
}

function take(reader: Reader): string {
  scalar.lastIndex = reader.at;
  const found = scalar.exec(reader.text);
  if (found === null) throw new SyntaxError('it is not JSON');
  reader.at = scalar.lastIndex;
  return found[0];
}

function expectMark(reader: Reader, marks: string): string {
  const mark = skipBlank(reader);
  if (mark === '' || !marks.includes(mark)) throw new SyntaxError('it is not JSON');
  reader.at += 1;
  return mark;
}

function below(way: Way, key: string): Way {
  return way !== null && way.length > 0 && way[0] === key ? way.slice(1) : null;
}

function readKey(reader: Reader): string {
  skipBlank(reader);
  const written = take(reader);
  expectMark(reader, ':');
  // A key without escapes is what stands between its quotation marks.
  return written.includes('\\') ? unescaped(written) : written.slice(1, -1);
}

function unescaped(written: string): string {
  return written.slice(1, -1).replace(/\\(?:u([0-9a-fA-F]{4})|([^]))/g, (_, code: string | undefined, mark: string | undefined) => (code === undefined ? escapes[mark ?? ''] ?? mark ?? '' : String.fromCharCode(Number.parseInt(code, 16))));
}
const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

function readMembers(reader: Reader, way: Way, { found, depth, close }: { readonly found: Found; readonly depth: number; readonly close: string }): void {
  reader.at += 1;
  if (skipBlank(reader) === close) { reader.at += 1; return; }
  for (let index = 0; ; index += 1) {
    const key = close === '}' ? readKey(reader) : String(index);
    readValue(reader, below(way, key), { found, depth: depth + 1 });
    if (expectMark(reader, `,${close}`) === close) return;
  }
}

function readValue(reader: Reader, way: Way, { found, depth }: { readonly found: Found; readonly depth: number }): void {
  if (depth > deepest) throw new SyntaxError('it is nested too deep');
  const mark = skipBlank(reader);
  const start = reader.at;
  if (mark === '{' || mark === '[') readMembers(reader, way, { found, depth, close: mark === '{' ? '}' : ']' });
  else take(reader);
  // Of a key that stands twice the last counts, as for every reader of JSON.
  if (way?.length === 0) found.span = { start, end: reader.at };
}

/** The value's own text under an RFC 6901 pointer; null where there is none, or the text is not JSON. */
export function jsonPlace(text: string, pointer: string): Span | null {
  const way = pointer === '' ? [] : pointer.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found: Found = { span: null };
  try {
    readValue({ text, at: text.startsWith('\uFEFF') ? 1 : 0 }, way, { found, depth: 0 });
    return found.span;
  } catch {
    return null;
  }
}
