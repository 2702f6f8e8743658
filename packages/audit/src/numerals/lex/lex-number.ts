// Number literals. English grouping is the default, Indian and European are read where only they fit; nothing is guessed.
import { isDigit, isLetter } from './characters.ts';
import type { Literal } from './atom.ts';
import { table } from './table.ts';

/** How a text writes decimals: `european` makes "1.234" twelve hundred and "1,5" one and a half. */
export type Grouping = 'english' | 'european';

/** A literal, or the end of digits that make no number (a version, an IP address, a serial number). */
export type NumberLexed = { readonly literal: Literal | null; readonly end: number };

const fractions: ReadonlyMap<string, string> = table({
  '½': '0.5', '¼': '0.25', '¾': '0.75', '⅓': '0.33', '⅔': '0.67', '⅕': '0.2', '⅖': '0.4', '⅗': '0.6', '⅘': '0.8', '⅛': '0.125', '⅜': '0.375', '⅝': '0.625', '⅞': '0.875', '⅒': '0.1',
});

/** More digits than this are a serial number. */
const MOST_DIGITS = 18;
/** Groups beyond this many characters are not followed, so that no text is scanned twice. */
const LONGEST = 24;

function digitsEnd(text: string, at: number): number {
  let end = at;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

/** The end of groups of exactly three digits behind `separator`; `at` when there is none. */
function groupsEnd(text: string, at: number, separator: string): number {
  let end = at;
  while (end < at + LONGEST && text[end] === separator && digitsEnd(text, end + 1) === end + 4) end += 4;
  return end;
}

/** The end of Indian grouping: pairs, then three digits ("1,23,456"). */
function indianEnd(text: string, at: number): number {
  let end = at;
  while (end < at + LONGEST && text[end] === ',' && digitsEnd(text, end + 1) === end + 3) end += 3;
  return end > at && text[end] === ',' && digitsEnd(text, end + 1) === end + 4 ? end + 4 : at;
}

function wholeEnd(text: string, at: number, separators: string): number {
  const head = digitsEnd(text, at);
  if (head - at > 3) return head;
  const separator = text[head] ?? '';
  if (separator === '' || !separators.includes(separator)) return head;
  const end = groupsEnd(text, head, separator);
  return end === head && separator === ',' && head - at < 3 ? indianEnd(text, head) : end;
}

/** "1.234,56": both separators, in the order that only European writing has. */
function europeanEnd(text: string, at: number): number | null {
  const head = digitsEnd(text, at);
  if (head - at > 3 || text[head] !== '.') return null;
  const whole = groupsEnd(text, head, '.');
  if (whole === head || text[whole] !== ',') return null;
  const end = digitsEnd(text, whole + 1);
  const places = end - whole - 1;
  return places === 0 || places === 3 || (text[end] === ',' && isDigit(text.charCodeAt(end + 1))) ? null : end;
}

function literalOf(text: string, decimalMark: '.' | ','): Literal {
  const [whole = '', decimals = ''] = text.split(decimalMark);
  const digits = whole.replace(/[^0-9]/g, '');
  return { digits: decimals === '' ? digits : `${digits === '' ? '0' : digits}.${decimals}`, places: decimals.length, grouped: digits.length !== whole.length };
}

function decimalsEnd(text: string, at: number, mark: string): number {
  return text[at] === mark && isDigit(text.charCodeAt(at + 1)) ? digitsEnd(text, at + 1) : at;
}

/** "1e9", "2.5E-3". The exponent moves the digits shown with it. */
function withExponent(literal: Literal, text: string, at: number): NumberLexed {
  const none = { literal, end: at };
  const e = text[at];
  if (e !== 'e' && e !== 'E') return none;
  const from = text[at + 1] === '-' || text[at + 1] === '+' ? at + 2 : at + 1;
  const end = digitsEnd(text, from);
  if (end === from || end - from > 2 || isLetter(text, end)) return none;
  const exponent = Number(text.slice(at + 1, end));
  if (Math.abs(exponent) > MOST_DIGITS) return { literal: null, end };
  return { literal: { digits: `${literal.digits}e${String(exponent)}`, places: literal.places - exponent, grouped: literal.grouped }, end };
}

function isSerial(literal: Literal): boolean {
  const whole = literal.digits.length - (literal.places === 0 ? 0 : literal.places + 1);
  return whole > MOST_DIGITS || literal.places > MOST_DIGITS || (whole > 1 && literal.digits.startsWith('0') && literal.places === 0);
}

/** The end of a chain such as "1.2.3", beyond a decimal; `at` when the number ends there. */
function chainEnd(text: string, at: number): number {
  let end = at;
  while (text[end] === '.' && isDigit(text.charCodeAt(end + 1))) end = digitsEnd(text, end + 1);
  return end;
}

function plain(text: string, at: number, grouping: Grouping): NumberLexed {
  const european = grouping === 'european';
  const whole = wholeEnd(text, at, european ? ".\u00a0'" : ",\u00a0'");
  const end = decimalsEnd(text, whole, european ? ',' : '.');
  const chained = chainEnd(text, end);
  if (chained > end) return { literal: null, end: chained };
  const literal = literalOf(text.slice(at, end), european ? ',' : '.');
  return isSerial(literal) ? { literal: null, end } : withExponent(literal, text, end);
}

/** "2½": the fraction belongs to the whole number before it. */
function withFraction(lexed: NumberLexed, text: string): NumberLexed {
  const fraction = fractions.get(text[lexed.end] ?? '');
  if (fraction === undefined || lexed.literal === null || lexed.literal.places !== 0) return lexed;
  const decimals = fraction.slice(1);
  return { literal: { ...lexed.literal, digits: lexed.literal.digits + decimals, places: decimals.length - 1 }, end: lexed.end + 1 };
}

/** Reads the number literal at `at`, where a digit, a vulgar fraction or a decimal point before a digit stands; null elsewhere. */
export function lexNumber(text: string, at: number, grouping: Grouping): NumberLexed | null {
  const fraction = fractions.get(text[at] ?? '');
  if (fraction !== undefined) return { literal: { digits: fraction, places: fraction.length - 2, grouped: false }, end: at + 1 };
  const leadingPoint = text[at] === '.' && isDigit(text.charCodeAt(at + 1)) && !(at > 0 && (isLetter(text, at - 1) || isDigit(text.charCodeAt(at - 1))));
  if (!leadingPoint && !isDigit(text.charCodeAt(at))) return null;
  const european = europeanEnd(text, at);
  if (european !== null) return { literal: literalOf(text.slice(at, european), ','), end: european };
  return withFraction(plain(text, at, grouping), text);
}
