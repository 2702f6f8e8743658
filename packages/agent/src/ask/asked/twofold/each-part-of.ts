// "Gross profit, overheads, and both as a percentage of sales": of each figure that is named the part that it is of one whole.
import { metricById } from '@assay/calc';
import type { AskedMeasure } from '../asked.ts';

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;

const percent = String.raw`(?:%|per ?cent(?:age)?s?|pct)`;
const every = String.raw`(?:both|each|all (?:two|three|four|of (?:them|these|those))|each of (?:them|these|those|the (?:two|three|four)))`;
const asksEach = new RegExp([
  String.raw`(?:,|\band\b|&|;|-) ?(?:and )?${every}(?: of them)?,? (?:also )?(?:as|in|told as|expressed as) (?:an? )?(?:${percent}|share|part|fraction|proportion)s?(?: of)?(?![a-z])`,
  String.raw`\b(?:what|which|how (?:large|big) an?) (?:share|part|${percent}|portion|proportion) of (?:[\w']+ ){1,3}(?:was|were|is|are|did|does|made|makes) (?:up )?${every}\b`,
].join('|'), 'i');

/** What went to the owners both ways is one amount where "both" are held against something. */
const bothWays = /^(?=[^]*\bboth\b)(?=[^]*\bdividends?\b)[^]*\b(?:buy-?backs?|repurchases?)\b/i;

export function asksEachPart(text: string): boolean {
  return asksEach.test(text) && !bothWays.test(text) && !/\btogether\b|\bcombined\b|\bsum of\b|\btotal of\b/i.test(text);
}

/** An amount of a time, as the whole is one. */
const isAmount = (measure: AskedMeasure): measure is Metric => measure.kind === 'metric' && (measure.as === 'value' || measure.as === 'share') && ['flow', 'stock'].includes(metricById(measure.id)?.kind ?? '');

/** Each as its part of the one whole that is named; as they were where the words ask for none, or for something besides. */
export function asEachPart(measures: readonly AskedMeasure[], text: string): readonly AskedMeasure[] {
  const wholes = new Set(measures.flatMap((measure) => (measure.kind === 'metric' && measure.as === 'share' ? [measure.of ?? 'revenue'] : [])));
  const [whole, ...others] = wholes;
  if (whole === undefined || others.length > 0 || !measures.every(isAmount) || !asksEachPart(text)) return measures;
  const parts = measures.filter(isAmount).filter(({ id, as }) => as === 'share' || id !== whole);
  return [...new Map(parts.map((measure) => [measure.id, { ...measure, as: 'share' as const, of: whole }])).values()];
}
