// What a written calculation adds to the verdicts on its figures: operands are judged by the sources, the result by the arithmetic that is written.
import type { Claim, Fact, Verdict } from '@assay/record';
import type { FigureClaim } from './equation-tokens.ts';
import type { Equation } from './read-equations.ts';

/** Finds a fact of the sources that an operand without a name of its own may be; null where there is none. */
export type FindOperand = (claim: FigureClaim) => Verdict | null;

const stands = new Set<Verdict['verdict']>(['verified', 'computed', 'supported', 'kb-sourced', 'web-sourced']);

/** Verdicts in the same order, with those on the figures of written calculations settled. */
export function settleEquations(equations: readonly Equation[], judged: { readonly claims: readonly Claim[]; readonly verdicts: readonly Verdict[] }, find: FindOperand): Verdict[] {
  if (equations.length === 0) return [...judged.verdicts];
  const settling = new Settling(judged, find);
  for (const equation of equations) settling.settle(equation);
  settling.settleRestated(equations.flatMap((equation) => equation.results));
  return judged.claims.flatMap((claim) => settling.verdictOn(claim.id) ?? []);
}

class Settling {
  readonly #claims: readonly Claim[];
  readonly #verdicts: Map<Claim['id'], Verdict>;
  readonly #find: FindOperand;

  constructor(judged: { readonly claims: readonly Claim[]; readonly verdicts: readonly Verdict[] }, find: FindOperand) {
    this.#claims = judged.claims;
    this.#verdicts = new Map(judged.verdicts.map((verdict) => [verdict.claim, verdict]));
    this.#find = find;
  }

  verdictOn(id: Claim['id']): Verdict | undefined {
    return this.#verdicts.get(id);
  }

  #isGood(claim: Claim): boolean {
    return stands.has(this.#verdicts.get(claim.id)?.verdict ?? 'unverified');
  }

