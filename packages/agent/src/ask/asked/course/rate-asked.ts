// A rate of inflation that is asked for: its level in a month, or its move from one month to another.
import type { Course, Window } from './course.ts';
import type { Formed } from './course-forms.ts';
import { isOfMonth } from './windows/course-windows.ts';
import * as words from './words/course-words.ts';
import { has } from './words/patterns.ts';

/** "How did inflation change from March 2023 to March 2024": from the one month to the other. */
const isBetweenMonths = (text: string, [one, ...others]: readonly Window[]): boolean => one?.kind === 'stretch' && others.length === 0 && one.grain === 'month' && one.from !== null && one.to !== null && !isOfMonth(one) && /^(?:and |so )?how (?:did|has|had)\b/.test(text);

/** A rate of inflation in a month is a value, also where prices are said to rise. */
export function rateAsked(text: string, of: Course['of'], windows: readonly Window[]): Formed | null {
  const areRates = of !== 'close' && of.every((id) => id.endsWith('inflation'));
  const areMonths = windows.length > 0 && windows.every((one) => one.kind === 'latest' || isOfMonth(one));
  if (areRates && isBetweenMonths(text, windows)) return { form: { kind: 'change' }, rest: text };
  return areRates && areMonths && !has(words.means, text) ? { form: { kind: 'value' }, rest: text } : null;
}
