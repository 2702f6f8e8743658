// A question with its measures, times and names replaced by marks, so that the words between them can be read as operations: "m0 per m1 in t0".
import { metricById } from '@assay/calc';
import type { AskedPeriod } from '../../asked.ts';
import type { FoundMeasure } from '../../measures/found-measure.ts';
import type { FoundPeriod } from '../../periods/periods.ts';
import type { Place } from '../../places.ts';

export type MarkedText = {
  /** In lower case, one blank between words; operands are `m0`, times `t0`. */
  readonly text: string;
  readonly measures: readonly { readonly id: string; readonly words: string }[];
  readonly times: readonly AskedPeriod[];
};

export type Marking = { readonly text: string; readonly measures: readonly FoundMeasure[]; readonly times: readonly FoundPeriod[]; readonly names: readonly Place[] };

/** Words that leave a calculation what it is. */
const idle = /(?<![\p{L}\p{N}:])(?:(?:in |for )?(?:each|both|every) (?:times?|occasions?|cases?)|both years|(?:that|the|each|the same|this) year's|its|their|the|his|her|our|a|an|own|company's|firm's|group's|bank's|company|firm|reported|annual|yearly|full-year|full|please|pls|just|only|also|then|there|all of|in total terms|exactly|roughly|actually|really|figure|figures|amount of|amounts of|value of|level of|size of|spending|spend|outlays?|bill|charges?|costs?|expenses?|line|item|books?|checks?|cheques?|payments?|outgo|sum total|diluted(?= m\d)|total(?= m\d)|for itself|fye|ye|year-?end|year end|year-(?= t\d))(?![\p{L}\p{N}:])/gu;

type Mark = Place & { readonly mark: string };

function marksOf({ measures, times, names }: Marking): readonly Mark[] {
  const measured = measures.map(({ start, end }, at): Mark => ({ start, end, mark: `m${String(at)}` }));
  const timed = times.map(({ start, end }, at): Mark => ({ start, end, mark: `t${String(at)}` }));
  const named = names.map(({ start, end }): Mark => ({ start, end, mark: 'c0' }));
  return [...measured, ...timed, ...named].toSorted((left, right) => left.start - right.start);
}

/** Marks that share a place stand beside one another. */
function replaced(text: string, marks: readonly Mark[]): string {
  let out = '';
  let at = 0;
  for (const { start, end, mark } of marks) {
    out += `${start >= at ? text.slice(at, start) : ''} ${mark} `;
    at = Math.max(at, end);
  }
  return out + text.slice(at);
}

function plain(text: string): string {
  const marked = text.toLowerCase().replace(/ (?:'s?|s'?)(?= )/g, ' ').replace(/[?!"]+/g, ' ').replace(/[,;:](?=\s|$)/g, ' , ').replace(/\.(?=\s|$)/g, ' . ').replace(/([()+÷×])/g, ' $1 ').replace(/(?<=[\s\d)])[−-](?=[\s(m])/g, ' − ').replace(/\//g, ' / ');
  const bare = marked.replace(/\s+/g, ' ').replace(idle, ' ').replace(/\s+/g, ' ');
  return bare.replace(/(?<!\S)c0 (?=[mt]\d)/g, '').replace(/(?<!\S)(?:(?:of|at|by|for|from|in|with) )?c0(?!\S)/g, ' ').replace(idle, ' ').replace(/\s+/g, ' ').trim();
}

/** "How many dollars of sales did it ring up": the second says the first again. */
export function withoutRepeated({ measures, ...marking }: Marking): Marking {
  const idOf = ({ measure }: FoundMeasure): string => (measure.kind === 'metric' ? measure.id : '');
  return { ...marking, measures: measures.filter((one, at) => !measures.slice(0, at).some((other) => idOf(other) === idOf(one))) };
}

/** Null where nothing is measured by name: figures of statements, each at its place. */
export function markText(marking: Marking): MarkedText | null {
  const named = marking.measures.filter((one) => !isLoose(one, marking.measures) && !isQuotient(one, marking.measures));
  const measures = named.flatMap(({ measure }) => (measure.kind === 'metric' ? [{ id: measure.id, words: measure.words }] : []));
  if (measures.length === 0 || measures.length < named.length || !measures.every(({ id }) => isOfStatements(id))) return null;
  return { text: plain(replaced(marking.text, marksOf({ ...marking, measures: named }))), measures, times: marking.times.map(({ period }) => period) };
}

/** "What multiple of equity": of the figures that are named, and no multiple of the price. */
function isQuotient({ measure }: FoundMeasure, all: readonly FoundMeasure[]): boolean {
  const isWord = (one: FoundMeasure): boolean => 'words' in one.measure && /^multiples?$/i.test(one.measure.words);
  return measure.kind === 'metric' && /^multiples?$/i.test(measure.words) && all.filter((one) => !isWord(one)).length > 1;
}

/** "How much cash did it spend on acquisitions": what is spent is no balance of its own. */
function isLoose({ measure }: FoundMeasure, all: readonly FoundMeasure[]): boolean {
  return measure.kind === 'metric' && measure.id === 'cash' && /^cash$/i.test(measure.words) && all.some(({ measure: other }) => other.kind === 'metric' && metricById(other.id)?.kind === 'flow' && /acquisitions|dividends|repurchases|capital_expenditure|cash_flow|_paid|_repaid|_issued|purchases/.test(other.id));
}

/** Reported, or worked out of what is reported: nothing of the market's price. */
function isOfStatements(id: string): boolean {
  const metric = metricById(id);
  return metric !== undefined && ['flow', 'stock', 'per-share', 'ratio', 'count'].includes(metric.kind) && !/\bprice\b/.test(metric.formula ?? '') && metric.fields['fred'] === undefined;
}
