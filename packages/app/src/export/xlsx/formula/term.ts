// A calculation over the values of sources, in a form that both a spreadsheet and exact decimals can do.
import type { Fact } from '@assay/record';

export type Operator = '+' | '-' | '*' | '/' | '^';
export type CallName = 'abs' | 'min' | 'max' | 'sum' | 'avg' | 'median' | 'sqrt';

export type Term =
  /** A value of a source; percentages enter formulas as hundredths where `asFraction` is set. */
  | { readonly kind: 'fact'; readonly fact: Fact; readonly asFraction: boolean }
  /** A number that belongs to the formula: the 1 of a growth, a count of years. */
  | { readonly kind: 'constant'; readonly text: string }
  /** A number that the report itself gives, as the discount rate of its own scenario. */
  | { readonly kind: 'input'; readonly text: string }
  /** The variable of the sum that it stands in. */
  | { readonly kind: 'step' }
  | { readonly kind: 'negate'; readonly of: Term }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Term; readonly right: Term }
  | { readonly kind: 'call'; readonly name: CallName; readonly args: readonly Term[] }
  /** Σ of the body for each whole number from the first to the last. */
  | { readonly kind: 'series'; readonly first: number; readonly last: number; readonly of: Term }
  /** Over neighbouring closes, oldest first. */
  | { readonly kind: 'closes'; readonly name: 'avg' | 'min' | 'max' | 'deviation'; readonly closes: readonly Fact[] }
  /** Annualised sample deviation of the closes' logarithmic returns. */
  | { readonly kind: 'volatility'; readonly closes: readonly Fact[]; readonly sessions: number };

export function constant(text: string): Term {
  return { kind: 'constant', text };
}

export function binary(operator: Operator, left: Term, right: Term): Term {
  return { kind: 'binary', operator, left, right };
}

export function call(name: CallName, args: readonly Term[]): Term {
  return { kind: 'call', name, args };
}

/** The terms right below. */
export function partsOf(term: Term): readonly Term[] {
  switch (term.kind) {
    case 'negate': case 'series': return [term.of];
    case 'binary': return [term.left, term.right];
    case 'call': return term.args;
    case 'fact': case 'constant': case 'input': case 'step': case 'closes': case 'volatility': return [];
  }
}

/** Every value of a source in it, in the order in which it reads them. */
export function factsOf(term: Term): readonly Fact[] {
  if (term.kind === 'fact') return [term.fact];
  if (term.kind === 'closes' || term.kind === 'volatility') return term.closes;
  return partsOf(term).flatMap(factsOf);
}

/** Every number that the report itself gives. */
export function inputsOf(term: Term): readonly string[] {
  return term.kind === 'input' ? [term.text] : partsOf(term).flatMap(inputsOf);
}
