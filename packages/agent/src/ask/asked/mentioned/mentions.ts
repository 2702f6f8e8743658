// What a question names, wherever it stands: amounts, ratios, the price, times, whose. Nothing is said of how the words join them.
import { metricById } from '@assay/calc';
import type { Company } from '@assay/data';
import type { Asked, AskedPeriod } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { readPeriods } from '../periods/periods.ts';
import { blank, matchesOf, type Place } from '../places.ts';
import { plainQuestion } from '../question-text.ts';
import type { ReadAround } from '../read-around.ts';

/** A year or a quarter of a company, or a day. */
export type Moment = Extract<AskedPeriod, { kind: 'fiscal' | 'date' }>;

export type Mentions = {
  /** The question in lower case, its shorthand written out. */
  readonly text: string;
  /** It tells more than the part that asks: not all that is named is asked for. */
  readonly hasStory: boolean;
  /** In the order in which they are named. */
  readonly companies: readonly Company[];
  /** Money and counts by their names in the dictionary, in their order, each once. */
  readonly amounts: readonly string[];
  /** Ratios, rates and whatever is worked out, likewise. */
  readonly ratios: readonly string[];
  /** Of these, whose growth is asked for beside their names. */
  readonly grown: readonly string[];
  /** What one share costs. */
  readonly hasPrice: boolean;
  /** The newest close is meant, by its own words. */
  readonly isNow: boolean;
  readonly moments: readonly Moment[];
  /** Words that nothing is known of. */
  readonly rest: string;
};

const amountKinds = new Set(['flow', 'stock', 'per-share', 'count']);
const priceWords = /\b(?:share|stock|closing|last|latest|current|newest|recent|today's|market)[- ](?:price|close|quote)s?\b|\bprices?\b|\bclos(?:e|ing)\b|\bquot(?:e|ed)\b|\bshares? (?:cost|trade)/;
const nowWords = /\b(?:last|latest|current|present|today'?s?|most recent|newest|recent) (?:\w+ )?(?:close|closing|price|quote)|\b(?:now|today|currently|at present|the last close)\b/;

/** `before`: the question that this one follows, whose figure *it* and *that* stand for. */
export function findMentions(words: string, { asking, companies, periods }: Asked, { today, before }: { readonly today: ReadAround['today']; readonly before: Asked | undefined }): Mentions {
  const text = plainQuestion(words);
  const named = namedIn(text, readPeriods(text, today));
  const open = blank(text, named);
  const measures = findMeasures(open);
  const times = readPeriods(blank(open, measures), today);
  const ids = [...new Set([...idsBefore(text, before), ...measures.filter((one) => !isLoose(one, measures) && !isSetAside(one, open) && !isPerShare(one, open)).flatMap(({ measure }) => (measure.kind === 'metric' ? [measure.id] : []))])];
  const low = text.toLowerCase();
  const said = moments(times.map(({ period }) => period));
  return {
    text: low, hasStory: asking !== undefined && words !== asking, companies: inOrder(named.flatMap(({ company }) => company ?? []), companies), amounts: ids.filter(isAmount), ratios: ids.filter((id) => id !== 'price' && !isAmount(id)),
    grown: ids.filter((id) => measures.some(({ measure }) => measure.kind === 'metric' && measure.id === id && measure.as === 'growth')),
    hasPrice: priceWords.test(low), isNow: nowWords.test(low), moments: said.length > 0 ? said : moments(periods), rest: blank(open, [...measures, ...times]),
  };
}

const pointsBack = /\b(?:it|its|that|this|they|their|those|these|them)\b|^(?:and )?(?:as|in) /i;

/** Of a question of one figure. */
function idsBefore(text: string, before: Asked | undefined): readonly string[] {
  const [only, ...others] = before?.measures ?? [];
  return only?.kind === 'metric' && others.length === 0 && pointsBack.test(text) ? [only.id] : [];
}

/** One word that several figures may be meant by. */
function isLoose({ start, end }: Place, measures: readonly Place[]): boolean {
  return measures.filter((one) => one.start === start && one.end === end).length > 2;
}

const asides = /\b(?:(?:leaving|leave|putting|setting) (?:out |aside )?(?:the |any )?dividends?(?: (?:out|aside))?|dividends? (?:aside|apart|left out|not counted|excluded)|(?:without|ignoring|excluding|ex|before|no|not counting|never mind|forget(?:ting)?(?: about)?|disregarding) (?:the |any |its |their )?dividends?)\b/gi;

/** "Leaving dividends out": nobody asks for them. */
function isSetAside({ start, end }: Place, text: string): boolean {
  return matchesOf(text, asides).some((aside) => aside.start <= start && end <= aside.end);
}

/** "For each diluted share": what something is told for, and nothing that is asked for. */
function isPerShare({ start, end }: Place, text: string): boolean {
  return /\bshares?$/i.test(text.slice(start, end)) && /\b(?:per|each|every|a) $/i.test(text.slice(0, start));
}

const isAmount = (id: string): boolean => amountKinds.has(metricById(id)?.kind ?? '');

/** Those that the reading knows and the text does not name stand behind. */
function inOrder(named: readonly Company[], known: readonly Company[]): readonly Company[] {
  return [...new Map([...named, ...known].filter(({ ticker }) => known.some((one) => one.ticker === ticker)).map((company) => [company.ticker, company])).values()];
}

function moments(periods: readonly AskedPeriod[]): readonly Moment[] {
  const found = periods.filter((period): period is Moment => period.kind === 'date' || (period.kind === 'fiscal' && period.year !== null));
  return [...new Map(found.map((moment) => [JSON.stringify(moment), moment])).values()];
}
