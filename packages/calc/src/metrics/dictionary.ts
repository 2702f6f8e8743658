// The dictionary and its indexes. Users extend it with entries of their own; the functions then work on the extended one.
import { balanceLines } from './balance-lines.ts';
import { balanceMetrics } from './balance.ts';
import { bankMetrics } from './bank.ts';
import { cashFlowLines } from './cash-flow-lines.ts';
import { cashFlowMetrics } from './cash-flow.ts';
import { incomeLines } from './income-lines.ts';
import { incomeMetrics } from './income.ts';
import { industryMetrics } from './industry.ts';
import { macroLines } from './macro-lines.ts';
import { macroMetrics } from './macro.ts';
import { marketLines } from './market-lines.ts';
import { marketMetrics } from './market.ts';
import type { Dictionary, Metric } from './metric.ts';
import { perShareMetrics } from './per-share.ts';
import { namesNoMetric } from './no-metric.ts';
import { phraseKey, phraseWords, type PhraseWord } from './phrase.ts';
import { ratioLines } from './ratio-lines.ts';
import { ratioMetrics } from './ratios.ts';
import { shareLines } from './share-lines.ts';
import { taxAndBenefitMetrics } from './tax-and-benefits.ts';

/** The areas of the dictionary, in the order in which the written table shows them. */
export const areas = {
  'Income statement': [...incomeMetrics, ...incomeLines],
  'Taxes, pensions and awards': taxAndBenefitMetrics,
  'Balance sheet': [...balanceMetrics, ...balanceLines],
  'Cash flow': [...cashFlowMetrics, ...cashFlowLines],
  'Shares and per share': [...perShareMetrics, ...shareLines],
  'Banks, insurers and other trades': [...bankMetrics, ...industryMetrics],
  'Ratios and growth': [...ratioMetrics, ...ratioLines],
  'Market and valuation': [...marketMetrics, ...marketLines],
  'Economy': [...macroMetrics, ...macroLines],
} as const satisfies Record<string, Dictionary>;

export const metrics: Dictionary = Object.values(areas).flat();

/** A phrase and its metric; null for words that only look like one. */
type Entry = { readonly words: readonly PhraseWord[]; readonly metric: Metric | null };
type Index = { readonly byId: ReadonlyMap<string, Metric>; /** Entries by their first word, or their first two, longest first. */ readonly byStart: ReadonlyMap<string, readonly Entry[]>; readonly byPhrase: ReadonlyMap<string, Metric | null>; readonly byConcept: ReadonlyMap<string, Metric>; readonly byField: ReadonlyMap<string, Metric> };

const indexes = new WeakMap<Dictionary, Index>();

/** The indexes of a dictionary, made once. A phrase of two metrics belongs to the first. */
export function indexOf(dictionary: Dictionary): Index {
  const known = indexes.get(dictionary);
  if (known !== undefined) return known;
  const made = makeIndex(dictionary);
  indexes.set(dictionary, made);
  return made;
}

function makeIndex(dictionary: Dictionary): Index {
  const byId = new Map<string, Metric>();
  const byStart = new Map<string, Entry[]>();
  const byPhrase = new Map<string, Metric | null>();
  const byConcept = new Map<string, Metric>();
  const byField = new Map<string, Metric>();
  const addOnce = (map: Map<string, Metric>, key: string, metric: Metric): void => { if (!map.has(key)) map.set(key, metric); };
  for (const metric of dictionary) {
    addOnce(byId, metric.id, metric);
    for (const concept of metric.concepts) addOnce(byConcept, concept, metric);
    for (const [source, names] of Object.entries(metric.fields)) for (const name of names) addOnce(byField, `${source}:${name}`, metric);
    for (const phrase of [metric.label, ...metric.synonyms]) addPhrase({ words: phraseWords(phrase), metric }, byStart, byPhrase);
  }
  for (const phrase of namesNoMetric) addPhrase({ words: phraseWords(phrase), metric: null }, byStart, byPhrase);
  for (const entries of byStart.values()) entries.sort((left, right) => right.words.length - left.words.length);
  return { byId, byStart, byPhrase, byConcept, byField };
}

function addPhrase(entry: Entry, byStart: Map<string, Entry[]>, byPhrase: Map<string, Metric | null>): void {
  const start = startOf(entry.words, 0);
  const key = phraseKey(entry.words);
  if (start === null || byPhrase.has(key)) return;
  byPhrase.set(key, entry.metric);
  const known = byStart.get(start);
  if (known === undefined) byStart.set(start, [entry]);
  else known.push(entry);
}

/** The first two words of a phrase, or its only one. */
export function startOf(words: readonly PhraseWord[], at: number): string | null {
  const [first, second] = [words[at], words[at + 1]];
  if (first === undefined) return null;
  return second === undefined ? first.plain : `${first.word} ${second.word}`;
}

/** A dictionary with entries added; an entry with a known id replaces it. */
export function extendDictionary(base: Dictionary, entries: Dictionary): Dictionary {
  const replaced = new Set(entries.map((entry) => entry.id));
  return [...entries, ...base.filter((metric) => !replaced.has(metric.id))];
}

export function metricById(id: string, dictionary: Dictionary = metrics): Metric | undefined {
  return indexOf(dictionary).byId.get(id);
}

/** The metric of an XBRL concept such as `us-gaap:NetIncomeLoss`. */
export function metricByConcept(concept: string, dictionary: Dictionary = metrics): Metric | undefined {
  return indexOf(dictionary).byConcept.get(concept);
}

/** The metric of another source's field: `('yahoo', 'totalRevenue')`, `('fred', 'UNRATE')`. */
export function metricByField(source: string, field: string, dictionary: Dictionary = metrics): Metric | undefined {
  return indexOf(dictionary).byField.get(`${source}:${field}`);
}
