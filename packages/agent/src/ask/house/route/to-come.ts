// Whether a time lies after today: nobody has its figures.
import type { IsoDate } from '@assay/record';
import type { AskedPeriod } from '../../asked/asked.ts';

/** A fiscal year may end as early as January of its own calendar year: its quarters are over by then at the earliest. */
const earliestEnd: Readonly<Record<string, string>> = { Q1: '04-30', Q2: '07-31', Q3: '10-31' };

export function isToCome(period: AskedPeriod, today: IsoDate): boolean {
  const year = Number(today.slice(0, 4));
  if (period.kind === 'fiscal') return period.year !== null && (period.year > year + 1 || (period.year === year + 1 && (earliestEnd[period.part] ?? '12-31') > today.slice(5)));
  if (period.kind === 'date') return period.on > today;
  if (period.kind === 'years') return period.from > year;
  return period.kind === 'dates' && period.from > today;
}
