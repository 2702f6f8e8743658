import type { IsoDate, Period } from '@assay/record';

/** A fiscal year or quarter that the company reported on, or a market day: there flows mean the trailing year and balances the latest ones. */
export type Anchor = { readonly length: 'year' | 'quarter' | 'day'; readonly end: IsoDate; readonly period: Period | null };
