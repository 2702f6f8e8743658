// Small made-up tables and a short way to ask over their cells.
import { solve, type Operand, type Solution } from '../index.ts';

export const income = [
  ['(in millions)', '2021', '2020', '2019'],
  ['Net sales', '1,200', '1,000', '800'],
  ['Cost of sales', '(700)', '(650)', '(500)'],
  ['Operating income', '300', '200', '160'],
  ['Operating margin', '25.0%', '20.0%', '20.0%'],
];

export const balance = [
  ['', 'December 31, 2021', '', 'December 31, 2020', ''],
  ['', 'Carrying amount', 'Fair value', 'Carrying amount', 'Fair value'],
  ['Senior notes', '400', '420', '300', '310'],
  ['Term loan', '100', '100', '200', '200'],
  ['Total debt', '500', '520', '500', '510'],
];

export const warranty = [['', '2021'], ['Balance at beginning of year', '40'], ['Additions', '15'], ['Balance at end of year', '55']];

export const prices = [
  ['', 'High', 'Low'],
  ['Fiscal year ended April 30, 2021', '', ''], ['Second quarter', '48', '40'],
  ['Fiscal year ended April 30, 2020', '', ''], ['Second quarter', '44', '31'],
];

type Ask = { readonly table?: readonly (readonly string[])[]; readonly cells?: readonly (readonly [number, number])[]; readonly constants?: readonly number[]; readonly text?: readonly number[]; readonly paragraphs?: readonly string[]; readonly terms?: 'all' | 'figures' };

/** The operands of a question: cells by their place, figures of the text and constants by their value. */
export function operandsOf({ table = [], cells = [], constants = [], text = [] }: Ask): Operand[] {
  return [
    ...cells.map((cell): Operand => ({ value: Number((table[cell[0]]?.[cell[1]] ?? '').replaceAll(/[^\d.]/g, '')), cell, kind: 'cell' })),
    ...text.map((value): Operand => ({ value, cell: null, kind: 'text' })),
    ...constants.map((value): Operand => ({ value, cell: null, kind: 'const' })),
  ];
}

export function ask(question: string, over: Ask): Solution {
  return solve({ question, operands: operandsOf(over), terms: over.terms ?? 'all', source: { paragraphs: over.paragraphs ?? [], table: over.table ?? [] } });
}

/** The formula with its figures, or why there is none. */
export function filled(question: string, over: Ask): string {
  const solution = ask(question, over);
  return solution.kind === 'solved' ? solution.filled : solution.why;
}
