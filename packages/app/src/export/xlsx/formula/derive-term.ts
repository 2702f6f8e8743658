// The judge's formula behind a verdict as a term over the sources' values. It is taken only where it gives the very result of the judge.
import type { Dictionary } from '@assay/calc';
import { decimal, decimalText, type Decimal, type Verdict } from '@assay/record';
import { alignOperands } from './align-operands.ts';
import { closesTerm, type ClosesBetween } from './closes-term.ts';
import { evaluateTerm } from './evaluate-term.ts';
import { parseFilled, type Shape } from './parse-filled.ts';
import { factsOf, type Term } from './term.ts';

export type Formed = { readonly term: Term; readonly value: Decimal };
export type Derived =
  | Formed
  /** Why no formula can stand for it: one clause, without a full stop. */
  | { readonly term: null; readonly why: string };
export type DeriveTools = { readonly dictionary: Dictionary; readonly closesBetween: ClosesBetween };
type Formula = NonNullable<Verdict['evidence']['formula']>;

/** What the judge shows of a result: twelve digits. */
const TOLERANCE = '1e-9';

export function deriveTerm(evidence: Verdict['evidence'], tools: DeriveTools): Derived {
  const { formula, facts } = evidence;
  if (formula === null) return { term: null, why: 'it has no formula' };
  if (/\(closes /.test(formula.expression)) return ofResult(closesTerm(formula, facts[0], tools.closesBetween), formula, 'each of its values builds on the one of the day before');
  const parsed = parseFilled(formula.filled);
  if (parsed === null) return { term: null, why: 'its figures do not stand in one line of arithmetic' };
  const terms = alignOperands(parsed.numbers, facts, { expression: formula.expression, dictionary: tools.dictionary });
  return terms === null ? { term: null, why: 'a number in it comes from no single source value' } : ofResult(fill(parsed.shape, terms), formula, 'it orders years and works out no value');
}

function fill(shape: Shape, terms: readonly Term[]): Term {
  switch (shape.kind) {
    case 'number': return terms[shape.index] ?? { kind: 'constant', text: shape.text };
    case 'step': return shape;
    case 'negate': return { kind: 'negate', of: fill(shape.of, terms) };
    case 'binary': return { ...shape, left: fill(shape.left, terms), right: fill(shape.right, terms) };
    case 'call': return { ...shape, args: shape.args.map((each) => fill(each, terms)) };
    case 'series': return { ...shape, of: fill(shape.of, terms) };
  }
}

/** The judge may turn the sign, as for a loss or a discount. */
function ofResult(term: Term | null, { result }: Formula, otherwise: string): Derived {
  const value = term === null ? null : evaluateTerm(term);
  if (term === null || value === null || factsOf(term).length === 0) return { term: null, why: otherwise };
  const judged = readResult(result);
  if (judged === null) return { term: null, why: 'its result is no plain number' };
  if (isSame(value, judged)) return { term, value };
  return isSame(value.negated(), judged) ? { term: { kind: 'negate', of: term }, value: value.negated() } : { term: null, why: 'done again, its arithmetic gives another value' };
}

/** Null for a result in words, as a report's own calculation may have it. */
export function readResult(result: string): Decimal | null {
  return decimalText.safeParse(result).success ? decimal(result) : null;
}

function isSame(value: Decimal, judged: Decimal): boolean {
  return value.minus(judged).abs().lessThanOrEqualTo(judged.abs().times(TOLERANCE));
}
