// The times of a question as the figure that is asked for takes them: moments for values, stretches for the rest, two moments joined for a move.
import { daysBetween, type IsoDate } from '@assay/record';
import type { CourseForm, Window } from '../course.ts';

export const isShort = ({ kind }: Window): boolean => kind === 'latest' || kind === 'point' || kind === 'edge' || kind === 'ago';
export const isOfMonth = (one: Window): boolean => one.kind === 'stretch' && one.grain === 'month' && one.from?.slice(0, 7) === one.to?.slice(0, 7);

/** A calendar time, and the same again from the close before it to its last. */
export function withoutSame(windows: readonly Window[]): readonly Window[] {
  const spans = windows.flatMap((one) => (one.kind === 'stretch' && one.base === 'own' && one.from !== null && one.to !== null ? [{ from: one.from, to: one.to }] : []));
  const isNear = (day: IsoDate, end: IsoDate): boolean => day <= end && daysBetween(day, end) <= 7;
  const isAgain = (one: Window): boolean => one.kind === 'stretch' && one.base === 'before' && spans.some(({ from, to }) => one.from !== null && one.to !== null && from < one.from && isNear(from, one.from) && isNear(to, one.to));
  return spans.length === 1 ? windows.filter((one) => !isAgain(one)) : windows;
}

/** Times as the form takes them; null where it cannot. */
export function windowsFor({ kind }: CourseForm, windows: readonly Window[], isCloses: boolean): readonly Window[] | null {
  if (kind === 'value') return windows.every((one) => isShort(one) || (!isCloses && isPeriod(one))) ? windows : null;
  if (kind === 'change' || kind === 'yearly' || kind === 'factor') return movedOver(kind, endsAlike(windows), isCloses);
  if (kind === 'off') return offWindows(windows);
  if (windows.length === 0) return withoutTime(kind, isCloses);
  return windows.every((one) => !isShort(one)) ? windows : null;
}

const allOfIt: Window = { kind: 'stretch', from: null, to: null, base: 'own', grain: 'day' };

/** Of closes the highest and the lowest are looked for among all at hand; a day, a month or a mark in any time. */
function withoutTime(kind: CourseForm['kind'], isCloses: boolean): readonly Window[] | null {
  if (isCloses && (kind === 'highest' || kind === 'lowest' || kind === 'range')) return [allOfIt];
  return kind === 'beyond' || kind === 'best' || kind === 'worst' ? [] : null;
}

function movedOver(kind: 'change' | 'yearly' | 'factor', windows: readonly Window[], isCloses: boolean): readonly Window[] | null {
  const moved = windowsOfMove(isCloses ? windows.map(fromEndToEnd) : windows, isCloses);
  if (kind === 'yearly') return overYears(moved);
  const hasEnds = windows.length === 2 || (windows.length === 1 && !windows.some(isShort));
  return kind === 'change' || hasEnds ? moved : null;
}

/** "How did the stock do from 2023 to 2025": from the one year's last close to the other's, as a line of the statements goes from the one year to the other. */
function fromEndToEnd(one: Window): Window {
  return one.kind === 'stretch' && one.isBetweenYears === true && one.from !== null ? { kind: 'stretch', from: `${one.from.slice(0, 4)}-12-31`, to: one.to, base: 'own', grain: 'year' } : one;
}

/** "Ended 2024 lower than at the end of 2023": a year beside the end of another stands for its own end. */
function endsAlike(windows: readonly Window[]): readonly Window[] {
  const [first, second, ...more] = windows;
  if (first === undefined || second === undefined || more.length > 0 || !windows.some((one) => one.kind === 'edge' && one.which === 'last')) return windows;
  return windows.map((one): Window => (one.kind === 'stretch' && one.grain === 'year' && one.from !== null && one.to !== null && one.from.slice(0, 4) === one.to.slice(0, 4) ? { kind: 'edge', from: one.from, to: one.to, which: 'last' } : one));
}

/** The time in which the end lies; that the last close is held against it needs no time of its own. */
function offWindows(windows: readonly Window[]): readonly Window[] | null {
  const stretches = windows.filter((one) => one.kind === 'stretch' || one.kind === 'last');
  return stretches.length === 1 && windows.every((one) => one.kind === 'latest' || one === stretches[0]) ? stretches : null;
}

