// A margin or another percentage of several years that are named one by one, and how many points it moved: the figure of each year is asked for, and the move is told beside them.
import { metricById } from '@assay/calc';
import type { AskedMeasure, AskedPeriod } from '../asked.ts';

const inPoints = /\b(?:percentage[- ])?(?:points?|pp|ppts?|pts)\b/i;
/** Of each year's own move. */
const ofEach = /\b(?:(?:each|every|a|one) year|yearly|annual(?:ly)?|year[- ](?:on|over)[- ]year|yoy|year (?:by|after) year)\b/i;

const isYear = (period: AskedPeriod): boolean => period.kind === 'fiscal' && period.part === 'FY' && period.year !== null;
const isWithin = (period: AskedPeriod, years: readonly AskedPeriod[]): boolean => period.kind === 'years' && [period.from, period.to].every((end) => years.some((year) => year.kind === 'fiscal' && year.year === end));

/** Unchanged where fewer years are named, and where the move of each is asked for. */
export function asLevels(measures: readonly AskedMeasure[], { periods, text }: { readonly periods: readonly AskedPeriod[]; readonly text: string }): readonly AskedMeasure[] {
  const years = periods.filter(isYear);
  const areNamed = years.length > 2 && periods.every((period) => isYear(period) || isWithin(period, years));
  if (!areNamed || !inPoints.test(text) || ofEach.test(text)) return measures;
  return measures.map((measure) => (measure.kind === 'metric' && measure.as === 'change' && metricById(measure.id)?.unit.kind === 'percent' ? { ...measure, as: 'value' as const } : measure));
}
