// The high and the low of twelve months: they end on a day, and where none is named with the newest close. A fiscal year that stands beside them is that of another figure.
import type { AskedMeasure, AskedPeriod } from '../asked.ts';

const words = /\b(?:52|fifty-two)[- ]?(?:weeks?|wks?|w)\b|\b(?:12|twelve)[- ]?(?:months?|mths?|mo)\b[^,;.?]{0,24}\b(?:highs?|lows?|peak|best|worst)\b|\b(?:high|highest|low|lowest|peak|best|top|worst|bottom)\b[^,;.?]{0,24}\b(?:past|last) (?:(?:12|twelve) months?|52 weeks|year)\b/i;
const atYearEnd = /\bend of\b|[- ]end\b|\bclose of\b|\bclosed\b/i;

export const isOfTwelveMonths = (text: string): boolean => words.test(text);
export const isDistance = (measure: AskedMeasure): boolean => measure.kind === 'metric' && measure.id.startsWith('distance_from_52w');

const isDay = ({ kind }: AskedPeriod): boolean => kind === 'date' || kind === 'dates';

/** The times of others that may be its own. */
export function daysAmong(periods: readonly AskedPeriod[]): readonly AskedPeriod[] {
  return periods.every(isDay) ? periods : [];
}

/** `before`: what stands in front of it, where a day may be said for all that follows. */
export function isUndated(periods: readonly AskedPeriod[], before: string): boolean {
  return !periods.some(isDay) && !atYearEnd.test(before);
}
