// From which close to which shares were held, and within which days their dividends are counted.
import type { IsoDate } from '@assay/record';
import { addDays } from '@assay/record';
import type { Window } from '../course/course.ts';
import type { FoundWindow } from '../course/windows/windows.ts';
import { plainWindow } from '../course/words/signed-text.ts';
import type { Stakes } from './stakes.ts';

export type Held = Pick<Stakes, 'from' | 'to'> & { readonly paidIn: { readonly from: IsoDate; readonly to: IsoDate } | null };

const now: Window = { kind: 'latest' };
export const isMoment = ({ kind }: Window): boolean => kind === 'point' || kind === 'edge' || kind === 'latest' || kind === 'ago';
const isCalendar = (one: Window): one is Extract<Window, { kind: 'stretch' }> & { readonly from: IsoDate; readonly to: IsoDate } => one.kind === 'stretch' && one.from !== null && one.to !== null && one.grain !== 'day';

/** As days compare; the newest last. */
export function dayOf(one: Window): string {
  switch (one.kind) {
    case 'point': return one.on;
    case 'edge': return one.which === 'last' ? one.to : one.from;
    case 'latest': return '9999';
    case 'ago': return '9998';
    case 'stretch': case 'last': return '';
  }
}

/** The two ends of a stretch: a calendar time begins at the last close before it. */
export function endsOf(one: Window): Pick<Held, 'from' | 'to'> | null {
  if (one.kind === 'last') return { from: { kind: 'ago', count: one.count, of: one.of }, to: now };
  if (one.kind !== 'stretch' || one.from === null) return null;
  const to: Window = one.to === null ? now : { kind: 'point', on: one.to };
  if (one.base === 'first') return { from: { kind: 'edge', from: one.from, to: addDays(one.from, 10), which: 'first' }, to };
  return { from: { kind: 'point', on: one.base === 'before' ? addDays(one.from, -1) : one.from }, to };
}

/** "The dividends with 2024 ex-days": of these days, whatever else is named. */
const besidePaid = /\b(?:dividends?|divs?|payouts?|distributions?|ex)\b[^.?!;]{0,40}$/;
const paidBehind = /^ ?(?:ex\b|ex-|dividends?|divs?|payouts?)/;

function isOfDividends(text: string, at: number): boolean {
  const places = text.split('§');
  const [ahead, behind] = [places.slice(0, at + 1).join('§'), places.slice(at + 1).join('§')];
  return besidePaid.test(ahead) || paidBehind.test(behind);
}

/** Bought at the start of a stretch that is no holding: "in March 2024". */
const boughtIn = /\b(?:bought|buy|purchased|invested|put|got into|picked up)\b[^?.;§]* in §/;

/** `isPast`: that the shares are supposed to have been held from the one day that is named. Null where the times do not fit. */
export function heldBetween(text: string, windows: readonly FoundWindow[], isPast: boolean): Held | null {
  const plain = windows.map(plainWindow);
  const paid = plain.flatMap((one, at) => (isCalendar(one) && isOfDividends(text, at) ? [one] : []));
  const whole = [...new Map(plain.map((one) => [JSON.stringify(one), one])).values()];
  const rest = whole.length > 1 ? whole.filter((one) => !paid.some((other) => JSON.stringify(other) === JSON.stringify(one))) : whole;
  const [first] = paid;
  const paidIn = first === undefined || rest.length === 0 || paid.length > 1 ? null : { from: first.from, to: first.to };
  const ends = endsFor(rest.length === 0 ? whole : rest, isPast);
  return ends === null || (paid.length > 1 && rest.length > 0) || boughtIn.test(text) ? null : { ...ends, paidIn };
}

function endsFor(windows: readonly Window[], isPast: boolean): Pick<Held, 'from' | 'to'> | null {
  const [one, other, ...more] = windows;
  if (one === undefined) return isPast ? null : { from: null, to: now };
  if (more.length > 0) return null;
  if (other === undefined) return isMoment(one) ? ofOne(one, isPast) : endsOf(one);
  if (!isMoment(one) || !isMoment(other)) return null;
  const [from, to] = dayOf(one) <= dayOf(other) ? [one, other] : [other, one];
  return dayOf(from) === dayOf(to) ? null : { from: begun(from), to };
}

/** What begins with a time begins at the last close before it, unless its first close is named. */
export const begun = (one: Window): Window => (one.kind === 'edge' && one.which === 'first' && one.isSession !== true ? { kind: 'point', on: addDays(one.from, -1) } : one);

const ofOne = (one: Window, isPast: boolean): Pick<Held, 'from' | 'to'> | null => (one.kind === 'latest' || !isPast ? (isPast ? null : { from: null, to: one }) : { from: begun(one), to: now });
