import type { Reading } from '../../figures/figure.ts';

/** The reading of the same fiscal year as another, if both have one. */
export function sameYear(list: readonly Reading[], as: Reading | undefined): Reading | undefined {
  const year = as?.period?.fiscal?.year;
  return year === undefined ? undefined : list.find((reading) => reading.period?.fiscal?.year === year);
}
