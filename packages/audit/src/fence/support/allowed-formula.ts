// Which arithmetic an agent may propose for a claim. With numbers of its own, or over figures that the claim does not speak of, some formula
// gives any result: what is left is the measure's own definition, and a ratio of figures that the claim names.
import { metricById, parseFormula, type FormulaNode } from '@assay/calc';
import type { ClaimReading } from '../../claims/reading.ts';

/** 1 is in "one minus the share"; any other number would be the agent's. */
function isOwnNumber({ kind, ...rest }: FormulaNode): boolean {
  return kind === 'number' && 'text' in rest && rest.text !== '1';
}

const functions: ReadonlySet<string> = new Set(['avg', 'sum']);

function childrenOf(node: FormulaNode): readonly FormulaNode[] {
  switch (node.kind) {
    case 'number': case 'metric': return [];
    case 'negate': return [node.of];
    case 'binary': return [node.left, node.right];
    case 'call': return node.args;
  }
}

function nodesOf(node: FormulaNode): FormulaNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)];
}

function parsed(formula: string): FormulaNode | null {
  try { return parseFormula(formula); } catch { return null; }
}

function squeezed(formula: string): string {
  return formula.replace(/\s+/g, '');
}

/** The dictionary's formula for the nearest measure, where the figure is of its kind: "3.1 times dividends" is no amount of dividends. */
function definitionOf({ metrics, numeral }: ClaimReading): string | null {
  const id = metrics[0]?.id ?? null;
  const metric = id === null ? undefined : metricById(id);
  return metric === undefined || metric.unit.kind !== numeral?.unit.kind ? null : metric.formula;
}

export function allowsFormula(formula: string, reading: ClaimReading): boolean {
  const node = parsed(formula);
  if (node === null) return false;
  const definition = definitionOf(reading);
  if (definition !== null) return squeezed(definition) === squeezed(formula);
  const nodes = nodesOf(node);
  if (nodes.some((one) => isOwnNumber(one) || (one.kind === 'call' && !functions.has(one.name)))) return false;
  const used = new Set(nodes.flatMap((one) => (one.kind === 'metric' ? [one.metric] : [])));
  const named = new Set(reading.metrics.map(({ id }) => id));
  // An amount is not worked out of the very figure that it claims to be; a ratio is one of several things.
  const isRatio = reading.numeral?.unit.kind !== 'money';
  return isRatio && used.size > 1 && [...used].every((id) => named.has(id));
}
