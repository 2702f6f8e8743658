/** Findings of one topic stand in one paragraph. */
export type Topic =
  | 'growth' | 'quarter' | 'margins' | 'costs' | 'cash' | 'returns' | 'balance' | 'payout' | 'shares' | 'bank'
  | 'trend' | 'momentum' | 'range' | 'risk'
  | 'multiple' | 'yield' | 'expectation' | 'asset-value'
  | 'rates' | 'economy';
