// A reading that is not at hand: which series, of what time, and whether its source published one at all.
import { addDays, lastDayOfMonth, type IsoDate } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import { say } from '../../../../prose/text.ts';
import { dayName } from '../../../../prose/times.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import type { Window } from '../../../asked/course/course.ts';
import { timeWords } from '../../../asked/likeness/time-words.ts';
import type { Outcome } from '../outcome.ts';
import { capital, nameOf } from '../sentences/naming.ts';
import { subject, type Run } from './economy-words.ts';

/** As it is said, and the days that it takes in; null days where it is no stretch of named ones. */
type Lacking = { readonly words: string; readonly days: { readonly from: IsoDate; readonly to: IsoDate } | null };

const anyTime: Lacking = { words: ' for the time asked about', days: null };

function isMonth(from: IsoDate, to: IsoDate): boolean {
  return from.endsWith('-01') && to === lastDayOfMonth(Number(from.slice(0, 4)), Number(from.slice(5, 7)));
}

function lackingDays(from: IsoDate, to: IsoDate): Lacking {
  const days = { from, to };
  if (from === to) return { words: ` for ${dayName(from)}`, days };
  if (isMonth(from, to)) return { words: ` for ${dayName(from).replace(/^\d+ /, '')}`, days };
  return { words: ` from ${dayName(from)} to ${dayName(to)}`, days };
}

/** The time that is lacking, of a question's time. */
export function lackingIn(period: AskedPeriod | undefined): Lacking {
  if (period?.kind === 'date') return lackingDays(period.on, period.on);
  if (period?.kind === 'dates') return lackingDays(period.from, period.to);
  return period?.kind === 'fiscal' ? { ...anyTime, words: ` for ${timeWords([period]).replace(/\bfiscal /, '')}` } : anyTime;
}

/** The same of a window. */
export function lackingOver(window: Window): Lacking {
  if (window.kind === 'point') return lackingDays(window.on, window.on);
  return (window.kind === 'stretch' || window.kind === 'edge') && window.from !== null && window.to !== null ? lackingDays(window.from, window.to) : anyTime;
}

/** Nothing of a time is published where the series goes on before and after it without it: of one that comes once a month. */
function isGap(run: Run, { days }: Lacking): boolean {
  if (days === null || !isMonth(days.from, days.to)) return false;
  const has = (from: IsoDate, to: IsoDate): boolean => run.some((reading) => endOf(reading) >= from && endOf(reading) <= to);
  return !has(days.from, days.to) && has(addDays(days.from, -62), addDays(days.from, -1)) && has(addDays(days.to, 1), addDays(days.to, 62));
}

export function absent(run: Run, id: string, lacking: Lacking = anyTime): Outcome {
  const [first, last] = [run[0], run.at(-1)];
  if (isGap(run, lacking)) {
    const none = 'the series goes on before and after it, and its source published none of that month.';
    return { summary: [say`The series at hand do not hold ${subject(id)} for the time asked about: ${none}`], blocks: [], missing: [`${capital(nameOf(id))}${lacking.words}: ${none}`] };
  }
  const held = first === undefined || last === undefined ? '' : ` What is at hand runs from ${dayName(endOf(first))} to ${dayName(endOf(last))}.`;
  return { summary: [say`The series at hand do not hold ${subject(id)}${held === '' ? '' : ' for the time asked about'}.`], blocks: [], missing: [`${capital(nameOf(id))}${lacking.words}; FRED has it when asked live with a key.${held}`] };
}
