// Reads a formula with its figures filled in, as the judge writes it: `(5641000000 − abs(1833000000)) ÷ 4`. Numbers stay open until a source is found for each.
import type { CallName, Operator } from './term.ts';

export type Shape =
  | { readonly kind: 'number'; readonly text: string; /** The number's place among the numbers of the formula. */ readonly index: number }
  | { readonly kind: 'step' }
  | { readonly kind: 'negate'; readonly of: Shape }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Shape; readonly right: Shape }
  | { readonly kind: 'call'; readonly name: CallName; readonly args: readonly Shape[] }
  | { readonly kind: 'series'; readonly first: number; readonly last: number; readonly of: Shape };
export type ParsedFilled = { readonly shape: Shape; readonly numbers: readonly string[] };

/** Formulas longer than this are not read: a sum over a whole table is its own proof. */
const MAX_LENGTH = 4000;
const tokenPattern = /\s*(Σ t=\d+…\d+ of|\(not reported\)|\d+(?:\.\d+)?(?:e[-+]?\d+)?|[+−×÷*/^(),-]|[A-Za-z][\w.&-]*)/y;
const callNames: ReadonlyMap<string, CallName> = new Map([['abs', 'abs'], ['min', 'min'], ['max', 'max'], ['sum', 'sum'], ['avg', 'avg'], ['median', 'median'], ['sqrt', 'sqrt']]);
const sums: ReadonlyMap<string, Operator> = new Map([['+', '+'], ['−', '-'], ['-', '-']]);
const products: ReadonlyMap<string, Operator> = new Map([['×', '*'], ['*', '*'], ['÷', '/'], ['/', '/']]);

class Unreadable extends Error {}

class Reading {
  readonly tokens: readonly string[];
  readonly numbers: string[] = [];
  private at = 0;

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  get next(): string | undefined {
    return this.tokens[this.at];
  }

  take(): string {
    const token = this.tokens[this.at];
    if (token === undefined) throw new Unreadable();
    this.at += 1;
    return token;
  }

  expect(token: string): void {
    if (this.take() !== token) throw new Unreadable();
  }

  number(text: string): Shape {
    this.numbers.push(text);
    return { kind: 'number', text, index: this.numbers.length - 1 };
  }
}

/** Null for what is no arithmetic, as `200 closes`. */
export function parseFilled(filled: string): ParsedFilled | null {
  const tokens = filled.length > MAX_LENGTH ? null : tokensOf(filled);
  if (tokens === null) return null;
  const reading = new Reading(tokens);
  try {
    const shape = parseSum(reading);
    return reading.next === undefined ? { shape, numbers: reading.numbers } : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  const end = text.trimEnd().length;
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < end) {
    const token = tokenPattern.exec(text)?.[1];
    if (token === undefined) return null;
    tokens.push(token);
  }
  return tokens;
}

function parseSum(reading: Reading): Shape {
  let left = parseProduct(reading);
  for (let operator = sums.get(reading.next ?? ''); operator !== undefined; operator = sums.get(reading.next ?? '')) {
    reading.take();
    left = { kind: 'binary', operator, left, right: parseProduct(reading) };
  }
  return left;
}

function parseProduct(reading: Reading): Shape {
  let left = parsePower(reading);
  for (;;) {
    const operator = products.get(reading.next ?? '');
    // "median(…) under 225.32": the second over the first.
    if (operator === undefined && reading.next !== 'under') return left;
    reading.take();
    const right = parsePower(reading);
    left = operator === undefined ? { kind: 'binary', operator: '/', left: right, right: left } : { kind: 'binary', operator, left, right };
  }
}

function parsePower(reading: Reading): Shape {
  const base = parseSigned(reading);
  if (reading.next !== '^') return base;
  reading.take();
  return { kind: 'binary', operator: '^', left: base, right: parseSigned(reading) };
}

function parseSigned(reading: Reading): Shape {
  if (reading.next === '−') {
    reading.take();
    return { kind: 'negate', of: parseSigned(reading) };
  }
  if (reading.next !== '-') return parseAtom(reading);
  reading.take();
  const text = reading.take();
  if (!/^\d/.test(text)) throw new Unreadable();
  return reading.number(`-${text}`);
}

function parseAtom(reading: Reading): Shape {
  const token = reading.take();
  if (/^\d/.test(token)) return parseNumber(token, reading);
  if (token === '(') {
    const inner = parseSum(reading);
    reading.expect(')');
    return inner;
  }
  if (token === 't') return { kind: 'step' };
  return token.startsWith('Σ') ? parseSeries(token, reading) : parseCall(token, reading);
}

function parseNumber(token: string, reading: Reading): Shape {
  if (reading.next === '(not reported)') reading.take();
  return reading.number(token);
}

function parseSeries(token: string, reading: Reading): Shape {
  const [first = 1, last = 0] = [...token.matchAll(/\d+/g)].map(Number);
  if (last < first || last - first > 200) throw new Unreadable();
  return { kind: 'series', first, last, of: parseProduct(reading) };
}

function parseCall(token: string, reading: Reading): Shape {
  const name = callNames.get(token);
  if (name === undefined) throw new Unreadable();
  reading.expect('(');
  const args = [parseArgument(reading)];
  while (reading.next === ',') {
    reading.take();
    args.push(parseArgument(reading));
  }
  reading.expect(')');
  return { kind: 'call', name, args };
}

/** A list of peers names each before its number. */
function parseArgument(reading: Reading): Shape {
  while (reading.next !== undefined && /^[A-Za-z]/.test(reading.next) && !callNames.has(reading.next)) reading.take();
  return parseSum(reading);
}
