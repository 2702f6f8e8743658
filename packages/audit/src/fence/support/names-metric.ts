// Whether a figure of a passage is of what the claim is about: by the dictionary, else by the label's own words.
import { findMetrics } from '@assay/calc';
import type { ClaimReading } from '../../claims/reading.ts';
import { contentWords } from '../../report/words.ts';
import type { PassageFact } from '../figures/passage-facts.ts';

const changeWords = /\b(?:growth|grew|grow|change|changed|increase|increased|decrease|decreased|decline|declined|rose|fell|up|down|yoy|qoq)\b/i;
const changes: ReadonlySet<string> = new Set(['growth', 'change', 'cagr']);

/** A change of a metric is not the metric, and the other way about. */
function isSameKind({ operation }: ClaimReading, { read, words }: PassageFact, label: string): boolean {
  if (changes.has(operation)) return changeWords.test(`${label} ${words}`);
  return operation === 'value' && (read.fact.metric.id !== null || !changeWords.test(label));
}

/** The claim's nearest metric is the fact's. */
export function namesMetric(reading: ClaimReading, fact: PassageFact): boolean {
  const { id } = fact.read.fact.metric;
  const label = [...fact.read.row, ...fact.read.column].join(' ');
  if (!isSameKind(reading, fact, label)) return false;
  const metric = reading.metrics[0] ?? null;
  const all = `${label} ${fact.words}`;
  if (metric === null || metric.id === null) return sharesWords(metric?.words ?? reading.clauseWords.join(' '), id === null ? all : label);
  if (id !== null && (id === metric.id || !changes.has(reading.operation))) return id === metric.id;
  // "Revenue growth" names a metric of its own; without the word of change it names what changes.
  return findMetrics(changes.has(reading.operation) ? all.replace(changeWords, ' ') : all).some((found) => found.metric.id === metric.id);
}

/** Every content word of a name that no dictionary knows stands in the label. */
function sharesWords(name: string, label: string): boolean {
  const sought = contentWords(name).map((word) => word.stem);
  const have = new Set(contentWords(label).map((word) => word.stem));
  return sought.length > 0 && sought.every((stem) => have.has(stem));
}