/** A week less than a year is one, as its last close goes. */
const YEAR = 358;

/** Of less than a year no yearly rate is told. */
function overYears(windows: readonly Window[] | null): readonly Window[] | null {
  return windows?.every((one) => (one.kind === 'last' ? one.of === 'year' : one.kind === 'stretch' && (one.to === null || one.from === null || daysBetween(one.from, one.to) >= YEAR))) === true ? windows : null;
}

/** Of an economic series a month or a quarter is a moment. */
const isPeriod = (one: Window): boolean => one.kind === 'stretch' && one.base === 'before' && one.grain !== 'year';

/** From the one moment to the other, over the day, or over each stretch. */
function windowsOfMove(windows: readonly Window[], isCloses: boolean): readonly Window[] | null {
  const [first, second, ...more] = windows;
  if (first === undefined) return null;
  if (second === undefined && first.kind === 'point') return [{ kind: 'stretch', from: first.on, to: first.on, base: 'before', grain: 'day' }];
  const joined = second === undefined || more.length > 0 ? null : joinedOf([first, second], isCloses);
  return joined ?? (windows.every((one) => (isCloses ? !isShort(one) : isBetween(one) || (windows.length === 1 && isOneYear(one)))) ? windows : null);
}

/** Of an economic series from one named month or day to another; over several years its move is told otherwise. */
export const isBetween = (one: Window): boolean => one.kind === 'stretch' && (one.base !== 'before' || one.grain === 'month');

const isOneYear = (one: Window | undefined): boolean => one?.kind === 'stretch' && one.grain === 'year' && one.from !== null && one.to !== null && one.from.slice(0, 4) === one.to.slice(0, 4);

function joinedOf(given: readonly [Window, Window], isCloses: boolean): readonly Window[] | null {
  const pair = sinceOther(given);
  if (pair.every(isShort)) return joinedMoments(...pair);
  return !isCloses && pair.every(isOfMonth) ? joinedMonths(...pair) : null;
}

/** "What was it in January 2026, and how had it changed since January 2025?": up to the time that is named, and not up to now. */
function sinceOther([first, second]: readonly [Window, Window]): readonly [Window, Window] {
  return [untilOther(first, second), untilOther(second, first)];
}

function untilOther(one: Window, other: Window): Window {
  if (one.kind !== 'stretch' || one.to !== null || one.from === null || !(isOfMonth(other) || other.kind === 'point')) return one;
  const isBefore = one.from < ((other.kind === 'stretch' ? other.from : endOf(other)) ?? '');
  return !isBefore ? one : other.kind === 'point' ? { kind: 'point', on: one.from } : monthOf(one.from);
}

function monthOf(day: IsoDate): Window {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return { kind: 'stretch', from: `${day.slice(0, 7)}-01`, to: `${day.slice(0, 7)}-${String(new Date(Date.UTC(year, month, 0)).getUTCDate())}`, base: 'before', grain: 'month' };
}

const endOf = (window: Window): string | null => (window.kind === 'point' ? window.on : window.kind === 'edge' ? (window.which === 'last' ? window.to : window.from) : null);

function joinedMoments(first: Window, second: Window): readonly Window[] | null {
  const ago = [first, second].find((one) => one.kind === 'ago');
  if (ago !== undefined) return [first, second].some(({ kind }) => kind === 'latest') ? [ago] : null;
  const [from, to = null] = [first, second].map(endOf).filter((day) => day !== null).toSorted();
  const isFirst = [first, second].some((one) => one.kind === 'edge' && one.isSession === true && one.which === 'first' && one.from === from);
  return from === undefined ? null : [{ kind: 'stretch', from, to, base: isFirst ? 'first' : 'own', grain: 'day' }];
}

/** From the one month's reading to the other's. */
function joinedMonths(first: Window, second: Window): readonly Window[] {
  const days = [first, second].flatMap((one) => (one.kind === 'stretch' ? [one.from, one.to] : [])).filter((day) => day !== null).toSorted();
  return [{ kind: 'stretch', from: days[0] ?? null, to: days.at(-1) ?? null, base: 'before', grain: 'month' }];
}
