// A question that asks for two figures of the same closes: the second is found by its words and taken out, and what is left is read as ever.
import { mayStandIn } from '../patterns/needed-words.ts';
import { daysBetween } from '@assay/record';
import { moneyIn } from '../forms/money-amount.ts';
import { offHigh, offLow } from './words/course-words.ts';
import { namesOther } from './words/end-words.ts';
import { has, without } from './words/patterns.ts';
import type { Also, Course, CourseForm, Window } from './course.ts';
import { plainWindow } from './words/signed-text.ts';
import * as words from './words/twofold-words.ts';
import type { FoundWindow } from './windows/windows.ts';

/** What is left to be read, with its times, and how that becomes a question of both. */
export type Twofold = { readonly text: string; readonly windows: readonly FoundWindow[]; readonly joined: (first: Course) => Course | null };

type Cut = { readonly text: string; readonly windows: readonly FoundWindow[]; readonly taken: readonly FoundWindow[] };

/** The first of the phrases taken out, with the times in it; null where none stands in the text. */
function cut(text: string, windows: readonly FoundWindow[], patterns: readonly RegExp[]): Cut | null {
  for (const pattern of patterns) {
    const [found] = mayStandIn(text, pattern) ? text.matchAll(pattern) : [];
    if (found === undefined) continue;
    const [start, end] = [found.index, found.index + found[0].length];
    const timesIn = (part: string): number => part.split('§').length - 1;
    const from = timesIn(text.slice(0, start));
    const to = from + timesIn(found[0]);
    return { text: `${text.slice(0, start)} ${text.slice(end)}`.replace(/ {2,}/g, ' '), windows: windows.filter((_, index) => index < from || index >= to), taken: windows.slice(from, to) };
  }
  return null;
}

const isOfEnds = ({ kind }: CourseForm): boolean => kind === 'range' || kind === 'highest' || kind === 'lowest';
const hasOneTime = ({ windows }: Course): boolean => windows.length === 1;

function withAlso(first: Course, also: Also, isFit: boolean): Course | null {
  return isFit && first.of === 'close' && first.several === undefined ? { ...first, also, order: null } : null;
}

type Reader = (text: string, windows: readonly FoundWindow[]) => Twofold | null;

const day: Reader = (text, windows) => {
  const found = cut(text, windows, words.ofTheDay);
  return found === null || found.taken.length > 0 ? null : { ...found, text: asClose(found.text), joined: (first) => withAlso(first, { kind: 'day' }, first.form.kind === 'value' && hasOneTime(first)) };
};

const swing: Reader = (text, windows) => {
  const found = cut(text, windows, words.betweenEnds);
  return found === null || found.taken.length > 0 ? null : { ...found, joined: (first) => withAlso(first, { kind: 'swing' }, first.form.kind === 'range' && hasOneTime(first)) };
};

const change: Reader = (text, windows) => {
  const found = cut(text, windows, words.overTheTime);
  return found === null || found.taken.length > 0 ? null : { ...found, joined: (first) => withAlso(first, { kind: 'change' }, isOfEnds(first.form) && hasOneTime(first)) };
};

const off: Reader = (text, windows) => {
  const found = cut(text, windows, words.offTheEnd);
  if (found === null) return null;
  const at = found.taken.length === 0 ? { kind: 'latest' as const } : found.taken.length === 1 ? momentOf(found.taken[0]) : null;
  return at === null ? null : { ...found, joined: (first) => withAlso(first, { kind: 'off', at }, isOfOneEnd(first.form, text) && hasOneTime(first)) };
};

/** Of the one end that is named. */
const isOfOneEnd = ({ kind }: CourseForm, text: string): boolean => (kind === 'highest' || kind === 'lowest') && !namesOther(text, kind);

function momentOf(window: Window | undefined): Window | null {
  return window?.kind === 'point' || window?.kind === 'latest' || window?.kind === 'edge' ? plainWindow(window) : null;
}

/** Both closes are told where the move between them is. */
const between: Reader = (text, windows) => {
  const found = cut(text, windows, words.betweenBoth);
  if (found === null || found.taken.length > 0) return null;
  const isJoined = ({ form, windows: [one, other, more] }: Course): boolean => form.kind === 'value' && one !== undefined && other !== undefined && more === undefined;
  return { ...found, text: asClose(found.text), joined: (first) => joinedMove(first, isJoined(first)) };
};

const dayOf = (window: Window): string => (window.kind === 'point' ? window.on : window.kind === 'edge' ? (window.which === 'last' ? window.to : window.from) : '9999');

function joinedMove(first: Course, isJoined: boolean): Course | null {
  const [from, to] = first.windows.toSorted((left, right) => (dayOf(left) < dayOf(right) ? -1 : 1));
  if (!isJoined || first.of !== 'close' || from === undefined || to === undefined || dayOf(from) === '9999') return null;
  return { ...first, form: { kind: 'change' }, order: null, isGap: false, windows: [{ kind: 'stretch', from: dayOf(from), to: to.kind === 'latest' ? null : dayOf(to), base: from.kind === 'edge' && from.isSession === true ? 'first' : 'own', grain: 'day' }] };
}

