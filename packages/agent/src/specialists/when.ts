import type { Reading } from '../figures/figure.ts';
import { dayOf, timeOf } from '../prose/times.ts';
import type { ShownTime } from '../prose/text.ts';

/** The time of a reading as prose: `fiscal 2024`, `the quarter ended 28 June 2025`. */
export function when(reading: Reading): ShownTime {
  return reading.period === null ? { kind: 'time', handle: 'none:' } : timeOf(reading.period);
}

/** The day of a balance or a close. */
export function day(reading: Reading): ShownTime {
  return reading.period === null ? { kind: 'time', handle: 'none:' } : dayOf(reading.period);
}
