// What a calculation is asked over: a question in words, the figures that go in, and the source they stand in.
import type { Dictionary } from '@assay/calc';

export type OperandKind = 'cell' | 'text' | 'const';

/** `cell` is [row, column] of the source's table; null for a figure of the running text and for a constant. */
export type Operand = { readonly value: number; readonly cell: readonly [number, number] | null; readonly kind: OperandKind };
export type SolveSource = { readonly paragraphs: readonly string[]; readonly table: readonly (readonly string[])[] };
/** `terms` says what the operands are: every term of the formula, constants and repeats among them (the default), or the figures alone. */
export type SolveRequest = { readonly question: string; readonly operands: readonly Operand[]; readonly source: SolveSource; readonly terms?: 'all' | 'figures'; /** Names the measures; the built-in one where none is given. */ readonly metrics?: Dictionary };

/** Table order, then running text, then constants; inside each by value. The order in which operands arrive says nothing. */
export function sortOperands(operands: readonly Operand[]): Operand[] {
  const rank = (operand: Operand): number => ({ cell: 0, text: 1, const: 2 })[operand.kind];
  return operands.toSorted((left, right) => rank(left) - rank(right)
    || (left.cell?.[0] ?? 0) - (right.cell?.[0] ?? 0) || (left.cell?.[1] ?? 0) - (right.cell?.[1] ?? 0) || left.value - right.value);
}
