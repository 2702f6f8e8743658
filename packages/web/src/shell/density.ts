// How close the rows of tables stand.
import { makePreference } from './preference.ts';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

export const density = makePreference<Density>({
  key: 'assay-density', names: densities,
  apply: (name) => { if (name === 'comfortable') delete document.documentElement.dataset['density']; else document.documentElement.dataset['density'] = name; },
});
