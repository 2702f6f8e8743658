// One figure that a filing's own page tags, however often the page shows it.
import type { Entity, FiscalCalendar, IsoDate, Period, Span, Unit } from '@assay/record';
import type { AxisKind } from './member-label.ts';

export type InlineMember = { /** Qualified: `us-gaap:StatementBusinessSegmentsAxis`. */ readonly axis: string; readonly kind: AxisKind; readonly member: string; /** Words for a reader: "Greater China". */ readonly label: string };

export type InlineFact = {
  readonly concept: string;
  /** Words for a reader, taken from the concept's name. */
  readonly label: string;
  /** The most exact of the shown values, in base units; null where the filing says that there is none (nil). */
  readonly value: string | null;
  readonly unit: Unit;
  /** As company facts write it: `USD`, `USD/shares`. */
  readonly unitName: string;
  readonly period: Period;
  readonly members: readonly InlineMember[];
  /** Decimal places that are exact: −6 for millions; null for an exact value. */
  readonly decimals: number | null;
  /** True where the page only carries it in its hidden part. */
  readonly isHidden: boolean;
  /** Every place that shows it, in the order of the page. */
  readonly shown: readonly { readonly span: Span; readonly value: string; readonly decimals: number | null }[];
};

export type InlineDocument = {
  readonly entity: Entity | null;
  /** Ten digits; null on a page without tags. */
  readonly cik: string | null;
  /** `10-K`; from the cover page. */
  readonly form: string | null;
  /** The last day of the time that the filing covers. */
  readonly periodEnd: IsoDate | null;
  readonly calendar: FiscalCalendar | null;
  readonly facts: readonly InlineFact[];
  /** Tags that could not be read, each with the reason. */
  readonly unread: readonly { readonly concept: string; readonly text: string; readonly why: string }[];
};
