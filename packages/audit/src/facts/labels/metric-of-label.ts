// The metric that a dictionary has for words. A filing asks for the same labels thousands of times, so answers are kept, for each dictionary its own.
import { findMetrics, metricByLabel, metrics, type Dictionary } from '@assay/calc';
import type { Unit } from '@assay/record';
import { remember } from '../../remember.ts';

export type KnownMetric = { readonly id: string; readonly kind: string; readonly unit: Unit };
export type FoundMetric = KnownMetric & { readonly start: number; readonly end: number };

type Answers = { readonly ofLabel: (label: string) => KnownMetric | null; readonly inWords: (words: string) => FoundMetric | null };

const known = new WeakMap<Dictionary, Answers>();
/** Enough for the labels of many filings. */
const MOST_KNOWN = 20_000;
const MOST_PHRASES = 4000;

function answersOf(dictionary: Dictionary): Answers {
  const kept = known.get(dictionary);
  if (kept !== undefined) return kept;
  const made: Answers = {
    ofLabel: remember((label) => {
      const metric = label === '' || label.length > 160 ? null : metricByLabel(label, dictionary);
      return metric === null ? null : { id: metric.id, kind: metric.kind, unit: metric.unit };
    }, MOST_KNOWN),
    inWords: remember((words) => {
      const last = findMetrics(words, dictionary).at(-1);
      return last === undefined ? null : { id: last.metric.id, kind: last.metric.kind, unit: last.metric.unit, start: last.start, end: last.end };
    }, MOST_PHRASES),
  };
  known.set(dictionary, made);
  return made;
}

/** The dictionary's metric for a whole row label, or null. */
export function metricOfLabel(label: string, dictionary: Dictionary = metrics): KnownMetric | null {
  return answersOf(dictionary).ofLabel(label);
}

/** The last dictionary phrase in running words, or null. */
export function findMetricIn(words: string, dictionary: Dictionary = metrics): FoundMetric | null {
  return answersOf(dictionary).inWords(words);
}
