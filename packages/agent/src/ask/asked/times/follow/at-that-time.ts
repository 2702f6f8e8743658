// A follow-up on the economy that points at the month or the day of the reading before, or holds that reading against the newest: "and the fed funds rate in that month?", "how does that compare with the latest?". Said again with the time.
import type { IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../../asked.ts';
import { isEconomic } from '../../subjects/economic.ts';
import { areAmong, saidAfter } from './figure-before.ts';

const thatTime = /(?:,? ?\b(?:in|at|on|during|for|as of|around) )?\b(?:that|the|this) (?:(?:very|exact) )?(?:same )?(?:very )?(?:month|point(?: in time)?|moment|day|date|time)\b(?! (?:of|in|before|after|later|since|when|last)\b)|,? \b(?:back )?then\b(?=[,?. ]*$|[,?])/gi;
const held = /\b(?:compar\w+|versus|vs\.?|against|differ\w*|than|beside)\b/i;
const newest = /\b(?:(?:the )?(?:latest|newest|most recent|current|last)(?: (?:reading|one|figure|number|rate|value|month|level))?|now|today)\b/i;
const closed = new Set('a again against and any as beside better but compare compared compares did differ different do does figure from has have high higher how in is it its latest level low lower current last month more most much less newest now number of on one or rate reading recent so stand stands than that the then this to today value versus very vs was were what where with worse'.split(' '));

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** The month of one reading of the economy; null where it was anything else. */
function readingBefore({ measures, companies, periods, course }: Asked): { readonly words: string; readonly month: string } | null {
  const [[only, ...others], [time, ...more]] = [measures, periods];
  const isOne = only !== undefined && isEconomic(only) && 'as' in only && only.as === 'value' && others.length + more.length + companies.length === 0;
  return isOne && time !== undefined && isMonth(time) && (course === undefined || course.form.kind === 'value') ? { words: only.words, month: `${months[Number(time.from.slice(5, 7)) - 1] ?? ''} ${time.from.slice(0, 4)}` } : null;
}

function isMonth(time: AskedPeriod): time is Extract<AskedPeriod, { readonly kind: 'dates' }> {
  return time.kind === 'dates' && time.from.slice(0, 7) === time.to.slice(0, 7);
}

/** Null where it says a time of its own, or asks for no series. */
export function atThatTime(text: string, earlier: Asked, today: IsoDate): string | null {
  const before = readingBefore(earlier);
  const said = before === null ? null : saidAfter(text, today);
  if (before === null || said === null) return null;
  if (held.test(text) && newest.test(text) && said.figures.length === 0 && areAmong(said.rest, closed)) return `What was the ${before.words} in ${before.month} and what is it in the latest reading?`;
  const isOfSeries = said.figures.length > 0 && said.figures.every(({ measure }) => isEconomic(measure));
  return isOfSeries && !/\d{4}/.test(text) && text.search(thatTime) >= 0 ? inMonth(text, before.month) : null;
}

function inMonth(text: string, month: string): string {
  let isTold = false;
  const told = text.replace(thatTime, () => {
    const words = isTold ? '' : ` in ${month}`;
    isTold = true;
    return words;
  });
  return told.replace(/ {2,}/g, ' ').replace(/^(?:and|so|but|then),? /i, '');
}
