// Formulas over facts in exact decimals. Roots and powers are taken in binary-free decimals of 40 digits and said to be inexact.
import { Decimal, decimal } from '@assay/record';
import { parseFormula, type FormulaNode, type FunctionName, type Shift } from './parse-formula.ts';

export type FormulaInput = { readonly metric: string; readonly shift: Shift | null; readonly ttm: boolean };
export type ResolvedInput<Ref> = { readonly value: Decimal; readonly ref: Ref };
export type Evaluated<Ref> =
  | { readonly ok: true; readonly value: Decimal; readonly inputs: readonly (FormulaInput & ResolvedInput<Ref>)[]; readonly filled: string; readonly inexact: boolean }
  | { readonly ok: false; readonly missing: readonly FormulaInput[]; readonly reason: 'missing-input' | 'no-result' };

type Run<Ref> = { readonly inputs: (FormulaInput & ResolvedInput<Ref>)[]; readonly missing: FormulaInput[]; inexact: boolean; readonly resolve: (input: FormulaInput) => ResolvedInput<Ref> | null };
type Part = { readonly value: Decimal; readonly filled: string };

const parsed = new Map<string, FormulaNode>();

function parsedOnce(formula: string): FormulaNode {
  const known = parsed.get(formula);
  if (known !== undefined) return known;
  const node = parseFormula(formula);
  parsed.set(formula, node);
  return node;
}

/**
 * Evaluates a formula. `resolve` gives each input, or null when the sources do not hold it; every missing input is listed.
 * Division by zero and roots of negatives give `no-result`.
 */
export function evaluateFormula<Ref>(formula: string, resolve: (input: FormulaInput) => ResolvedInput<Ref> | null): Evaluated<Ref> {
  const run: Run<Ref> = { inputs: [], missing: [], inexact: false, resolve };
  const part = evaluate(parsedOnce(formula), run);
  if (run.missing.length > 0) return { ok: false, missing: run.missing, reason: 'missing-input' };
  if (part === null || !part.value.isFinite()) return { ok: false, missing: [], reason: 'no-result' };
  return { ok: true, value: part.value, inputs: run.inputs, filled: part.filled, inexact: run.inexact };
}

/** The metrics a formula reads. */
export function formulaInputs(formula: string): FormulaInput[] {
  const run: Run<null> = { inputs: [], missing: [], inexact: false, resolve: () => null };
  evaluate(parsedOnce(formula), run);
  return run.missing;
}

function evaluate<Ref>(node: FormulaNode, run: Run<Ref>): Part | null {
  switch (node.kind) {
    case 'number': return { value: decimal(node.text), filled: node.text };
    case 'metric': return evaluateMetric(node, run);
    case 'negate': return evaluateNegation(node.of, run);
    case 'binary': return evaluateBinary(node, run);
    case 'call': if (node.name === 'optional') return evaluateOptional(node.args[0], run);
      return evaluateCall(node.name, node.args.map((argument) => evaluate(argument, run)), run);
  }
}

function evaluateMetric<Ref>(node: Extract<FormulaNode, { kind: 'metric' }>, run: Run<Ref>): Part | null {
  const input = { metric: node.metric, shift: node.shift, ttm: node.ttm };
  const found = run.resolve(input);
  if (found === null) { run.missing.push(input); return null; }
  run.inputs.push({ ...input, ...found });
  return { value: found.value, filled: shortText(found.value) };
}

/** Inputs are shown whole up to sixteen digits. */
function shortText(value: Decimal): string {
  const text = value.toSignificantDigits(16).toFixed();
  return value.isNegative() ? `(${text})` : text;
}

function evaluateNegation<Ref>(node: FormulaNode, run: Run<Ref>): Part | null {
  const part = evaluate(node, run);
  return part === null ? null : { value: part.value.negated(), filled: `−${part.filled}` };
}

const signs = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const;

function evaluateBinary<Ref>(node: Extract<FormulaNode, { kind: 'binary' }>, run: Run<Ref>): Part | null {
  const left = evaluate(node.left, run);
  const right = evaluate(node.right, run);
  if (left === null || right === null || (node.operator === '/' && right.value.isZero())) return null;
  const value = { '+': left.value.plus(right.value), '-': left.value.minus(right.value), '*': left.value.times(right.value), '/': right.value.isZero() ? right.value : left.value.dividedBy(right.value) }[node.operator];
  return { value, filled: `${bracket(node.left, left.filled)} ${signs[node.operator]} ${bracket(node.right, right.filled)}` };
}

function bracket(node: FormulaNode, filled: string): string {
  return node.kind === 'binary' ? `(${filled})` : filled;
}

/** A line that a company does not report counts as zero, and the text says so. */
function evaluateOptional<Ref>(node: FormulaNode | undefined, run: Run<Ref>): Part | null {
  if (node === undefined) return null;
  const known = run.missing.length;
  const part = evaluate(node, run);
  if (run.missing.length === known) return part;
  run.missing.length = known;
  return { value: decimal(0), filled: '0 (not reported)' };
}

function evaluateCall<Ref>(name: FunctionName, args: readonly (Part | null)[], run: Run<Ref>): Part | null {
  const parts = args.filter((part) => part !== null);
  const first = parts[0];
  if (first === undefined || parts.length < args.length) return null;
  if (name === 'sqrt' || name === 'pow') run.inexact = true;
  const value = apply(name, parts.map((part) => part.value), first.value);
  return value === null ? null : { value, filled: `${name}(${parts.map((part) => part.filled).join(', ')})` };
}

function apply(name: FunctionName, values: readonly Decimal[], first: Decimal): Decimal | null {
  switch (name) {
    case 'sum': return Decimal.sum(...values);
    case 'avg': return Decimal.sum(...values).dividedBy(values.length);
    case 'abs': return first.abs();
    case 'min': return Decimal.min(...values);
    case 'max': return Decimal.max(...values);
    case 'sqrt': return first.isNegative() ? null : first.sqrt();
    case 'optional': return first;
    case 'pow': return values[1] === undefined ? null : Decimal.pow(first, values[1]);
  }
}
