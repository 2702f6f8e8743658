// The dictionary's word for a label. Readers ask for the same labels thousands of times, so answers are kept.
export type KnownMetric = { readonly id: string; readonly kind: string; readonly unitKind: string };
export type FoundMetric = KnownMetric & { readonly start: number; readonly end: number };

/** The dictionary's metric for a whole row label, or null. */
export function metricOfLabel(label: string): KnownMetric | null {
  return label === '' ? null : null;
}

/** The last dictionary phrase in running words, or null. */
export function findMetricIn(words: string): FoundMetric | null {
  return words === '' ? null : null;
}
