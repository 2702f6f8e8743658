// The dictionary's metric for words. A filing asks for the same labels thousands of times, so answers are kept.
import { findMetrics, metricByLabel } from '@assay/calc';
import type { Unit } from '@assay/record';

export type KnownMetric = { readonly id: string; readonly kind: string; readonly unit: Unit };
export type FoundMetric = KnownMetric & { readonly start: number; readonly end: number };

const known = new Map<string, KnownMetric | null>();
/** Enough for the labels of many filings; then the memory starts anew. */
const MAX_KNOWN = 20_000;

/** The dictionary's metric for a whole row label, or null. */
export function metricOfLabel(label: string): KnownMetric | null {
  const kept = known.get(label);
  if (kept !== undefined) return kept;
  if (known.size >= MAX_KNOWN) known.clear();
  const metric = label === '' || label.length > 160 ? null : metricByLabel(label);
  const answer = metric === null ? null : { id: metric.id, kind: metric.kind, unit: metric.unit };
  known.set(label, answer);
  return answer;
}

/** The last dictionary phrase in running words, or null. */
export function findMetricIn(words: string): FoundMetric | null {
  const last = findMetrics(words).at(-1);
  return last === undefined ? null : { id: last.metric.id, kind: last.metric.kind, unit: last.metric.unit, start: last.start, end: last.end };
}
