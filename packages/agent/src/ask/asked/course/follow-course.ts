// A question that goes on from one of closes or of a series: what it says anew takes the place of what was asked before, and the rest stays.
import { addDays, type IsoDate } from '@assay/record';
import { countOf } from '../number-words.ts';
import { blank, type Place } from '../places.ts';
import type { Course, Window } from './course.ts';
import { asksMore, formOf, type Formed } from './course-forms.ts';
import { otherThings } from './course-subjects.ts';
import { windowsFor } from './windows/course-windows.ts';
import { economySubject } from './economy-subject.ts';
import { has } from './words/patterns.ts';
import { leftOf } from './words/left-words.ts';
import { inOneSpelling, plainWindow, signedText } from './words/signed-text.ts';
import { findWindows } from './windows/windows.ts';
import { heldUntil, otherPart, stakeOf } from './parts/followed-parts.ts';

export type Followed = { readonly course: Course; readonly leftOver: readonly string[]; readonly hasNew: { readonly subject: boolean; readonly form: boolean; readonly windows: boolean } };
type Given = { readonly text: string; readonly named: readonly Place[]; readonly before: Course };

/** Longer ones are questions of their own. */
const MOST_WORDS = 16;
const opening = /^(?:and|but|so|then|also|ok(?:ay)?|now|what about|how about|what of|same(?: again)?|thanks|thx|right|good|fine|well)[,.:;!]* /;
const sameTime = /\b(?:(?:on|in|for|at|over|during) )?(?:the |that )?(?:very )?same (?:day|date|month|year|quarter|period|time|week|stretch|window)\b|\b(?:on|in|for|over|during) (?:that|the same) (?:day|date|month|year|quarter|period|time|stretch)\b|\b(?:that|then|too|as well)\b/g;

/** Null where anything of weight is left, or nothing is said anew. */
export function followCourse({ text, named, before }: Given): Followed | null {
  const low = inOneSpelling(text).toLowerCase();
  if (low.split(/\s+/).length > MOST_WORDS) return null;
  const found = findWindows(blank(low, named));
  if (found === null) return null;
  const signed = signedText(low, [...named.map((place) => ({ ...place, sign: '¤' })), ...found.places.map((place) => ({ ...place, sign: '§' }))]);
  const shift = shiftIn(signed);
  return joined(signed.replace(opening, ''), { before: { ...before, windows: widened(before.windows, signed) }, named, windows: found.windows.map(plainWindow), shift });
}

const wider = /\b(?:that|the same|the whole|the entire|the full|same) (?<unit>year|month|quarter)\b/;
const grains: readonly string[] = ['day', 'week', 'month', 'quarter', 'half', 'year'];

/** "The highest of that year", where a day or a month was asked about before: the year that it lies in. */
function widened(windows: readonly Window[], text: string): readonly Window[] {
  const unit = wider.exec(text)?.groups?.['unit'];
  return unit === 'year' || unit === 'quarter' || unit === 'month' ? windows.map((window) => around(window, unit)) : windows;
}

function around(window: Window, grain: 'year' | 'quarter' | 'month'): Window {
  const day = window.kind === 'point' ? window.on : window.kind === 'stretch' && grains.indexOf(window.grain) < grains.indexOf(grain) ? window.from : null;
  if (day === null || (window.kind === 'stretch' && window.to?.slice(0, 4) !== day.slice(0, 4))) return window;
  const [year, month] = [day.slice(0, 4), Number(day.slice(5, 7))];
  const length = { year: 12, quarter: 3, month: 1 }[grain];
  const last = Math.ceil(month / length) * length;
  const two = (number: number): string => String(number).padStart(2, '0');
  const end = new Date(Date.UTC(Number(year), last, 0)).getUTCDate();
  return { kind: 'stretch', from: `${year}-${two(last - length + 1)}-01`, to: `${year}-${two(last)}-${two(end)}`, base: 'before', grain };
}

type Said = { readonly before: Course; readonly named: readonly Place[]; readonly windows: readonly Window[]; readonly shift: Shift | null };

function joined(text: string, { before, named, windows, shift }: Said): Followed | null {
  const { of, rest } = subjectAfter(text, named, before);
  if (of === null || otherThings.test(rest)) return null;
  const formed = otherPart(before.form, rest) ?? newForm(formOf(rest, false), before, rest);
  const hasNew = { subject: of !== before.of || named.length > 0, form: formed !== null, windows: windows.length > 0 || shift !== null };
  if (!Object.values(hasNew).some(Boolean)) return null;
  const windowsNow = timesOf(before, { formed, windows, shift });
  return closed(formed ?? { form: before.form, rest }, { of, also: formed === null && of === 'close' ? stakeOf(before) : null, hasNew, windows: windowsNow });
}

function timesOf(before: Course, { formed, windows, shift }: Pick<Said, 'windows' | 'shift'> & { readonly formed: Formed | null }): readonly Window[] | null {
  const times = heldUntil(before, windows) ?? timesAfter(before.windows, windows, shift);
  return windows.length > 0 || shift !== null ? movedFrom(before, formed, times) : times;
}

/** A move to another moment begins at the one that was asked about before. */
function movedFrom(before: Course, formed: Formed | null, times: readonly Window[] | null): readonly Window[] | null {
  const isMoveFrom = formed !== null && plainMoves.includes(formed.form.kind) && before.form.kind === 'value';
  return isMoveFrom && times !== null ? [...before.windows, ...times] : times;
}

