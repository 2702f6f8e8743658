// What is suspicious about a source, in words. A suspicion is shown; no figure is corrected for it.
import type { Entity, Fact, Period, SourceKind } from '@assay/record';

export const checkNames = ['units', 'balance-sheet', 'cash-roll-forward', 'earnings-per-share', 'segments', 'jump'] as const;
export type CheckName = (typeof checkNames)[number];

/** What each check holds to be true, for tables and documentation. */
export const checkSays: Readonly<Record<CheckName, string>> = {
  'units': 'a figure has the unit of its metric',
  'balance-sheet': 'assets are liabilities and equity',
  'cash-roll-forward': 'cash changes by the cash flows',
  'earnings-per-share': 'earnings per share are income over shares',
  'segments': 'segments are parts of the total',
  'jump': 'neighbouring periods differ less than twentyfold',
};

export type Suspicion = {
  readonly check: CheckName;
  readonly entity: Entity | null;
  readonly source: SourceKind;
  readonly period: Period | null;
  /** The figures that do not go together. */
  readonly facts: readonly Fact[];
  /** Whole sentences for a reader. */
  readonly words: string;
};

/** One application of a check: null where it passed. */
export type Tried = { readonly check: CheckName; readonly suspicion: Suspicion | null };
