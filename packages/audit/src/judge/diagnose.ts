// Which field is wrong? The same number found one field away names the field; otherwise it is the value or its arithmetic.
import { decimal, type ClaimField } from '@assay/record';
import { compareFigure, negated, scaledNumeral, signedNumeral, type Comparison } from '../bind/compare.ts';
import { stepTime } from '../bind/time-query.ts';
import { changeOf } from '../derive/change.ts';
import { valueOf } from '../derive/value-of.ts';
import { convertTo, equalWithinDigits } from '../numerals/index.ts';
import type { Case } from './case.ts';

const scaleSteps = [-9, -6, -3, 3, 6, 9] as const;

export function diagnose(given: Case, best: Comparison): ClaimField {
  const numeral = signedNumeral(given.reading);
  if (numeral === null || best.shown === null) return 'value';
  const { shown } = best;
  // Equal as it stands, and yet the words say the opposite.
  if (best.candidate.formula === null && equalWithinDigits(numeral, shown) !== null) return 'sign';
  if (equalWithinDigits(negated(numeral), shown) !== null) return given.reading.direction === null ? 'sign' : 'direction';
  if (scaleSteps.some((step) => equalWithinDigits(scaledNumeral(numeral, step), shown) !== null)) return 'scale';
  if (isPointsForPercent(given, best)) return 'unit';
  const moved = movedField(given, best);
  if (moved !== null) return moved;
  return best.candidate.formula === null ? 'value' : 'arithmetic';
}

/** "Grew 2%" where the percentage itself moved by two points. */
function isPointsForPercent({ reading }: Case, best: Comparison): boolean {
  const [value, base] = best.candidate.facts;
  if (reading.operation !== 'growth' || value === undefined || base === undefined || reading.numeral === null) return false;
  const point = { ...best.candidate, value: decimal(value.fact.value), unit: value.fact.unit, formula: null };
  const change = changeOf(point, { ...point, value: decimal(base.fact.value), unit: base.fact.unit });
  return change.unit.kind === 'points' && equalWithinDigits({ ...reading.numeral, unit: { kind: 'points' } }, change.value.abs()) !== null;
}

/** The claim's number at the same metric's other times, or at the same time's other metrics. */
function movedField(given: Case, best: Comparison): 'period' | 'metric' | null {
  const { reading, context, times } = given;
  const id = reading.metrics[0]?.id ?? null;
  const asked = { entity: reading.claim.entity, context, confidence: 1, depth: 0 };
  if (id !== null && times.own !== null && reading.operation === 'value') {
    for (const steps of [-1, 1, -2, 2, -3, 3]) {
      const other = stepTime(times.own, { steps, of: 'year' });
      if (other !== null && valueOf(id, other, asked).some((candidate) => compareFigure(reading, candidate).equality !== null)) return 'period';
    }
  }
  return sameTimeOther(given, best) ? 'metric' : null;
}

function sameTimeOther({ reading, context }: Case, best: Comparison): boolean {
  const period = best.candidate.facts[0]?.fact.period;
  const { numeral } = reading;
  if (period === null || period === undefined || numeral === null || numeral.text.replace(/\D/g, '').length < 3) return false;
  const key = JSON.stringify(period);
  return context.index.facts.some((read) => read.fact.period !== null && JSON.stringify(read.fact.period) === key && sameNumber(reading, read.fact.value, read.fact.unit));
}

function sameNumber(reading: Case['reading'], value: string, unit: Parameters<typeof convertTo>[2]): boolean {
  if (reading.numeral === null) return false;
  const shown = convertTo(reading.numeral.unit, decimal(value), unit);
  return shown !== null && equalWithinDigits(reading.numeral, shown) !== null;
}
