// An operand with what its place says of it: sign, row label, column header, time.
import { decimal, type Decimal } from '@assay/record';
import type { Expression } from '../expression.ts';
import type { Operand, SolveRequest } from '../operand.ts';
import { placeInTable } from './in-table.ts';
import { placeInText } from './in-text.ts';
import type { Place } from './place.ts';

export type Figure = Place & {
  readonly name: string; readonly value: Decimal; readonly cell: readonly [number, number] | null;
  /** How often the request lists it: a base of comparison is listed twice. */
  readonly count: number;
};
export type Given = { readonly figures: readonly Figure[]; readonly constants: readonly number[] };

export const figureOf = (figure: Figure): Expression => ({ kind: 'figure', name: figure.name });

/** Figures of one place and value are one figure; `operands` are sorted, and `isConstant` says which of them stand in no source. */
export function readGiven(request: SolveRequest, operands: readonly Operand[], isConstant: (operand: Operand) => boolean): Given {
  const groups = new Map<string, Operand[]>();
  for (const operand of operands.filter((each) => !isConstant(each))) {
    const key = JSON.stringify([operand.cell, operand.value]);
    groups.set(key, [...groups.get(key) ?? [], operand]);
  }
  const figures = [...groups.values()].flatMap(([operand, ...more], index) => (operand === undefined ? [] : [makeFigure({ operand, name: nameOf(index), count: more.length + 1 }, request)]));
  return { figures, constants: operands.filter(isConstant).map((operand) => operand.value) };
}

function makeFigure({ operand, name, count }: { operand: Operand; name: string; count: number }, request: SolveRequest): Figure {
  const place = operand.cell === null ? placeInText(operand.value, request) : placeInTable(operand.cell, request.source.table);
  const size = decimal(operand.value);
  return { ...place, name, count, cell: operand.cell, value: place.negative && size.isPositive() ? size.negated() : size };
}

function nameOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : `${letter}${Math.floor(index / 26)}`;
}
