// Times of statements, said so that the readers of times find the same again.
import type { IsoDate } from '@assay/record';
import type { AskedPeriod } from '../asked.ts';

const parts = { FY: '', Q1: 'first quarter of ', Q2: 'second quarter of ', Q3: 'third quarter of ', Q4: 'fourth quarter of ', H1: 'first half of ', H2: 'second half of ', '9M': 'first nine months of ' } as const;
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

function dayWords(day: IsoDate): string {
  return `${String(Number(day.slice(8)))} ${months[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;
}

function words(period: AskedPeriod): string {
  switch (period.kind) {
    case 'latest': return '';
    case 'trailing': return 'the last twelve months';
    case 'fiscal': return period.part === 'FY' ? (period.year === null ? 'the last fiscal year' : `fiscal ${String(period.year)}`) : `the ${parts[period.part]}${period.year === null ? 'the last fiscal year' : `fiscal ${String(period.year)}`}`;
    case 'date': return dayWords(period.on);
    case 'last': return `the last ${String(period.count)} ${period.of}s`;
    case 'years': return `from fiscal ${String(period.from)} to fiscal ${String(period.to)}`;
    case 'dates': return `from ${dayWords(period.from)} to ${dayWords(period.to)}`;
  }
}

/** Two fiscal years are the ends of a stretch only where the question has them so: here they stand beside each other. */
export function timeWords(periods: readonly AskedPeriod[]): string {
  return periods.map(words).filter((said) => said !== '').join(' and ');
}
