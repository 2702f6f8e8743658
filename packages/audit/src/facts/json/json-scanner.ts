// Reads JSON from bytes in one pass and knows where every value stands. For documents of millions of bytes in which most is skipped.
import { parseJson, type Span } from '@assay/record';

/** A number as written, with its byte range. */
export type ScannedNumber = { readonly digits: string; readonly bytes: Span };
export type JsonKind = 'object' | 'array' | 'string' | 'number' | 'literal' | 'none';

const kinds: Readonly<Record<string, JsonKind>> = { '{': 'object', '[': 'array', '"': 'string', 't': 'literal', 'f': 'literal', 'n': 'literal' };
const numberAt = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const blankAt = /[ \t\r\n]*/y;
const stopAt = /["[\]{}]/g;

/**
 * Stands before one value at a time; each call consumes it. Throws a SyntaxError that names the byte where the form breaks.
 * What is skipped is not checked beyond its brackets.
 */
export class JsonScanner {
  /** One code unit per byte, so that offsets in this text are offsets in the bytes. */
  readonly #text: string;
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#text = new TextDecoder('windows-1252').decode(bytes);
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) this.#at = 3;
  }

  /** What the next value is; `none` at the end. */
  kind(): JsonKind {
    this.#blank();
    const character = this.#text[this.#at];
    if (character === undefined) return 'none';
    return kinds[character] ?? 'number';
  }

  /** Calls for each member; what the visitor leaves is skipped. */
  members(visit: (key: string) => void): void {
    this.#expect('{');
    if (this.#took('}')) return;
    do {
      this.#blank();
      const key = this.string();
      this.#expect(':');
      this.#visitOne(() => { visit(key); });
    } while (this.#took(','));
    this.#expect('}');
  }

  /** Calls for each item; what the visitor leaves is skipped. */
  items(visit: (index: number) => void): void {
    this.#expect('[');
    if (this.#took(']')) return;
    let index = 0;
    do {
      const at = index;
      this.#visitOne(() => { visit(at); });
      index += 1;
    } while (this.#took(','));
    this.#expect(']');
  }

  string(): string {
    return this.text().text;
  }

  /** A string with the byte range between its quotes. */
  text(): { readonly text: string; readonly bytes: Span } {
    this.#blank();
    const start = this.#at;
    this.#at = this.#stringEnd(start);
    return { text: this.#decode(start, this.#at), bytes: { start: start + 1, end: this.#at - 1 } };
  }

  #decode(start: number, end: number): string {
    const raw = this.#text.slice(start + 1, end - 1);
    if (/^[\x20-\x5b\x5d-\x7e]*$/.test(raw)) return raw;
    const read = parseJson(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(this.#bytes.subarray(start, end)));
    return typeof read === 'string' ? read : this.#fail('a string');
  }

  number(): ScannedNumber {
    this.#blank();
    numberAt.lastIndex = this.#at;
    const digits = numberAt.exec(this.#text)?.[0];
    if (digits === undefined) return this.#fail('a number');
    const bytes = { start: this.#at, end: this.#at + digits.length };
    this.#at = bytes.end;
    return { digits, bytes };
  }

  /** The number, or null where another value stands; that is skipped. */
  numberOrNull(): ScannedNumber | null {
    if (this.kind() === 'number') return this.number();
    this.skip();
    return null;
  }

  /** The string, or null where another value stands; that is skipped. */
  stringOrNull(): string | null {
    if (this.kind() === 'string') return this.string();
    this.skip();
    return null;
  }

  /** Passes over the next value, whatever it is. */
  skip(): void {
    const kind = this.kind();
    if (kind === 'string') this.#at = this.#stringEnd(this.#at);
    else if (kind === 'number') this.number();
    else if (kind === 'literal') this.#literal();
    else if (kind === 'none') this.#fail('a value');
    else this.#skipNested();
  }

  /** True when nothing but blanks is left. */
  atEnd(): boolean {
    return this.kind() === 'none';
  }

  #visitOne(visit: () => void): void {
    this.#blank();
    const before = this.#at;
    visit();
    if (this.#at === before) this.skip();
  }

  #skipNested(): void {
    let depth = 0;
    for (;;) {
      stopAt.lastIndex = this.#at;
      const stop = stopAt.exec(this.#text);
      if (stop === null) return this.#fail('a closing bracket');
      if (stop[0] === '"') this.#at = this.#stringEnd(stop.index);
      else {
        depth += stop[0] === '{' || stop[0] === '[' ? 1 : -1;
        this.#at = stop.index + 1;
        if (depth === 0) return;
      }
    }
  }

  /** Offset after the closing quote of the string that opens at `start`. */
  #stringEnd(start: number): number {
    if (this.#text[start] !== '"') this.#fail('a string');
    let end = this.#text.indexOf('"', start + 1);
    while (end > 0 && this.#isEscaped(end)) end = this.#text.indexOf('"', end + 1);
    return end < 0 ? this.#fail('a closing quote') : end + 1;
  }

  #isEscaped(at: number): boolean {
    let slashes = 0;
    while (this.#text[at - 1 - slashes] === '\\') slashes += 1;
    return slashes % 2 === 1;
  }

  #literal(): void {
    const word = ['true', 'false', 'null'].find((literal) => this.#text.startsWith(literal, this.#at));
    this.#at += word?.length ?? this.#fail('a value');
  }

  #blank(): void {
    if (this.#text.charCodeAt(this.#at) > 32) return;
    blankAt.lastIndex = this.#at;
    blankAt.exec(this.#text);
    this.#at = blankAt.lastIndex;
  }

  #took(character: string): boolean {
    this.#blank();
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #expect(character: string): void {
    if (!this.#took(character)) this.#fail(`"${character}"`);
  }

  #fail(wanted: string): never {
    throw new SyntaxError(`${wanted} is missing at byte ${String(this.#at)}`);
  }
}
