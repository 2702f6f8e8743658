// The calculation that a question's words ask for, over the figures it is given. Pure: equal input gives equal output in any order of operands.
import { toDecimalText } from '@assay/record';
import { evaluateFormula } from '@assay/calc';
import { formulaText, leavesOf, type Expression } from './expression.ts';
import { readGiven, type Figure, type Given } from './figure.ts';
import { sortOperands, type SolveRequest } from './operand.ts';
import { readOperations } from './read-operation.ts';
import { shapesFor, type Task } from './shapes.ts';

export type SolveInput = { readonly name: string; readonly value: string; readonly cell: readonly [number, number] | null; readonly label: string };
export type Solution =
  | { readonly kind: 'solved'; readonly shape: string; readonly formula: string; readonly filled: string; readonly inputs: readonly SolveInput[]; readonly value: string; readonly unit: 'percent' | null }
  | { readonly kind: 'unanswered'; readonly why: string };

type Candidate = { readonly shape: string; readonly expression: Expression };

/**
 * Reads the operation from the question's words and the roles from the places of the figures, and fills the formula in.
 * A formula that uses every operand as often as it is given comes before one that leaves some out.
 */
export function solve(request: SolveRequest): Solution {
  const given = readGiven(request, sortOperands(request.operands));
  if (given.figures.length + given.constants.length === 0) return { kind: 'unanswered', why: 'no figures to calculate with' };
  const candidates = candidatesFor({ question: request.question, given });
  const chosen = candidates.find((candidate) => usesAll(candidate.expression, given)) ?? candidates.find((candidate) => usesEveryFigure(candidate.expression, given));
  return chosen === undefined ? { kind: 'unanswered', why: 'no formula fits the words and the figures' } : evaluate(chosen, given);
}

function candidatesFor(task: Task): Candidate[] {
  return readOperations(task.question).flatMap((operation) => shapesFor(operation).flatMap((shape) => {
    const expression = shape.build(task);
    return expression === null ? [] : [{ shape: shape.name, expression }];
  }));
}

function usesAll(expression: Expression, given: Given): boolean {
  const wanted = [...given.figures.flatMap((figure) => Array.from({ length: figure.count }, () => figure.name)), ...given.constants.map(String)];
  return wanted.toSorted().join(' ') === leavesOf(expression).toSorted().join(' ');
}

function usesEveryFigure(expression: Expression, given: Given): boolean {
  const used = new Set(leavesOf(expression));
  return given.figures.every((figure) => used.has(figure.name));
}

function evaluate(chosen: Candidate, given: Given): Solution {
  const byName = new Map(given.figures.map((figure) => [figure.name, figure]));
  const formula = formulaText(chosen.expression);
  const result = evaluateFormula<Figure>(formula, ({ metric }) => {
    const figure = byName.get(metric);
    return figure === undefined ? null : { value: figure.value, ref: figure };
  });
  if (!result.ok) return { kind: 'unanswered', why: 'the formula has no result: a division by zero' };
  const used = new Set(result.inputs.map((input) => input.ref));
  return {
    kind: 'solved', shape: chosen.shape, formula, filled: result.filled,
    inputs: [...used].map((figure) => ({ name: figure.name, value: toDecimalText(figure.value), cell: figure.cell, label: `${figure.label} ${figure.header}`.trim() })),
    value: toDecimalText(result.value), unit: formula.endsWith('* 100') ? 'percent' : null,
  };
}
