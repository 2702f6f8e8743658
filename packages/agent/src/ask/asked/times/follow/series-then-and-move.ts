// A follow-up on a reading of the economy that asks for another time's and for the move between the two: "a year before, and the drop since in points?". Said again as the move, which tells both.
import { metricByField, metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../../asked.ts';
import { areAmong, momentWords } from './figure-before.ts';
import { relativeTo } from './relative-times.ts';

const timed = /\b(?:(?:the )?(?:year|month|quarter)|(?:one|a|two|three|six|twelve|\d{1,2}) (?:years?|months?|quarters?)) (?:before|earlier|prior|previously|ago|after|later)\b|\b(?:previous|prior|preceding|following|next) (?:year|month|quarter)\b/i;
const moves = /\b(?:chang\w*|chg|move[ds]?|ris(?:e|en)|rose|f[ae]ll(?:en)?|drop(?:ped)?|declin\w+|decreas\w+|increas\w+|difference|diff|gap|delta|lower|higher|up|down|gained|lost|cut)\b/i;
const isEach = /\b(?:and|plus)\b|[?;&,]/i;
/** "How much lower than a year earlier?" */
const isHeld = /\b(?:how (?:much|far|many)|percent|points?)\b[^?]*\b(?:than|from|on|over|against|since)\b/i;
const closed = new Set('please give show tell say state me us the a an and plus or also as well figure figures number reading rate level that it its same one for of in on at over between two both them those what was were is are had has have been how much many far by points point percentage pp bp bps basis percent pct year years month months quarter quarters twelve six three before earlier prior previously ago after later previous preceding following next since then from to until up down change changed changes chg move moved moves rise rises risen rose fall falls fallen fell drop drops dropped decline declined declines decrease decreased increase increased difference diff gap delta lower higher gained lost cut come gone go went did do does i want need like would too so ok thanks than against'.split(' '));

type Reading = { readonly id: string; readonly label: string; readonly inPoints: boolean; readonly time: AskedPeriod };

/** One plain reading of one series, in one month or on one day; else null. */
function readingBefore(earlier: Asked): Reading | null {
  const [only] = earlier.measures;
  const [time] = earlier.periods;
  if (only === undefined || time === undefined || !('id' in only) || !isPlain(earlier) || !isMoment(time)) return null;
  const metric = metricByField('fred', only.id) ?? metricById(only.id);
  return metric === undefined || metric.id === 'price' ? null : { id: metric.id, label: metric.label, inPoints: metric.unit.kind === 'percent' || metric.unit.kind === 'points', time };
}

function isPlain({ companies, measures, periods, course, group }: Asked): boolean {
  const isOne = companies.length === 0 && group === null && measures.length === 1 && periods.length === 1;
  return isOne && (course === undefined || (course.form.kind === 'value' && course.windows.length === 1));
}

const isMoment = (time: AskedPeriod): boolean => time.kind === 'date' || (time.kind === 'dates' && time.from.slice(0, 7) === time.to.slice(0, 7));

const dayOf = (time: AskedPeriod): IsoDate => (time.kind === 'date' ? time.on : time.kind === 'dates' ? time.from : '');

/** Of another time and the move, and of nothing else. */
function asksBoth(text: string): boolean {
  return timed.test(text) && (isEach.test(text) || isHeld.test(text)) && moves.test(text.replace(timed, ' ')) && !/\d{3}/.test(text) && areAmong(text, closed);
}

const overYear = /\b(?:over|on|in|during|across) (?:the|that|a|its) (?:past |last |previous |whole |full )?(?:year|twelve months|12 months)\b|\b(?:yoy|y\/y|year[- ](?:on|over)[- ]year|12-month|twelve-month)\b|\b(?:than|from|against|vs\.?|versus|on) (?:a|the) year (?:before|earlier|ago)\b/i;
const ofMove = new Set('and so the that a an its it was is did had or how much many far by what in on over across during percent percentage points point pp bps year twelve months month yoy change changed chg move moved rise rose risen fall fell fallen up down higher lower than from against vs versus before earlier ago past last previous whole full difference compared with to rate then terms of'.split(' '));

/** "Up or down on the year?", "and the change over the year": the move over twelve months, and not from the reading before. A rate of inflation is over the year itself. */
function isOverYear(text: string, { id }: Reading): boolean {
  return overYear.test(text) && (moves.test(text) || text.includes('%')) && areAmong(text, ofMove) && !/gdp|growth/.test(id);
}

const compares = /\b(?:compar\w+|stacks? up|measures? up)\b[^?]*\b(?:with|to|against|on)\b|\b(?:versus|vs\.?|against|relative to)\b/i;
const ofComparing = new Set('and so how does do did is was it that this the a an one figure number reading rate compare compares compared comparison stack stacks measure measures up with to against versus vs relative on in of what where year years month months quarter before earlier ago prior previous previously preceding then same time'.split(' '));

/** "How does that compare with a year earlier?": both readings, and what lies between them. */
const isCompared = (text: string): boolean => timed.test(text) && compares.test(text) && !/\d/.test(text) && areAmong(text, ofComparing);

function timeMeant(text: string, before: Reading): AskedPeriod | null {
  return isOverYear(text, before) ? relativeTo('a year before', [before.time]) : asksBoth(text) || isCompared(text) ? relativeTo(text, [before.time]) : null;
}

/** Null where it asks not for both, or says anything else. */
export function seriesThenAndMove(given: string, earlier: Asked): string | null {
  const text = given.replace(/\byr\b/gi, 'year');
  const before = readingBefore(earlier);
  const time = before === null ? null : timeMeant(text, before);
  if (before === null || time === null || !isMoment(time)) return null;
  const [from, to] = dayOf(time) < dayOf(before.time) ? [time, before.time] : [before.time, time];
  // A rate of inflation is worked out for each month by itself.
  if (before.id.includes('inflation')) return `What was ${nameOf(before.label)} in ${wordsOf(from)} and in ${wordsOf(to)}, and by how many points did it change?`;
  return `${before.inPoints ? 'By how many percentage points' : 'By how many percent'} did ${nameOf(before.label)} change from ${wordsOf(from)} to ${wordsOf(to)}?`;
}

const wordsOf = (time: AskedPeriod): string => (time.kind === 'dates' ? new Date(`${time.from}T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }) : momentWords(time));

function nameOf(label: string): string {
  return `the ${label.toLowerCase()}`.replace('treasury', 'Treasury').replace(/\b(?:cpi|pce|gdp)\b/g, (word) => word.toUpperCase()).replace(/^the (?=.*\binflation\b)/, '');
}
