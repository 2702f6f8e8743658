// A formula of the dictionary in words and signs: `net income ÷ revenue`.
import { metricById, parseFormula, type FormulaNode } from '@assay/calc';
import { inWords } from '../../../../prose/verbs.ts';
import { nameOf } from './naming.ts';

const signs = { '+': '+', '-': '−', '*': '×', '/': '÷' } as const;
const weightOf = (node: FormulaNode): number => (node.kind !== 'binary' ? 3 : node.operator === '+' || node.operator === '-' ? 1 : 2);

/** Null where the measure has no formula, or one that words cannot carry. */
export function formulaWords(id: string): string | null {
  const formula = metricById(id)?.formula;
  if (formula === undefined || formula === null) return null;
  const node = parseFormula(formula);
  return asGrowth(node) ?? wordsOf(node);
}

/** `free cash flow (operating cash flow − capital expenditure)`: whoever lacks the measure sees which line may be missing. */
export function withParts(id: string): string {
  const words = metricById(id)?.kind === 'price' || metricById(id)?.kind === 'indicator' ? null : formulaWords(id);
  return words === null || words.length > 90 ? nameOf(id) : `${nameOf(id)} (${words})`;
}

/** `(x − x a year before) ÷ x a year before` is what everybody calls growth. */
function asGrowth(node: FormulaNode): string | null {
  if (node.kind !== 'binary' || node.operator !== '/' || node.left.kind !== 'binary' || node.left.operator !== '-') return null;
  const [now, before, base] = [node.left.left, node.left.right, withoutSign(node.right)].map((part) => (part?.kind === 'metric' ? part : null));
  if (now === null || now === undefined || before === null || before === undefined || before.shift === null) return null;
  const isOwn = [before, base].every((part) => part?.metric === now.metric);
  return isOwn ? `the change in ${nameOf(now.metric)} on the ${before.shift.of} before, in percent of the ${before.shift.of} before` : null;
}

function withoutSign(node: FormulaNode): FormulaNode | undefined {
  return node.kind === 'call' && node.name === 'abs' ? node.args[0] : node;
}

function wordsOf(node: FormulaNode): string | null {
  switch (node.kind) {
    case 'number': return numberWords(node.text);
    case 'metric': return `${node.ttm ? 'trailing twelve-month ' : ''}${nameOf(node.metric)}${node.shift === null ? '' : shiftWords(node.shift)}`;
    case 'negate': { const of = wordsOf(node.of); return of === null ? null : `−${of}`; }
    case 'call': return callWords(node);
    case 'binary': return binaryWords(node);
  }
}

function shiftWords({ steps, of }: { readonly steps: number; readonly of: 'year' | 'quarter' }): string {
  const count = Math.abs(steps);
  return count === 1 ? ` a ${of} before` : ` ${inWords(count)} ${of}s before`;
}

function numberWords(text: string): string | null {
  if (text === '365') return 'the days of a year';
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= 20 ? inWords(value) : null;
}

function callWords({ name, args }: Extract<FormulaNode, { kind: 'call' }>): string | null {
  const words = args.map(wordsOf);
  if (words.some((word) => word === null)) return null;
  if (name === 'abs' || name === 'optional') return words[0] ?? null;
  if (name === 'sum') return words.join(' + ');
  return name === 'avg' ? `the average of ${words.join(' and ')}` : null;
}

function binaryWords(node: Extract<FormulaNode, { kind: 'binary' }>): string | null {
  const [left, right] = [inBrackets(node.left, weightOf(node)), inBrackets(node.right, weightOf(node) + (node.operator === '-' || node.operator === '/' ? 1 : 0))];
  return left === null || right === null ? null : `${left} ${signs[node.operator]} ${right}`;
}

function inBrackets(node: FormulaNode, atLeast: number): string | null {
  const words = wordsOf(node);
  return words === null || weightOf(node) >= atLeast ? words : `(${words})`;
}
