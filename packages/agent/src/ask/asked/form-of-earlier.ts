// A follow-up that says only a form ("yoy growth?", "and the low?") asks for the measure before in it; one about the market's price asks for today's.
import { metricById } from '@assay/calc';
import type { Asked, AskedMeasure, MeasureForm } from './asked.ts';
import { formAt } from './measures/measure-form.ts';
import { heldForm } from './times/follow/held-against.ts';

type Said = Pick<Asked, 'text' | 'measures' | 'periods' | 'order'>;

/** Whether a measure stands on the market's price of a day. */
function isOfMarket(measure: AskedMeasure): boolean {
  if (measure.kind !== 'metric') return measure.kind === 'subject' && measure.subject === 'price';
  const metric = metricById(measure.id);
  return metric?.kind === 'price' || metric?.kind === 'indicator' || /\bprice\b/.test(metric?.formula ?? '');
}

/** "And its share price?" after a figure of 2023: a fiscal year says nothing of a close. */
export function isOfMarketNow({ measures }: Said, { measures: before, periods }: Asked): boolean {
  return measures.length > 0 && measures.every(isOfMarket) && !before.some(isOfMarket) && periods.every(({ kind }) => kind === 'fiscal' || kind === 'years' || kind === 'last');
}

const low = /\b(?:low(?:est)?|bottom|trough|worst|minimum|min)\b/i;
const high = /\b(?:high(?:est)?|top|peak|best|maximum|max)\b/i;
const trends = /\b(?:over time|over the (?:last|past|years)|trend|histor\w+|year by year|each year|develop\w*|evol\w+|chart|plot)\b/i;
type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;

/** Null where the words say more than a form, or the same one again. */
export function inForm(said: Said, earlier: Asked): Pick<Asked, 'measures' | 'order'> | null {
  const before = earlier.measures.filter((measure) => measure.kind === 'metric');
  const isBare = said.measures.every((measure) => measure.kind === 'topic' && measure.topic === 'growth');
  if (!isBare || before.length === 0) return null;
  if (grewBefore(said, before, earlier)) return { measures: before, order: said.order };
  if (isOfMany(earlier)) return null;
  const held = isHeld(said, earlier);
  const as = held ? heldForm(said.text, formSaid(said.text, before)) : formSaid(said.text, before);
  if (trends.test(said.text) && !ofStretch.includes(as)) return null;
  return (held && as === 'change') || isNew(as, before, said) ? { measures: before.map((measure) => ({ ...measure, as })), order: said.order } : null;
}

const moves: readonly MeasureForm[] = ['growth', 'cagr'];

/** "Who grew more?" after a growth: of what grew before. */
function grewBefore(said: Said, before: readonly Metric[], earlier: Asked): boolean {
  return said.measures.length > 0 && before.length === earlier.measures.length && before.every(({ as }) => moves.includes(as));
}

/** Of a stretch of years one figure, and no trend. */
const ofStretch: readonly MeasureForm[] = ['average', 'total', 'cagr', 'highest', 'lowest'];

/** Whether the times of both questions are held against one another. */
function isHeld(said: Said, { periods }: Asked): boolean {
  return said.periods.length === 2 && periods.length === 1 && said.periods.some((period) => JSON.stringify(period) === JSON.stringify(periods[0]));
}

function isOfMany({ companies, operation }: Asked): boolean {
  return companies.length !== 1 || operation === 'rank' || operation === 'screen';
}

const inMoney = /\b(?:in|by how many|how many|what) (?:us )?(?:dollars|money|billions?|millions?|euros)\b|\bin \$|\$ ?\?|\$\)|\bdollar (?:change|difference|amount|terms)\b|\bin absolute (?:terms|numbers)\b/i;
const moved = /\b(?:higher|lower|more|less|chang\w*|chg|delta|difference|diff|up|down|gr[eo]w\w*|rise|rose|fell|fall\w*|increas\w*|decreas\w*|vs\.?|versus|exceed\w*|surpass\w*|top(?:s|ped)?|beat\w*|short of|swing|better|worse|than|compared|above|below)\b/i;

/** "By how much a year has it grown since 2019?" */
const yearly = /\b(?:how (?:much|fast|many percent)|what(?: percent\w*)?|%|percent\w*) (?:a|per|each|every) year\b(?! (?:ago|earlier|before|later))[^?]*\b(?:gr[eo]w\w*|ris\w+|rose|increas\w+|climb\w*)\b/i;

function formSaid(text: string, before: readonly Metric[]): MeasureForm {
  const isExtreme = before.every(({ as }) => as === 'highest' || as === 'lowest') && low.test(text) !== high.test(text);
  if (inMoney.test(text) && moved.test(text)) return 'change';
  if (yearly.test(text)) return 'cagr';
  if (/\bever\b/i.test(text) && before.every(({ as }) => as === 'value')) return /\b(?:lower|worse|less|smaller|weaker)\b/i.test(text) ? 'lowest' : /\b(?:higher|better|more|larger|bigger|greater|stronger)\b/i.test(text) ? 'highest' : 'value';
  return isExtreme ? (low.test(text) ? 'lowest' : 'highest') : formAt(text, { start: 0, end: 0 });
}

function isNew(as: MeasureForm, before: readonly Metric[], { periods }: Said): boolean {
  return !['value', 'share', 'total'].includes(as) && !before.every(({ as: form }) => form === as) && (as !== 'change' || periods.length === 0);
}
