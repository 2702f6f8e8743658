// From when to when something was held: two moments, the stretch between them, or one moment alone, which is up to the newest close.
import type { Window } from '../course.ts';
import { plainWindow } from '../words/signed-text.ts';
import { isShort, windowsFor } from './course-windows.ts';
import type { FoundWindow } from './windows.ts';

/** `isVague`: within a month or a year that is named, and on no day of it. */
export type Moments = { readonly windows: readonly Window[]; readonly isVague: boolean };

/** "Bought in January 2024". */
const boughtIn = /\b(?:bought|buy|buying|purchas\w+|put|putting|invest\w*|got (?:in|into)|went into|picked up)\b(?:(?!\b(?:worth|becom\w+|became|turn\w*|made|make|gain\w*|grow\w*|grew)\b)[^?.;§])*§/;

const moved = (windows: readonly Window[]): readonly Window[] | null => windowsFor({ kind: 'change' }, windows, true);
const isNow = (one: Window | undefined): boolean => one === undefined || one.kind === 'latest';

/** From the first close of a calendar time; null of any other window. */
function within(one: Window, text: string): Moments | null {
  if (one.kind !== 'stretch' || one.from === null || one.to === null || !boughtIn.test(text)) return null;
  const windows = moved([{ kind: 'edge', from: one.from, to: one.to, which: 'first' }, { kind: 'latest' }]);
  return windows === null ? null : { windows, isVague: true };
}

const isCalendar = (one: Window): boolean => one.kind === 'stretch' && one.base === 'before' && one.from !== null && one.to !== null;

/** `text` with signs in it; null where the times do not fit. */
export function momentsOf(text: string, found: readonly FoundWindow[]): Moments | null {
  const plain = [...new Map(found.map((one) => [JSON.stringify(plainWindow(one)), plainWindow(one)])).values()];
  const [first, second, third] = plain.toSorted((one, other) => Number(one.kind === 'latest') - Number(other.kind === 'latest'));
  if (first === undefined || third !== undefined || first.kind === 'latest') return null;
  if (isCalendar(first)) return isNow(second) ? within(first, text) : null;
  const windows = second === undefined ? upToNow(first) : isShort(first) && isShort(second) ? moved(plain) : null;
  return windows === null ? null : { windows, isVague: false };
}

function upToNow(one: Window): readonly Window[] | null {
  return isShort(one) ? moved([one, { kind: 'latest' }]) : one.kind === 'stretch' ? moved([one]) : null;
}
