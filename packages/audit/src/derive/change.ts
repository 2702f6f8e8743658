// Growth, change, share and compound growth over two bound values. Each formula is written out with its inputs.
import { decimal, Decimal, type Unit } from '@assay/record';
import type { Candidate } from '../bind/candidate.ts';

/** How two operands stand together: a field agrees only where it agrees in both. */
export function joined(left: Candidate, right: Candidate): Pick<Candidate, 'metric' | 'period' | 'entity' | 'confidence' | 'facts' | 'rivals' | 'byRow'> {
  const worse = (field: 'metric' | 'period' | 'entity'): Candidate['metric'] => (left[field] === 'agrees' && right[field] === 'agrees' ? 'agrees' : 'unstated');
  return { metric: worse('metric'), period: worse('period'), entity: worse('entity'), confidence: Math.min(left.confidence, right.confidence), facts: [...left.facts, ...right.facts], rivals: [], byRow: left.byRow === true || right.byRow === true };
}

/** (value − base) ÷ |base|, a fraction; null when the base is zero. Source: the usual definition of percentage change. */
export function growthOf(value: Candidate, base: Candidate): Candidate | null {
  if (base.value.isZero() || areOfOtherScales(value, base)) return null;
  const result = value.value.minus(base.value).dividedBy(base.value.abs());
  return {
    ...joined(value, base), value: result, unit: { kind: 'fraction' }, subject: `growth of ${value.subject} from ${base.subject}`,
    formula: { expression: '(value − base) ÷ |base|', filled: `(${value.value.toString()} − ${base.value.toString()}) ÷ ${base.value.abs().toString()}`, result: result.toSignificantDigits(12).toString(), inexact: false },
  };
}

/** A ten-thousandfold move between a figure "in millions" and one without any scale is a scale that was not seen, and no growth. */
function areOfOtherScales(value: Candidate, base: Candidate): boolean {
  const ratio = value.value.dividedBy(base.value).abs();
  return value.facts[0]?.scale !== base.facts[0]?.scale && !ratio.isZero() && (ratio.greaterThan(10_000) || ratio.lessThan(0.0001));
}

/** value − base. Percentages and fractions give percentage points. */
export function changeOf(value: Candidate, base: Candidate): Candidate {
  const inPoints = value.unit.kind === 'fraction' || value.unit.kind === 'percent' || value.unit.kind === 'points';
  const factor = value.unit.kind === 'fraction' ? 100 : 1;
  const result = value.value.minus(base.value).times(factor);
  const unit: Unit = inPoints ? { kind: 'points' } : value.unit;
  return {
    ...joined(value, base), value: result, unit, subject: `change of ${value.subject} from ${base.subject}`,
    formula: { expression: inPoints ? '(value − base) in points' : 'value − base', filled: `${value.value.times(factor).toSignificantDigits(12).toString()} − ${base.value.times(factor).toSignificantDigits(12).toString()}`, result: result.toSignificantDigits(12).toString(), inexact: false },
  };
}

/** part ÷ whole, a fraction; null when the whole is zero. */
export function shareOf(part: Candidate, whole: Candidate): Candidate | null {
  if (whole.value.isZero()) return null;
  const result = part.value.dividedBy(whole.value);
  return {
    ...joined(part, whole), value: result, unit: { kind: 'fraction' }, subject: `${part.subject} as a share of ${whole.subject}`,
    formula: { expression: 'part ÷ whole', filled: `${part.value.toString()} ÷ ${whole.value.toString()}`, result: result.toSignificantDigits(12).toString(), inexact: false },
  };
}

/** (value ÷ base)^(1 ÷ years) − 1, a fraction; null unless both are positive and years > 0. The root is taken in decimals of 40 digits. */
export function compoundGrowthOf(value: Candidate, base: Candidate, years: number): Candidate | null {
  if (years <= 0 || !base.value.isPositive() || base.value.isZero() || !value.value.isPositive()) return null;
  const result = Decimal.pow(value.value.dividedBy(base.value), decimal(1).dividedBy(years)).minus(1);
  return {
    ...joined(value, base), value: result, unit: { kind: 'fraction' }, subject: `compound growth of ${value.subject} from ${base.subject}`,
    formula: { expression: '(value ÷ base)^(1 ÷ years) − 1', filled: `(${value.value.toString()} ÷ ${base.value.toString()})^(1 ÷ ${String(years)}) − 1`, result: result.toSignificantDigits(12).toString(), inexact: true },
  };
}

/** The mean of values of one metric. */
export function averageOf(values: readonly Candidate[]): Candidate | null {
  const [first, ...others] = values;
  if (first === undefined || others.length === 0) return null;
  const sum = values.reduce((total, item) => total.plus(item.value), decimal(0));
  const result = sum.dividedBy(values.length);
  const all = others.reduce((joint, item) => ({ ...item, ...joined(joint, item) }), first);
  return {
    ...all, value: result, unit: first.unit, subject: `average of ${values.map((item) => item.subject).join(', ')}`,
    formula: { expression: 'average', filled: `(${values.map((item) => item.value.toString()).join(' + ')}) ÷ ${String(values.length)}`, result: result.toSignificantDigits(12).toString(), inexact: false },
  };
}
