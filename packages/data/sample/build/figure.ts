// A figure on its way into the bundled files: what it is, over which time, and who published it.
import type { IsoDate, SourceKind } from '@assay/record';

export type Unit = 'USD' | 'USD/share' | 'shares' | 'multiple';

/** Where a figure was published. */
export type Published = { readonly kind: Extract<SourceKind, 'filing' | 'aggregator'>; readonly name: string; readonly form: string | null; readonly accession: string | null; readonly filed: IsoDate | null };

export type Figure = {
  readonly metric: string;
  readonly value: number;
  readonly unit: Unit;
  /** Null for a balance at a day. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  readonly concept: string | null;
  /** Other concepts under which the same value stands for the same time. */
  readonly sameAs?: readonly string[];
  readonly published: Published;
  /** How it follows from figures as published, in words: `FY − 9M`. */
  readonly derived: string | null;
};

/** One figure or group of figures that the build left out, and why. */
export type Refusal = { readonly ticker: string; readonly metric: string; readonly start: IsoDate | null; readonly end: IsoDate; readonly value: number; readonly source: string; readonly reason: string };

export function refuse(ticker: string, figure: Figure, reason: string): Refusal {
  return { ticker, metric: figure.metric, start: figure.start, end: figure.end, value: figure.value, source: figure.published.name, reason };
}
