// "Liabilities exceed assets?", "R&D 2023 above capex?": one line against another, asked without a verb that asks, as the question that yes or no answers.
import { metricById } from '@assay/calc';
import type { FoundMeasure } from '../../measures/found-measure.ts';
import { findMeasures } from '../../measures/read-measures.ts';

const year = String.raw`(?:(?:in )?(?:fiscal(?: year)? |fy ?)?['’]?(?:20)?\d\d)`;
const comparator = new RegExp(String.raw`(?<when> ${year})? ?(?:\b(?:exceed(?:s|ed)?|top(?:s|ped)?|outweigh(?:s|ed)?|above|bigger than|larger than|higher than|greater than|more than)|>(?!=)) (?:the |its )?`, 'gi');
const asksAlready = /\b(?:is|are|was|were|did|does|do|has|have|what|how|which|who|whose|why|when|by how|if|whether|as|times|ratio|divided|multiple|percent\w*|per cent|grow\w*|grew|growth|rose|rise|fell|fall)\b|%/i;

const isLine = ({ measure }: FoundMeasure): boolean => measure.kind === 'metric' && measure.as === 'value' && metricById(measure.id)?.unit.kind === 'money' && measure.id !== 'price';

export function exceedsLine(text: string): string {
  for (const found of text.matchAll(comparator)) {
    const start = Math.max(...['.', '?', '!', ':', ';'].map((stop) => text.lastIndexOf(`${stop} `, found.index) + 1));
    const end = text.indexOf('?', found.index);
    const clause = end < 0 ? '' : text.slice(start, end);
    const before = findMeasures(text.slice(0, found.index)).find((one) => one.end === found.index && one.start >= start && isLine(one));
    const rest = text.slice(found.index + found[0].length);
    const behind = findMeasures(rest).find((one) => one.start === 0 && isLine(one));
    if (clause === '' || asksAlready.test(clause) || before === undefined || behind === undefined) continue;
    return `${text.slice(0, start)}${start > 0 ? ' ' : ''}was ${text.slice(start, found.index).trim()} larger than ${rest.slice(0, behind.end)}${found.groups?.['when'] ?? ''}${rest.slice(behind.end)}`;
  }
  return text;
}
