// A proven figure's formula with other inputs: what the same arithmetic gives for another year, or with one number taken from the wrong place.
import { evaluateFormula, metricById } from '@assay/calc';
import { dayNumber, decimal, periodEnd, type Decimal, type Fact } from '@assay/record';
import type { Target } from './corruption.ts';

const DAYS_PER_YEAR = 365.25;

function yearsBetween(value: Fact, base: Fact): number {
  const [end, start] = [value, base].map((fact) => (fact.period === null ? null : periodEnd(fact.period)));
  return end === null || end === undefined || start === null || start === undefined ? 0 : Math.round((dayNumber(end) - dayNumber(start)) / DAYS_PER_YEAR);
}

function byWords(expression: string, facts: readonly Fact[]): Decimal | null {
  const [first, second] = facts;
  if (first === undefined || second === undefined || facts.length !== 2) return null;
  const [value, base] = [decimal(first.value), decimal(second.value)];
  if (base.isZero()) return null;
  switch (expression) {
    case '(value − base) ÷ |base|': return value.minus(base).dividedBy(base.abs());
    case 'value − base': return value.minus(base);
    case 'part ÷ whole': return value.dividedBy(base);
    case '(value ÷ base)^(1 ÷ years) − 1': {
      const years = yearsBetween(first, second);
      return years <= 0 || value.dividedBy(base).isNegative() ? null : value.dividedBy(base).pow(decimal(1).dividedBy(years)).minus(1);
    }
    default: return null;
  }
}

function byDictionary(expression: string, facts: readonly Fact[]): Decimal | null {
  const values = new Map(facts.map((fact) => [fact.metric.id, decimal(fact.value)]));
  if (values.size !== facts.length) return null;
  const found = evaluateFormula(expression, (input) => {
    const value = input.shift === null && !input.ttm ? values.get(input.metric) : undefined;
    return value === undefined ? null : { value, ref: null };
  });
  return found.ok ? found.value : null;
}

function compute({ claim, verdict, material }: Target, facts: readonly Fact[]): Decimal | null {
  const expression = verdict.evidence.formula?.expression ?? '';
  return byWords(expression, facts) ?? (expression === metricById(claim.metric?.id ?? '', material.dictionary)?.formula ? byDictionary(expression, facts) : null);
}

/**
 * The claim's formula over other facts, in the order of its evidence; the one fact itself where it has no formula. In the evidence's unit: percent as fraction.
 * Null where the formula cannot be done again here: then it does not give its own result with its own inputs either.
 */
export function recompute(target: Target, facts: readonly Fact[]): Decimal | null {
  const { formula, facts: own } = target.verdict.evidence;
  const [only] = facts;
  if (formula === null) return only === undefined || facts.length !== 1 ? null : decimal(only.value);
  const again = compute(target, own);
  if (again === null || again.minus(formula.result).abs().greaterThan(decimal(formula.result).abs().times('1e-9'))) return null;
  return compute(target, facts);
}