  settle(equation: Equation): void {
    for (const operand of equation.operands) this.#settleOperand(operand);
    if (equation.holds === false && !equation.isStep) return;
    if (equation.holds === false) { for (const result of equation.results) this.#refute(result, equation); return; }
    const isSound = equation.operands.every((operand) => this.#isGood(operand));
    if (isSound && equation.holds === true) for (const result of equation.results) this.#confirm(result, equation);
  }

  /** The name on the other side of the equals sign is the result's, not the operand's: a verdict by that name says nothing about it. */
  #settleOperand(operand: FigureClaim): void {
    if (this.#isGood(operand)) return;
    const verdict = this.#restated(operand) ?? this.#find(operand);
    if (verdict !== null) this.#verdicts.set(operand.id, { ...verdict, claim: operand.id });
  }

  /** The same digits with the same unit, judged where they stand with their own name. */
  #restated(claim: FigureClaim): Verdict | null {
    const digits = digitsOf(claim.text);
    if (digits.length < 2) return null;
    const twin = this.#claims.find((other) => other.id !== claim.id && other.numeral !== null && digitsOf(other.text) === digits && sameKind(other.numeral.unit.kind, claim.numeral.unit.kind) && this.#isGood(other));
    const verdict = twin === undefined ? undefined : this.#verdicts.get(twin.id);
    if (twin === undefined || verdict === undefined) return null;
    return { ...verdict, verdict: 'supported', rule: 'restated', reason: `The figure repeats “${twin.text}”, which stands: ${verdict.reason}`, codes: ['restated'], field: null, right: null };
  }

  #confirm(result: FigureClaim, equation: Equation): void {
    const verdict = this.#verdicts.get(result.id);
    if (verdict === undefined || this.#isGood(result) || (isNamedSurely(verdict, result) && !this.#bearsOperandsName(result, equation))) return;
    const formula = equation.isStep ? { expression: equation.written, filled: equation.written, result: result.text, inexact: false } : null;
    this.#verdicts.set(result.id, { ...verdict, verdict: 'computed', rule: 'written-arithmetic', reason: `The calculation is written out and holds within the digits shown: ${equation.written}; its figures stand in the sources.`, codes: ['written-arithmetic'], field: null, right: null, evidence: { ...verdict.evidence, formula } });
  }

  /**
   * Of operands with different names, the name that a result seems to bear is the nearest operand's: dividends plus repurchases are neither. Nor is
   * what lies between one company's expense and another's, or between two years of it, an expense; the sum of several years is not the one of them
   * that it would be held against, nor is four times a quarter that quarter, unless the sentence itself calls it so.
   */
  #bearsOperandsName(result: FigureClaim, { operands, joins }: Equation): boolean {
    const id = result.metric?.id ?? null;
    if (id === null) return false;
    const names = operands.map((operand) => new Set(this.#factsOf(operand).flatMap((fact) => fact.metric.id ?? [])));
    if (joins === 'scaled' || joins === 'tens') return this.#isManyTimes(result, operands, joins);
    if (joins !== null && this.#areApart(operands, joins) && (joins === 'difference' || this.#isHeldAgainstOne(result, operands))) return names.some((name) => name.has(id)) || operands.every((operand) => operand.metric?.id === id);
    return names.some((name) => name.has(id)) && names.some((name) => name.size > 0 && !name.has(id));
  }

  #factsOf({ id }: FigureClaim): readonly Fact[] {
    return this.#verdicts.get(id)?.evidence.facts ?? [];
  }

  /** Figures of different companies or times: each rests on facts of its own, or is worked out above. */
  #areApart(operands: readonly FigureClaim[], joins: 'difference' | 'sum'): boolean {
    const own = operands.map((operand) => this.#factsOf(operand).map(({ id }) => id));
    const all = own.flat();
    return (joins === 'difference' || own.every((ids) => ids.length > 0)) && new Set(all).size === all.length;
  }

  #isManyTimes(result: FigureClaim, operands: readonly FigureClaim[], by: 'scaled' | 'tens'): boolean {
    return isNamedBefore(result) && this.#isHeldAgainstOne(result, operands) && (by === 'scaled' || this.#arePerShare(operands));
  }

  /** Ten times a price is what ten shares cost, and no price in another unit. */
  #arePerShare(operands: readonly FigureClaim[]): boolean {
    return operands.every((operand) => this.#factsOf(operand).length > 0 && this.#factsOf(operand).every(({ unit }) => unit.kind === 'money' && unit.per !== null));
  }

  #isHeldAgainstOne(result: FigureClaim, operands: readonly FigureClaim[]): boolean {
    const own = new Set(operands.flatMap((operand) => this.#factsOf(operand).map(({ id }) => id)));
    return this.#factsOf(result).every(({ id }) => own.has(id));
  }

  #refute(result: FigureClaim, equation: Equation): void {
    const verdict = this.#verdicts.get(result.id);
    if (verdict === undefined || verdict.verdict === 'contradicted') return;
    this.#verdicts.set(result.id, { ...verdict, verdict: 'contradicted', rule: 'wrong-written-arithmetic', reason: `The calculation that is written out does not give this figure: ${equation.written}.`, codes: ['arithmetic'], field: 'arithmetic', right: null });
  }

  /** "Therefore it is 33.3%": the answer repeats the result of the calculation above it. */
  settleRestated(results: readonly FigureClaim[]): void {
    for (const claim of this.#claims) {
      if (claim.numeral === null || this.#verdicts.get(claim.id)?.verdict !== 'unverified') continue;
      const digits = digitsOf(claim.text);
      const result = results.find((other) => other.id !== claim.id && digits.length >= 2 && digitsOf(other.text) === digits && other.numeral.unit.kind === claim.numeral?.unit.kind);
      const verdict = result === undefined ? undefined : this.#verdicts.get(result.id);
      if (result !== undefined && verdict !== undefined && (this.#isGood(result) || verdict.rule === 'wrong-written-arithmetic')) {
        this.#verdicts.set(claim.id, { ...verdict, claim: claim.id, reason: `The figure repeats the result of the calculation. ${verdict.reason}` });
      }
    }
  }
}

/** Its measure is that of a sentence before, or of a heading. */
const isNamedBefore = ({ metric }: FigureClaim): boolean => (metric?.inherited ?? null) !== null;

function digitsOf(text: string): string {
  return (/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0] ?? '').replaceAll(',', '').replace(/^0+\.?0*/, '');
}

function sameKind(left: string, right: string): boolean {
  return left === right || left === 'none' || right === 'none';
}

/** A contradiction by the result's own metric of the dictionary stands, whatever the calculation says: the formula may be the wrong one. */
function isNamedSurely(verdict: Verdict, { metric }: Claim): boolean {
  return verdict.verdict === 'contradicted' && metric !== null && metric.id !== null && (verdict.evidence.formula !== null || verdict.evidence.facts.some((fact) => fact.metric.id === metric.id));
}
