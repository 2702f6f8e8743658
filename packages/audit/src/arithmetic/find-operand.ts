// The fact of the sources that an operand of a written calculation repeats, whatever the row is called: the calculation around it gives it its part.
import { decimal, type Verdict } from '@assay/record';
import type { FactIndex } from '../bind/fact-index.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import { convertTo, equalWithinDigits } from '../numerals/index.ts';
import type { FigureClaim } from './equation-tokens.ts';

/** Fewer digits than these are found anywhere, and prove nothing. */
const TELLING_DIGITS = 3;

export function findOperand(claim: FigureClaim, index: FactIndex): Verdict | null {
  if (claim.numeral.text.replace(/\D/g, '').length < TELLING_DIGITS) return null;
  const read = index.facts.find((fact) => saysSame(claim, fact));
  if (read === undefined) return null;
  const label = [...read.row, ...read.column].filter((part) => part !== '').join(', ');
  return {
    claim: claim.id, verdict: 'supported', rule: 'operand-in-source', reason: `The figure of the calculation stands in the source: ${label === '' ? read.fact.metric.label : label} is ${read.fact.value}.`,
    codes: ['operand'], field: null, right: null, evidence: { facts: [read.fact], formula: null, chain: [] },
  };
}

function saysSame({ numeral }: FigureClaim, read: ReadFact): boolean {
  const value = decimal(read.fact.value);
  const shown = convertTo(numeral.unit, value, read.fact.unit);
  const isExact = (candidate: typeof value): boolean => ['exact', 'rounded'].includes(equalWithinDigits(numeral, candidate) ?? '');
  if (shown !== null && (isExact(shown) || isExact(shown.negated()))) return true;
  const digits = value.dividedBy(decimal(10).pow(read.scale));
  return read.scale > 0 && !/[a-z]/i.test(numeral.text) && (isExact(digits) || isExact(digits.negated()));
}
