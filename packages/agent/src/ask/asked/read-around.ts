// What a question is read with: the desk, the day, the filters and what was asked before.
import type { DataDesk } from '@assay/data';
import type { IsoDate } from '@assay/record';
import type { AskFilters, Asked } from './asked.ts';

export type ReadAround = {
  readonly desk: Pick<DataDesk, 'mode' | 'resolveCompany' | 'sampleCompanies'>;
  readonly today: IsoDate;
  readonly filters: AskFilters;
  /** What was asked before in the same conversation, newest last. */
  readonly earlier: readonly Asked[];
  /** Readers that stand aside, since what they read did not hold. */
  readonly without?: readonly ('course' | 'calculation' | 'story')[];
};
