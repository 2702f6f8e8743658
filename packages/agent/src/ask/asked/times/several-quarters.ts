// Quarters of one fiscal year that are taken together: its halves, and its first nine months.
export const quartersOf = { H1: ['Q1', 'Q2'], H2: ['Q3', 'Q4'], '9M': ['Q1', 'Q2', 'Q3'] } as const;

export type SeveralQuarters = keyof typeof quartersOf;

/** At the end of which a balance stands. */
export const lastQuarterOf = { H1: 'Q2', H2: 'FY', '9M': 'Q3' } as const;

export function areSeveralQuarters(part: string): part is SeveralQuarters {
  return part in quartersOf;
}
