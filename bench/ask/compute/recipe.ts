// Recipes: how an expected value follows from bundled figures, as short arithmetic. `growth(AAPL.revenue@FY2025, AAPL.revenue@FY2024)`.
import { closesOf, figureOf } from './look-up.ts';

const token = /\s*(?:(\d+(?:\.\d+)?(?![\w.]))|([A-Za-z]+\.\w+@[\w./:-]+)|([a-z]\w*)|([-+*/(),]))/y;

type Reader = { readonly text: string; readonly tokens: readonly string[]; at: number };

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
/** The deepest fall from the highest value before, in percent below it: the closes of a range, in their order. */
function drawdown(values: readonly number[]): number {
  let peak = -Infinity;
  let deepest = 0;
  for (const value of values) {
    peak = Math.max(peak, value);
    deepest = Math.min(deepest, (value / peak - 1) * 100);
  }
  return deepest;
}

/** Standard deviation (of a sample) of the changes from each value to the next, over a year of 252 days of trading, in percent. */
function volatility(values: readonly number[], change: (ratio: number) => number): number {
  const changes = values.slice(1).map((value, index) => change(value / (values[index] ?? NaN)));
  const middle = mean(changes);
  const squares = changes.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  return Math.sqrt((squares / (changes.length - 1)) * 252) * 100;
}

/** Rates come out in percent. `of(a, b)`: a as a percentage of b. `grew(a, b)`: from b to a. `yearly(a, b, n)`: compound rate over n years. */
const functions: Readonly<Record<string, (values: readonly number[]) => number>> = {
  of: ([part = NaN, whole = NaN]) => (part / whole) * 100,
  growth: ([now = NaN, before = NaN]) => ((now - before) / Math.abs(before)) * 100,
  yearly: ([now = NaN, before = NaN, years = NaN]) => ((now / before) ** (1 / years) - 1) * 100,
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  mean,
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  drawdown,
  volatility: (values) => volatility(values, (ratio) => ratio - 1),
  logVolatility: (values) => volatility(values, Math.log),
};

/** Throws where the text is no recipe, or a figure of it is not bundled. */
export function valueOf(recipe: string): number {
  const reader: Reader = { text: recipe, tokens: tokensOf(recipe), at: 0 };
  const value = readSum(reader);
  if (reader.at < reader.tokens.length || !Number.isFinite(value)) throw new Error(`no recipe: ${recipe}`);
  return value;
}

function tokensOf(text: string): string[] {
  const found: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const match = token.exec(text);
    if (match === null) throw new Error(`no recipe: ${text}`);
    found.push(match[0].trim());
  }
  return found;
}

const peek = (reader: Reader): string => reader.tokens[reader.at] ?? '';

function take(reader: Reader, wanted?: string): string {
  const taken = peek(reader);
  if (taken === '' || (wanted !== undefined && taken !== wanted)) throw new Error(`no recipe: ${reader.text}`);
  reader.at += 1;
  return taken;
}

function readSum(reader: Reader): number {
  let value = readProduct(reader);
  while (peek(reader) === '+' || peek(reader) === '-') value += take(reader) === '+' ? readProduct(reader) : -readProduct(reader);
  return value;
}

function readProduct(reader: Reader): number {
  let value = readTerm(reader);
  while (peek(reader) === '*' || peek(reader) === '/') value = take(reader) === '*' ? value * readTerm(reader) : value / readTerm(reader);
  return value;
}

function readTerm(reader: Reader): number {
  const next = take(reader);
  if (next === '-') return -readTerm(reader);
  if (next === '(') return closed(reader, readSum(reader));
  if (/^\d/.test(next)) return Number(next);
  if (next.includes('@')) return mean(valuesOf(next));
  const work = functions[next];
  if (work === undefined) throw new Error(`no recipe: ${reader.text}`);
  take(reader, '(');
  const values = [...readArgument(reader)];
  while (peek(reader) === ',') {
    take(reader, ',');
    values.push(...readArgument(reader));
  }
  return closed(reader, work(values));
}

function closed(reader: Reader, value: number): number {
  take(reader, ')');
  return value;
}

/** A range of closes stands for all its values where it is an argument by itself. */
function readArgument(reader: Reader): readonly number[] {
  if (!peek(reader).includes('..')) return [readSum(reader)];
  return valuesOf(take(reader));
}

function valuesOf(reference: string): readonly number[] {
  const [, ticker = '', metric = '', period = ''] = /^([A-Za-z]+)\.(\w+)@(.+)$/.exec(reference) ?? [];
  const [from = '', to] = period.split('..');
  if (to !== undefined && metric !== 'close') throw new Error(`no recipe: only closes stand in a range, not ${reference}`);
  return to === undefined ? [figureOf(ticker, metric, period)] : closesOf(ticker, from, to);
}

/** The figures that a recipe rests on, as written: `AAPL.revenue@FY2025`. */
export function referencesOf(recipe: string): string[] {
  return tokensOf(recipe).filter((part) => part.includes('@'));
}
