// Formulas as text: metric ids, `@-1y` `@-1q` shifts, ttm(), + − × ÷, brackets and a few functions. A small recursive-descent parser.

export type Shift = { readonly steps: number; readonly of: 'year' | 'quarter' };
export type FormulaNode =
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'metric'; readonly metric: string; readonly shift: Shift | null; readonly ttm: boolean }
  | { readonly kind: 'binary'; readonly operator: '+' | '-' | '*' | '/'; readonly left: FormulaNode; readonly right: FormulaNode }
  | { readonly kind: 'negate'; readonly of: FormulaNode }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly FormulaNode[] };

/** `optional(x)` is x, or zero where the source reports no such line. */
const functionNames = ['sum', 'avg', 'abs', 'min', 'max', 'sqrt', 'pow', 'optional'] as const;
export type FunctionName = (typeof functionNames)[number];
type Cursor = { readonly tokens: readonly string[]; at: number };

const tokenPattern = /\s*(@-?\d+[yq]|\d+(?:\.\d+)?|[a-z][a-z0-9_]*|[-+*/(),])/y;

/** Throws a RangeError on what is no formula: formulas are written by us or by a user's dictionary, never read from sources. */
export function parseFormula(text: string): FormulaNode {
  const cursor: Cursor = { tokens: tokensOf(text), at: 0 };
  const node = parseSum(cursor);
  if (cursor.at < cursor.tokens.length) throw new RangeError(`unexpected ${String(cursor.tokens[cursor.at])} in formula: ${text}`);
  return node;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.trimEnd().length) {
    const before = tokenPattern.lastIndex;
    const match = tokenPattern.exec(text);
    if (match?.[1] === undefined) throw new RangeError(`unexpected character at ${String(before)} in formula: ${text}`);
    tokens.push(match[1]);
  }
  return tokens;
}

function parseSum(cursor: Cursor): FormulaNode {
  let left = parseProduct(cursor);
  for (let operator = cursor.tokens[cursor.at]; operator === '+' || operator === '-'; operator = cursor.tokens[cursor.at]) {
    cursor.at += 1;
    left = { kind: 'binary', operator, left, right: parseProduct(cursor) };
  }
  return left;
}

function parseProduct(cursor: Cursor): FormulaNode {
  let left = parseUnary(cursor);
  for (let operator = cursor.tokens[cursor.at]; operator === '*' || operator === '/'; operator = cursor.tokens[cursor.at]) {
    cursor.at += 1;
    left = { kind: 'binary', operator, left, right: parseUnary(cursor) };
  }
  return left;
}

function parseUnary(cursor: Cursor): FormulaNode {
  if (cursor.tokens[cursor.at] !== '-') return parseAtom(cursor);
  cursor.at += 1;
  return { kind: 'negate', of: parseUnary(cursor) };
}

function parseAtom(cursor: Cursor): FormulaNode {
  const token = cursor.tokens[cursor.at];
  cursor.at += 1;
  if (token === undefined) throw new RangeError('the formula ends too early');
  if (token === '(') {
    const inner = parseSum(cursor);
    expectToken(cursor, ')');
    return inner;
  }
  if (/^\d/.test(token)) return { kind: 'number', text: token };
  if (!/^[a-z]/.test(token)) throw new RangeError(`unexpected ${token}`);
  return cursor.tokens[cursor.at] === '(' ? parseCall(cursor, token) : { kind: 'metric', metric: token, shift: parseShift(cursor), ttm: false };
}

function parseCall(cursor: Cursor, name: string): FormulaNode {
  expectToken(cursor, '(');
  const args = [parseSum(cursor)];
  while (cursor.tokens[cursor.at] === ',') {
    cursor.at += 1;
    args.push(parseSum(cursor));
  }
  expectToken(cursor, ')');
  if (name === 'ttm') return trailing(args);
  const known = functionNames.find((candidate) => candidate === name);
  if (known === undefined) throw new RangeError(`no function named ${name}`);
  return { kind: 'call', name: known, args };
}

function trailing(args: readonly FormulaNode[]): FormulaNode {
  const [only] = args;
  if (only?.kind !== 'metric' || args.length !== 1) throw new RangeError('ttm() takes one metric');
  return { ...only, ttm: true };
}

function parseShift(cursor: Cursor): Shift | null {
  const match = /^@(-?\d+)([yq])$/.exec(cursor.tokens[cursor.at] ?? '');
  if (match === null) return null;
  cursor.at += 1;
  return { steps: Number(match[1]), of: match[2] === 'y' ? 'year' : 'quarter' };
}

function expectToken(cursor: Cursor, token: string): void {
  if (cursor.tokens[cursor.at] !== token) throw new RangeError(`expected ${token} in the formula`);
  cursor.at += 1;
}
