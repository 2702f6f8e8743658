// The dictionary and its indexes. Users extend it with entries of their own; the functions then work on the extended one.
import { balanceMetrics } from './balance.ts';
import { bankMetrics } from './bank.ts';
import { cashFlowMetrics } from './cash-flow.ts';
import { incomeMetrics } from './income.ts';
import { macroMetrics } from './macro.ts';
import { marketMetrics } from './market.ts';
import type { Dictionary, Metric } from './metric.ts';
import { perShareMetrics } from './per-share.ts';
import { namesNoMetric } from './no-metric.ts';
import { phraseKey, phraseWords, type PhraseWord } from './phrase.ts';
import { ratioMetrics } from './ratios.ts';

export const metrics: Dictionary = [...incomeMetrics, ...bankMetrics, ...balanceMetrics, ...cashFlowMetrics, ...perShareMetrics, ...ratioMetrics, ...marketMetrics, ...macroMetrics];

/** A phrase and its metric; null for words that only look like one. */
type Entry = { readonly words: readonly PhraseWord[]; readonly metric: Metric | null };
type Index = { readonly byId: ReadonlyMap<string, Metric>; readonly byFirstWord: ReadonlyMap<string, readonly Entry[]>; readonly byPhrase: ReadonlyMap<string, Metric | null>; readonly byConcept: ReadonlyMap<string, Metric>; readonly byField: ReadonlyMap<string, Metric> };

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
  const byFirstWord = new Map<string, Entry[]>();
  const byPhrase = new Map<string, Metric | null>();
  const byConcept = new Map<string, Metric>();
  const byField = new Map<string, Metric>();
  const addOnce = (map: Map<string, Metric>, key: string, metric: Metric): void => { if (!map.has(key)) map.set(key, metric); };
  for (const metric of dictionary) {
    addOnce(byId, metric.id, metric);
    for (const concept of metric.concepts) addOnce(byConcept, concept, metric);
    for (const [source, names] of Object.entries(metric.fields)) for (const name of names) addOnce(byField, `${source}:${name}`, metric);
    for (const phrase of [metric.label, ...metric.synonyms]) addPhrase({ words: phraseWords(phrase), metric }, byFirstWord, byPhrase);
  }
  for (const phrase of namesNoMetric) addPhrase({ words: phraseWords(phrase), metric: null }, byFirstWord, byPhrase);
  for (const entries of byFirstWord.values()) entries.sort((left, right) => right.words.length - left.words.length);
  return { byId, byFirstWord, byPhrase, byConcept, byField };
}

function addPhrase(entry: Entry, byFirstWord: Map<string, Entry[]>, byPhrase: Map<string, Metric | null>): void {
  const first = entry.words[0]?.word;
  const key = phraseKey(entry.words);
  if (first === undefined || byPhrase.has(key)) return;
  byPhrase.set(key, entry.metric);
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), entry]);
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
