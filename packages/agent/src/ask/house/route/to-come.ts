// Whether a time lies after today: nobody has its figures.
import type { IsoDate } from '@assay/record';
import type { AskedPeriod } from '../../asked/asked.ts';

export function isToCome(period: AskedPeriod, today: IsoDate): boolean {
  const year = Number(today.slice(0, 4));
  if (period.kind === 'fiscal') return period.year !== null && period.year > year;
  if (period.kind === 'date') return period.on > today;
  if (period.kind === 'years') return period.from > year;
  return period.kind === 'dates' && period.from > today;
}