/** The sum is read in the text as it was, since no sign stands for it there. */
const shares: Reader = (text, windows) => {
  const sum = moneyIn(text);
  if (sum === null) return null;
  const found = cut(`${text.slice(0, sum.start)}£${text.slice(sum.end)}`.replace(words.sumAtHand, ' '), windows, words.sharesBought);
  return found === null || found.taken.length > 0 || moneyIn(found.text) !== null ? null : { ...found, text: asClose(found.text.replace('£', ' ')), joined: (first) => withAlso(first, { kind: 'shares', sum: String(sum.amount) }, first.form.kind === 'value' && hasOneTime(first)) };
};

/** A time alone is that of a close. */
function asClose(text: string): string {
  return /\b(?:clos\w+|price|priced|quote|worth|stand|stood|trad\w+)\b/.test(text) ? text : `${text} closing price`;
}

/** "Last close and % below the highest close since then": where it stands now is named. */
const offNow: Reader = (text, windows) => (windows.some(({ kind }) => kind === 'latest') && (has(offHigh, text) || has(offLow, text)) ? { text: `is ${text}`, windows, joined: (first) => (first.form.kind === 'off' ? first : null) } : null);

/** The move tells both closes. */
const closes: Reader = (text, windows) => {
  const found = cut(text, windows, words.bothCloses);
  if (found === null) return null;
  const days = found.taken.map((one) => dayOf(one));
  return { ...found, text: `${found.text} share`, joined: (first) => (first.form.kind === 'change' && first.of === 'close' && hasOneTime(first) && days.every((on) => isEndOf(first.windows[0], on)) ? first : null) };
};

/** One of the two closes of a move: of its last day, or of the session that it begins with. */
function isEndOf(window: Window | undefined, on: string): boolean {
  if (window?.kind !== 'stretch' || window.from === null) return false;
  return on === window.to || (window.base !== 'before' ? on === window.from : on < window.from && daysBetween(on, window.from) < 5);
}

/** What is held against the end is told with it. */
const held: Reader = (text, windows) => {
  const found = cut(text, windows, words.heldClose);
  return found === null || found.taken.some(({ kind }) => kind !== 'latest') ? null : { ...found, joined: (first) => (first.form.kind === 'off' ? first : null) };
};

const isMoment = ({ kind }: Window): boolean => kind === 'latest' || kind === 'point' || kind === 'edge';

/** The text without the signs of these windows. */
function withoutSigns(text: string, windows: readonly FoundWindow[], gone: (window: Window) => boolean): string {
  let index = -1;
  return text.replace(/§/g, (sign) => { index += 1; const window = windows[index]; return window !== undefined && gone(window) ? ' ' : sign; });
}

/** "Last close against the mean of its closes since then": the close of one moment beside a mean or an end of a time. */
const against: Reader = (text, windows) => {
  const moments = [...new Map(windows.filter(isMoment).map((one) => [JSON.stringify(plainWindow(one)), plainWindow(one)])).values()];
  const [at] = moments;
  const hasOthers = windows.some((one) => !isMoment(one));
  if (at === undefined || moments.length > 1 || !hasOthers || !words.heldAgainst.some((pattern) => has(pattern, text)) || !words.isHeld.test(text)) return null;
  const rest = without(withoutSigns(text, windows, isMoment), words.onceMore, ...words.heldAgainst, words.onceMore);
  return { text: `what was ${rest} closing price`, windows: windows.filter((one) => !isMoment(one)), joined: (first) => withAlso(first, { kind: 'off', at }, (first.form.kind === 'mean' || isOfOneEnd(first.form, text)) && hasOneTime(first)) };
};

/** "Latest close, and the highest of the year": the newest close itself beside an end of a time. */
const beside: Reader = (given, windows) => {
  const text = given.replace(words.newestOf, '§ ¤');
  const isNamed = text !== given;
  const others = windows.filter(({ kind }) => kind !== 'latest');
  if (others.length !== 1 || (isNamed ? others.length : others.length + 1) > windows.length || words.holdsApart.test(text) || others.some(isMoment)) return null;
  const rest = without(isNamed ? text.replace('§ ¤', '¤') : withoutSigns(text, windows, ({ kind }) => kind === 'latest'), words.newestBeside);
  return { text: `what was ${rest} closing price`, windows: others, joined: (first) => withAlso(first, { kind: 'newest' }, first.form.kind !== 'range' && isOfEnds(first.form) && hasOneTime(first)) };
};

/** A rate a year is told with the whole move. */
const whole: Reader = (text, windows) => {
  const found = cut(text, windows, words.wholeMove);
  return found === null || found.taken.length > 0 ? null : { ...found, text: `${found.text} share change`, joined: (first) => (first.form.kind === 'yearly' ? first : null) };
};

const readers: readonly Reader[] = [swing, held, off, offNow, day, change, between, shares, closes, whole, against, beside];

/** What of the question may be read as two figures; the first that is read wholly is meant. */
export function findTwofold(text: string, windows: readonly FoundWindow[]): readonly Twofold[] {
  const plain = text.replace(words.bothEnds, 'highest and lowest').replace(words.bestOne, 'highest ').replace(words.worstOne, 'lowest ');
  return readers.flatMap((read) => read(plain, windows) ?? []);
}

