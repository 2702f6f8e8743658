// One figure that a company reported, and every filing that says so.
import type { IsoDate, Period, Unit } from '@assay/record';

/** What makes two figures the same figure. `fy` and `fp` are no part of it: they describe a filing. */
export type FactKey = {
  /** Ten digits. */
  readonly cik: string;
  /** Qualified: `us-gaap:Revenues`. */
  readonly concept: string;
  /** Null for a balance. */
  readonly start: IsoDate | null;
  readonly end: IsoDate;
  /** As XBRL writes it: `USD`, `USD/shares`, `shares`, `pure`. */
  readonly unit: string;
  /** Axis to member; empty for the whole company. */
  readonly dimensions: Readonly<Record<string, string>>;
};

/** The figure as one filing reported it. */
export type FactVersion = {
  readonly value: string;
  readonly accession: string;
  /** `10-K`, `10-K/A`, `20-F`. */
  readonly form: string;
  readonly filed: IsoDate;
  readonly frame: string | null;
  readonly isAmendment: boolean;
  /** Into the document; null where the figure was read from a page. */
  readonly pointer: string | null;
};

export type CompanyFact = {
  readonly key: FactKey;
  readonly label: string;
  /** The dictionary's metric, where this concept stands for it in this period. */
  readonly metric: string | null;
  /** As the newest filing has it; plain decimal text. */
  readonly value: string;
  readonly unit: Unit;
  /** With the fiscal label of its dates under the company's own calendar. */
  readonly period: Period;
  /** Since when this value is known: the first filing of the value that holds. */
  readonly filed: IsoDate;
  /** For a quarter that no filing states: the formula and its two sums. */
  readonly derived: { readonly formula: string; readonly whole: FactVersion; readonly part: FactVersion } | null;
  /** Every filing that reported it, oldest first; empty for a derived quarter. */
  readonly versions: readonly FactVersion[];
};
