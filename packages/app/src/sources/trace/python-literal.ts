// Python's own way of writing a value down (`repr`), as far as traces hold it: texts, numbers, lists, dictionaries, True, False and None.
// One pass from left to right, so that a hostile text costs no more than its length.

type Read = { readonly value: unknown; readonly end: number };

const DEEPEST = 12;
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\\': '\\', "'": "'", '"': '"', '\n': '' };
const hexDigits: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** The value at an offset and where it ends; null for what is none. A text that is cut off before its end is read as far as it goes. */
export function readPythonLiteral(text: string, at = 0, depth = 0): Read | null {
  const start = skipBlanks(text, at);
  const first = text.charAt(start);
  if (depth > DEEPEST || first === '') return null;
  if (first === "'" || first === '"') return readText(text, start);
  if (first === '[' || first === '(') return readList(text, start, depth);
  return first === '{' ? readDictionary(text, start, depth) : readWord(text, start);
}

function skipBlanks(text: string, at: number): number {
  let next = at;
  while (/\s/.test(text.charAt(next))) next += 1;
  return next;
}

function readText(text: string, start: number): Read {
  const quote = text.charAt(start);
  const parts: string[] = [];
  let at = start + 1;
  let from = at;
  while (at < text.length && text.charAt(at) !== quote) {
    if (text.charAt(at) !== '\\') { at += 1; continue; }
    const escaped = readEscape(text, at + 1);
    parts.push(text.slice(from, at), escaped.text);
    at = escaped.end;
    from = at;
  }
  return { value: [...parts, text.slice(from, at)].join('').toWellFormed(), end: at + 1 };
}

function readEscape(text: string, at: number): { readonly text: string; readonly end: number } {
  const mark = text.charAt(at);
  const digits = text.slice(at + 1, at + 1 + (hexDigits[mark] ?? 0));
  const code = digits.length === hexDigits[mark] && /^[0-9a-f]+$/i.test(digits) ? Number.parseInt(digits, 16) : null;
  if (code !== null && code <= 0x10ffff) return { text: String.fromCodePoint(code), end: at + 1 + digits.length };
  return { text: escapes[mark] ?? `\\${mark}`, end: at + 1 };
}

function readList(text: string, start: number, depth: number): Read | null {
  const close = text.charAt(start) === '[' ? ']' : ')';
  const values: unknown[] = [];
  let at = skipBlanks(text, start + 1);
  while (text.charAt(at) !== close) {
    const item = readPythonLiteral(text, at, depth + 1);
    if (item === null) return null;
    values.push(item.value);
    at = afterComma(text, item.end);
    if (at >= text.length) break;
  }
  return { value: values, end: at + 1 };
}

function readDictionary(text: string, start: number, depth: number): Read | null {
  const entries: [string, unknown][] = [];
  let at = skipBlanks(text, start + 1);
  while (text.charAt(at) !== '}') {
    const key = readPythonLiteral(text, at, depth + 1);
    const colon = key === null ? -1 : skipBlanks(text, key.end);
    const value = key === null || typeof key.value !== 'string' || text.charAt(colon) !== ':' ? null : readPythonLiteral(text, colon + 1, depth + 1);
    if (key === null || value === null) return null;
    entries.push([String(key.value), value.value]);
    at = afterComma(text, value.end);
    if (at >= text.length) break;
  }
  return { value: new Map(entries), end: at + 1 };
}

function afterComma(text: string, at: number): number {
  const next = skipBlanks(text, at);
  return text.charAt(next) === ',' ? skipBlanks(text, next + 1) : next;
}

const words: Readonly<Record<string, unknown>> = { None: null, True: true, False: false };

function readWord(text: string, start: number): Read | null {
  let end = start;
  while (/[\w.+-]/.test(text.charAt(end))) end += 1;
  const word = text.slice(start, end);
  if (Object.hasOwn(words, word)) return { value: words[word], end };
  return /^[+-]?\d[\d.e+-]{0,40}$/i.test(word) ? { value: word, end } : null;
}
