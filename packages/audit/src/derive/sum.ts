// The sum of bound values of one unit, with its formula.
import { decimal } from '@assay/record';
import type { Candidate } from '../bind/candidate.ts';
import { joined } from './change.ts';

export function sumOf(values: readonly Candidate[]): Candidate | null {
  const [first, ...others] = values;
  if (first === undefined || others.length === 0) return null;
  const result = values.reduce((total, item) => total.plus(item.value), decimal(0));
  const all = others.reduce((joint, item) => ({ ...item, ...joined(joint, item) }), first);
  return {
    ...all, value: result, unit: first.unit, subject: `sum of ${values.map((item) => item.subject).join(', ')}`,
    formula: { expression: 'sum', filled: values.map((item) => item.value.toString()).join(' + '), result: result.toSignificantDigits(12).toString(), inexact: false },
  };
}
