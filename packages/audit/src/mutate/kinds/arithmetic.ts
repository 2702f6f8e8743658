// The right numbers calculated wrongly, and the right calculation of a wrong number.
import { decimal, type Decimal } from '@assay/record';
import { claimText, rewritten, shuffled, type Corruption, type Target } from '../corruption.ts';
import { yearsLater } from '../material.ts';
import { recompute } from '../recompute.ts';
import { isFalse, showFalse, shownFactor } from '../truth.ts';

/** What else one gets from two numbers: the change against the wrong end, the ratio upside down, the part against the rest, the sum. */
function slips(target: Target, first: Decimal, second: Decimal): Decimal[] {
  const unit = target.claim.numeral?.unit.kind;
  const sum = first.plus(second);
  if (unit === 'money' || unit === 'shares' || unit === 'count') return [sum, first.minus(second)];
  const [ratio, inverse, change, rest] = [first.dividedBy(second), second.dividedBy(first), first.minus(second).dividedBy(first), first.dividedBy(first.minus(second))];
  const parts = [change, inverse, ratio, rest, first.dividedBy(sum)];
  return unit === 'multiple' ? parts : parts.map((part) => part.times(100));
}

export const wrongArithmetic: Corruption = {
  kind: 'wrong arithmetic', about: 'the right numbers, calculated wrongly',
  apply: (target) => {
    const { formula, facts } = target.verdict.evidence;
    if (formula === null || target.claim.numeral === null) return null;
    const [first, second] = facts.map((fact) => decimal(fact.value));
    const isPair = facts.length === 2 && first !== undefined && second !== undefined && ![first, second, first.minus(second), first.plus(second)].some((value) => value.isZero());
    for (const value of isPair ? shuffled(target, slips(target, first, second)) : []) {
      const text = value.abs().greaterThan(1_000) && target.claim.numeral.unit.kind === 'percent' ? null : showFalse(target, value);
      if (text !== null) return rewritten(target, text);
    }
    const text = claimText(target).replace(/\d+\.\d(?=%)/, (digits) => decimal(digits).plus('3.7').toFixed(1));
    return isFalse(target, text) ? rewritten(target, text) : null;
  },
};

export const wrongOperand: Corruption = {
  kind: 'wrong operand', about: 'the right calculation with a number of another year',
  apply: (target) => {
    const { formula, facts } = target.verdict.evidence;
    const factor = shownFactor(target);
    if (formula === null || factor === null) return null;
    const choices = facts.flatMap((_, at) => [-1, -2, 1].map((years) => ({ at, years })));
    for (const { at, years } of shuffled(target, choices)) {
      const changed = facts.map((fact, index) => (index === at ? yearsLater(target.material, fact, years)[0] : fact));
      const value = changed.every((fact) => fact !== undefined) ? recompute(target, changed) : null;
      const text = value === null ? null : showFalse(target, value.times(factor));
      if (text !== null) return rewritten(target, text);
    }
    return null;
  },
};
