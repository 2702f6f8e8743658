// "How much has it grown since then?": since the time of the question before, which is named in its place.
import type { IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../../asked.ts';
import type { Window } from '../../course/course.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const dayWords = (on: IsoDate): string => `${String(Number(on.slice(8)))} ${months[Number(on.slice(5, 7)) - 1] ?? ''} ${on.slice(0, 4)}`;
const monthWords = (on: IsoDate): string => `${months[Number(on.slice(5, 7)) - 1] ?? ''} ${on.slice(0, 4)}`;

function ofWindow(window: Window | undefined, isOfClose: boolean): string | null {
  if (window?.kind === 'point') return dayWords(window.on);
  if (window?.kind === 'edge') return dayWords(window.which === 'last' ? window.to : window.from);
  if (window?.kind !== 'stretch' || window.to === null) return null;
  return isOfClose ? dayWords(window.to) : monthWords(window.to);
}

function ofPeriod(period: AskedPeriod | undefined): string | null {
  if (period?.kind === 'fiscal') return period.year === null || !/^(?:FY|Q)/.test(period.part) ? null : period.part === 'FY' ? `fiscal ${String(period.year)}` : `${period.part} ${String(period.year)}`;
  if (period?.kind === 'date') return dayWords(period.on);
  if (period?.kind !== 'dates') return null;
  return period.from.slice(0, 7) === period.to.slice(0, 7) ? monthWords(period.to) : dayWords(period.to);
}

/** As a question names it; null where the question before named no time or several. */
function timeOf({ course, periods }: Asked): string | null {
  if (course !== undefined) return course.windows.length === 1 ? ofWindow(course.windows[0], course.of === 'close') : null;
  return periods.length === 1 ? ofPeriod(periods[0]) : null;
}

const sinceThen = /\bsince(?: then| that (?:time|day|date|month|year|quarter)| those days)\b|\bsince(?=\s*(?:[?.!,;]|$))/i;
/** With no more words than these the move is asked for. */
const alone = /^(?:(?:and|so|but|ok|okay|what about|how about|what has happened|what happened)[, ]*)*since [^?]{4,24}\??\s*$/i;

/** "If I'd got in at that price": the move since the day of that close. */
const boughtThen = /\b(?:bought|got(?:ten)? in(?:to)?|gone in|went in|jumped in|bought in|invested|entered|put (?:my )?money in|picked (?:it|some|them) up)\b[^?.;]{0,30}\b(?:at|for|on) (?:that|this|the same) (?:price|close|level|day|closing price)\b|\b(?:bought|got in|invested|jumped in)(?: (?:it|some|in))? (?:then|there|that day|back then)\b/i;
const asksMove = /\b(?:up|down|ahead|behind|made|make|gain\w*|los[et]|loss|profit|return\w*|percent\w*|per cent|pct)\b|%/i;
/** A number of shares, a sum or another day is told otherwise. */
const ofSum = /\d|[$£€]|\b(?:hundred|thousand|grand|dozen|dividends?|a year|annual\w*|highest|best|peak|lowest|worst|shares of)\b/i;

/** Since a time that this question itself names first. */
const ofOtherTime = /\b(?:earlier|before|ago|prior|previous|(?:19|20)\d\d)\b.*\bsince\b/i;

/** Null where nothing was bought at the close of before, or something else than the move is asked. */
function sinceBought(text: string, earlier: Asked): string | null {
  const isMove = boughtThen.test(text) && asksMove.test(text) && !ofSum.test(text);
  const day = isMove && earlier.course?.of === 'close' && earlier.companies.length === 1 ? timeOf(earlier) : null;
  return day === null ? null : `How much in percent has the share changed since ${day}?`;
}

/** On which day a share stood highest or lowest only the closes tell. */
const isOfEnd = ({ course }: Asked): boolean => course !== undefined && ['highest', 'lowest'].includes(course.form.kind);

/** Unchanged where nothing of the kind is said, or nothing is known of then. */
export function withSinceThen(text: string, earlier: Asked | undefined): string {
  const bought = earlier === undefined ? null : sinceBought(text, earlier);
  if (bought !== null) return bought;
  if (earlier === undefined || isOfEnd(earlier) || !sinceThen.test(text) || ofOtherTime.test(text)) return text;
  const time = timeOf(earlier);
  if (time === null) return text;
  const told = text.replace(sinceThen, `since ${time}`);
  return alone.test(told) ? `How much has it changed since ${time}?` : told;
}
