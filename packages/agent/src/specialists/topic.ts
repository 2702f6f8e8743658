import type { SpecialistName } from '@assay/record';

/** Findings of one topic stand in one paragraph. */
export type Topic =
  | 'growth' | 'quarter' | 'margins' | 'costs' | 'cash' | 'returns' | 'balance' | 'payout' | 'shares' | 'bank'
  | 'trend' | 'momentum' | 'range' | 'risk'
  | 'insiders' | 'analysts'
  | 'multiple' | 'yield' | 'expectation' | 'asset-value'
  | 'rates' | 'economy';

/** Which topics each specialist speaks of. */
export const topicsOf = {
  fundamental: ['growth', 'quarter', 'margins', 'costs', 'cash', 'returns', 'balance', 'payout', 'shares', 'bank'],
  technical: ['trend', 'momentum', 'range', 'risk'],
  value: ['multiple', 'yield', 'expectation', 'asset-value'],
  macro: ['rates', 'economy'],
} as const satisfies Readonly<Record<SpecialistName, readonly Topic[]>>;
