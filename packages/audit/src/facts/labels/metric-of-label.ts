// The metric that a dictionary has for words. A filing asks for the same labels thousands of times, so answers are kept, for each dictionary its own.
import { findMetrics, metricByLabel, metrics, type Dictionary } from '@assay/calc';
import type { Unit } from '@assay/record';

export type KnownMetric = { readonly id: string; readonly kind: string; readonly unit: Unit };
export type FoundMetric = KnownMetric & { readonly start: number; readonly end: number };

const known = new WeakMap<Dictionary, Map<string, KnownMetric | null>>();
/** Enough for the labels of many filings; then the memory starts anew. */
const MAX_KNOWN = 20_000;

function keptFor(dictionary: Dictionary): Map<string, KnownMetric | null> {
  const kept = known.get(dictionary) ?? new Map<string, KnownMetric | null>();
  known.set(dictionary, kept);
  return kept;
}

/** The dictionary's metric for a whole row label, or null. */
export function metricOfLabel(label: string, dictionary: Dictionary = metrics): KnownMetric | null {
  const answers = keptFor(dictionary);
  const kept = answers.get(label);
  if (kept !== undefined) return kept;
  if (answers.size >= MAX_KNOWN) answers.clear();
  const metric = label === '' || label.length > 160 ? null : metricByLabel(label, dictionary);
  const answer = metric === null ? null : { id: metric.id, kind: metric.kind, unit: metric.unit };
  answers.set(label, answer);
  return answer;
}

/** The last dictionary phrase in running words, or null. */
export function findMetricIn(words: string, dictionary: Dictionary = metrics): FoundMetric | null {
  const last = findMetrics(words, dictionary).at(-1);
  return last === undefined ? null : { id: last.metric.id, kind: last.metric.kind, unit: last.metric.unit, start: last.start, end: last.end };
}
