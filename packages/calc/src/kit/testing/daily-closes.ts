// Closes for tests: one a calendar day, the last on the given day.
import { addDays, decimal, type IsoDate } from '@assay/record';
import type { Close } from '../series/history.ts';

export function dailyClosesUpTo(on: IsoDate, values: readonly (number | string)[]): Close[] {
  return values.map((value, index) => ({ date: addDays(on, index - values.length + 1), close: decimal(value) }));
}