type Closing = Pick<Followed, 'hasNew'> & { readonly of: Course['of']; readonly also: Course['also'] | null; readonly windows: readonly Window[] | null };

function closed(formed: Formed, { of, also, hasNew, windows }: Closing): Followed | null {
  const course = courseAfter({ of, form: formed.form }, windows);
  const left = leftOf(formed.rest);
  return course === null || left === null || (hasNew.form && asksMore(formed)) ? null : { course: also === null || also === undefined ? course : { ...course, also }, leftOver: left, hasNew };
}

/** Null where a company and a series are both spoken of. */
function subjectAfter(text: string, named: readonly Place[], before: Course): { readonly of: Course['of'] | null; readonly rest: string } {
  const economy = economySubject(text);
  const rest = (economy?.rest ?? text).replace(shiftWords, ' ').replace(sameTime, ' ');
  if (economy !== null) return { of: named.length > 0 ? null : economy.of, rest };
  return { of: named.length > 0 ? 'close' : before.of, rest };
}

function timesAfter(before: readonly Window[], windows: readonly Window[], shift: Shift | null): readonly Window[] | null {
  if (windows.length > 0) return windows;
  return shift === null ? before : shifted(before, shift);
}

function courseAfter({ of, form }: Pick<Course, 'of' | 'form'>, windows: readonly Window[] | null): Course | null {
  const fitting = windows === null ? null : windowsFor(form, windows, of === 'close');
  return fitting === null || fitting.length === 0 ? null : { of, form, windows: fitting, order: null, isGap: false };
}

const plainMoves: readonly Course['form']['kind'][] = ['change', 'yearly', 'fall', 'climb', 'factor'];
const priceWords = /\b(?:clos(?:e|es|ed|ing)|price[ds]?|quote[ds]?|worth|cost|level|stand|stood)\b/g;

/** What is said in passing ("did it do any better?") is no figure of its own. */
function newForm(formed: Formed | null, before: Course, text: string): Formed | null {
  if (formed === null) return null;
  if (formed.form.kind === 'value') return before.form.kind !== 'value' && has(priceWords, text) ? formed : null;
  return formed.form.kind === 'change' && plainMoves.includes(before.form.kind) ? null : formed;
}

type Shift = { readonly sign: 1 | -1; readonly count: number; readonly unit: 'day' | 'week' | 'month' | 'quarter' | 'year' };
const count = String.raw`(?<count>\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const unit = String.raw`(?<unit>y(?:ea)?rs?|y|months?|mos?|m|quarters?|q|weeks?|w|(?:trading )?days?|d|sessions?)`;
const shiftWords = new RegExp(String.raw`\b(?:${count}[- ]?${unit}|(?:the )?(?<near>year|month|quarter|week|day|session|trading day))(?: ?(?:(?<back>before|earlier|ago|prior|back|previously)|(?<on>later|after(?:wards)?|on|thereafter)))(?: (?:that|it|then|this|to that))?\b|\b(?:the )?(?<which>previous|prior|preceding|next|following) (?<of>year|month|quarter|week|day|session|trading day)\b`);
const units: Readonly<Record<string, Shift['unit']>> = { y: 'year', m: 'month', q: 'quarter', w: 'week', d: 'day', s: 'day', t: 'day' };

function shiftIn(text: string): Shift | null {
  const groups = shiftWords.exec(text)?.groups;
  if (groups === undefined) return null;
  const named = groups['unit'] ?? groups['near'] ?? groups['of'] ?? '';
  const of = units[named.charAt(0)];
  const many = groups['count'] === undefined ? 1 : countOf(groups['count'].replace(/^an?$/, '1'));
  const isBack = groups['back'] !== undefined || /previous|prior|preceding/.test(groups['which'] ?? '');
  return of === undefined || many === null ? null : { sign: isBack ? -1 : 1, count: many, unit: of };
}

/** A session after or before goes by the market's days: only whole weeks and longer are counted here. */
function shifted(windows: readonly Window[], shift: Shift): readonly Window[] | null {
  const moved = windows.map((window) => movedBy(window, shift));
  return moved.includes(null) || moved.length === 0 ? null : moved.filter((one) => one !== null);
}

function movedBy(window: Window, shift: Shift): Window | null {
  switch (window.kind) {
    case 'latest': case 'last': case 'ago': return null;
    case 'point': { const on = dayFrom(window.on, shift); return on === null ? null : { kind: 'point', on }; }
    case 'edge': return stretchFrom(window, shift);
    case 'stretch': return window.grain === shift.unit || shift.unit === 'year' ? stretchFrom(window, shift) : null;
  }
}

function stretchFrom(window: Extract<Window, { kind: 'edge' | 'stretch' }>, shift: Shift): Window | null {
  if (window.from === null || window.to === null) return null;
  const [from, to] = [dayFrom(window.from, shift), dayFrom(addDays(window.to, 1), shift)];
  return from === null || to === null ? null : { ...window, from, to: addDays(to, -1) };
}

function dayFrom(day: IsoDate, { sign, count: many, unit: of }: Shift): IsoDate | null {
  if (of === 'day') return null;
  if (of === 'week') return addDays(day, sign * many * 7);
  const months = sign * many * { month: 1, quarter: 3, year: 12 }[of];
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${String(year)}-${String(month).padStart(2, '0')}-${String(Math.min(last, Number(day.slice(8)))).padStart(2, '0')}`;
}
