// The calculation that a question's words ask for, over the figures it is given. Pure: equal input gives equal output in any order of operands.
import { toDecimalText } from '@assay/record';
import { evaluateFormula } from '@assay/calc';
import { formulaText, leavesOf, type Expression } from './expression.ts';
import { sortOperands, type Operand, type SolveRequest } from './operand.ts';
import { readGiven, type Figure, type Given } from './place/figure.ts';
import { readOperations, type Operation } from './question/read-operations.ts';
import type { Task } from './shapes/shape.ts';
import { shapesFor } from './shapes/shapes-for.ts';

export type SolveInput = { readonly name: string; readonly value: string; readonly cell: readonly [number, number] | null; readonly label: string };
export type Solution =
  | { readonly kind: 'solved'; readonly shape: string; /** Whether the words name the operation, or only the operands tell the form. */ readonly basis: 'words' | 'operands'; readonly formula: string; readonly filled: string; readonly inputs: readonly SolveInput[]; readonly value: string; readonly unit: 'percent' | null }
  | { readonly kind: 'unanswered'; readonly why: string };

type Candidate = { readonly shape: string; readonly basis: 'words' | 'operands'; readonly expression: Expression; readonly given: Given };

const forms = new Set([1, 100, 1000, 1_000_000]);
/** A number that is no cell may be part of the form ("times 100") or a figure written as a word: the first reading that fits stands. */
const readings: readonly ((operand: Operand) => boolean)[] = [
  (operand) => operand.kind === 'const',
  (operand) => operand.kind === 'const' && forms.has(operand.value),
  () => false,
];

/**
 * Reads the operation from the question's words and the roles from the places of the figures, and fills the formula in.
 * When the request lists every term, the formula must use each as often as it is listed.
 */
export function solve(request: SolveRequest): Solution {
  const operands = sortOperands(request.operands);
  if (operands.length === 0) return { kind: 'unanswered', why: 'no figures to calculate with' };
  const tasks = readings.map((isConstant) => ({ question: request.question, given: readGiven(request, operands, isConstant), dictionary: request.metrics }));
  const { asked, possible } = readOperations(request.question);
  const asListed = tasks.slice(0, 1);
  const steps = [{ of: asked, over: asListed }, { of: ['average'] as const, over: asListed }, { of: asked, over: tasks }, { of: possible, over: tasks }];
  const candidates = steps.flatMap(({ of, over }) => over.flatMap((task) => of.flatMap((operation) => candidatesFor(operation, task, asked.includes(operation) ? 'words' : 'operands'))));
  const chosen = (request.terms === 'figures' ? undefined : candidates.find(usesAll)) ?? candidates.find(usesEveryFigure);
  return chosen === undefined ? { kind: 'unanswered', why: 'no formula fits the words and the figures' } : evaluate(chosen);
}

function candidatesFor(operation: Operation, task: Task, basis: Candidate['basis']): Candidate[] {
  return shapesFor(operation).flatMap((shape) => {
    const expression = shape.build(task);
    return expression === null ? [] : [{ shape: shape.name, basis, expression, given: task.given }];
  });
}

function usesAll({ expression, given }: Candidate): boolean {
  const listed = [...given.figures.flatMap((figure) => Array.from({ length: figure.count }, () => figure.name)), ...given.constants.map(String)];
  return listed.toSorted().join(' ') === leavesOf(expression).toSorted().join(' ');
}

function usesEveryFigure({ expression, given }: Candidate): boolean {
  const used = new Set(leavesOf(expression));
  return given.figures.every((figure) => used.has(figure.name));
}

function evaluate({ expression, given, shape, basis }: Candidate): Solution {
  const byName = new Map(given.figures.map((figure) => [figure.name, figure]));
  const formula = formulaText(expression);
  const result = evaluateFormula<Figure>(formula, ({ metric }) => {
    const figure = byName.get(metric);
    return figure === undefined ? null : { value: figure.value, ref: figure };
  });
  if (!result.ok) return { kind: 'unanswered', why: 'the formula has no result: a division by zero' };
  const used = [...new Set(result.inputs.map((input) => input.ref))];
  return {
    kind: 'solved', shape, basis, formula, filled: result.filled,
    inputs: used.map((figure) => ({ name: figure.name, value: toDecimalText(figure.value), cell: figure.cell, label: `${figure.label} ${figure.header}`.trim() })),
    value: toDecimalText(result.value), unit: formula.endsWith('* 100') ? 'percent' : null,
  };
}
