// "Capex 2024 vs operating cash flow %": one line in percent of another, at the time that stands behind the first.
import { metricById } from '@assay/calc';
import type { FoundMeasure } from '../../measures/found-measure.ts';
import { findMeasures } from '../../measures/read-measures.ts';

const year = String.raw`(?:(?:fiscal(?: year)? |fy ?)?['’]?(?:20)?\d\d)`;
const versus = new RegExp(String.raw`(?<when> ${year})? (?:vs\.?|versus) (?:the |its )?`, 'gi');
const inPercent = new RegExp(String.raw`^(?<behind> ${year})?,? ?(?:in )?(?:%|per ?cent|pct)(?! ?(?:change|chg|growth|points?|move|diff|up|down|each|for))`, 'i');
const moved = /\b(?:gr[eo]wth?|grew|chang\w*|chg|r[io]se|rise|fell|fall|yoy)\b/i;

const isLine = ({ measure }: FoundMeasure): boolean => measure.kind === 'metric' && metricById(measure.id)?.unit.kind === 'money';
const idOf = ({ measure }: FoundMeasure): string => ('id' in measure ? measure.id : '');

export function versusInPercent(text: string): string {
  if (moved.test(text)) return text;
  for (const found of text.matchAll(versus)) {
    const end = found.index + found[0].length;
    const before = findMeasures(text.slice(0, found.index)).find((one) => one.end === found.index && isLine(one));
    const rest = text.slice(end);
    const whole = findMeasures(rest).find((one) => one.start === 0 && isLine(one));
    const percent = whole === undefined ? null : inPercent.exec(rest.slice(whole.end));
    if (before === undefined || whole === undefined || percent === null || idOf(before) === idOf(whole)) continue;
    return `${text.slice(0, found.index)} as a percentage of ${rest.slice(0, whole.end)}${found.groups?.['when'] ?? percent.groups?.['behind'] ?? ''}${rest.slice(whole.end + percent[0].length)}`;
  }
  return text;
}
