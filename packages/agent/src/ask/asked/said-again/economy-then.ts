// Follow-ups on the economy that point at the day or the month of the reading before: "where did the two-year stand that day, and how far above it was the ten-year?", "the fed funds rate that month, and how much lower was that than in January 2020?". The moment stands in the place of what points at it, and behind a Treasury yield a bare term is such a yield.
import { metricByField, metricById } from '@assay/calc';
import type { Asked, AskedPeriod } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { isEconomic } from '../subjects/economic.ts';
import { inWords, momentWords } from '../times/follow/figure-before.ts';

const pointer = /,? ?\b(?:(?:on|in|at|for|as of|during) )?(?:that|the|this) (?:(?:very|exact|same) )+(?:day|date|month|moment|time|point)\b(?! (?:of|in|before|after|later|since|when|last|a year|one year|the year|the previous|in the)\b)|,? ?\b(?:(?:on|in|at|for|as of|during) )?that (?:day|date|month|moment|point)\b(?! (?:of|in|before|after|later|since|when)\b)|,? ?\b(?:(?:at|by|around) (?:that|the same) time|back then|(?<!\b(?:since|from|and|until|till|to|between|by|than) )then)\b(?=[,;.? ]*$|[,;.?]| (?:and|too|as well)\b)/gi;

const bareTerm = /\b(?:the (?:shorter |short |longer |long |other )?)?(two|ten|2|10)(?:[- ]?years?|[- ]?yrs?|y)\b(?! ?(?:us |u\.s\. )?(?:treasur|yield|notes?\b|bonds?\b|real\b|tips\b|breakeven|high|low|period|average|mean|growth|change|minus|less|over|ago|before|later|earlier|stretch|span|plan))/gi;
const numbers: Readonly<Record<string, string>> = { '2': 'two', '10': 'ten' };

const isTreasury = (measure: Asked['measures'][number]): boolean => 'id' in measure && /^DGS|^T10Y/i.test(measure.id);

/** How series stood, of nobody, and nothing worked out of them. */
function isOfReadings({ companies, group, measures, course, parts }: Asked): boolean {
  const isPlain = group === null && parts === undefined && (course === undefined || course.form.kind === 'value');
  return isPlain && companies.length === 0 && measures.length > 0 && measures.every(isEconomic);
}

const isMoment = (time: AskedPeriod): boolean => time.kind === 'date' || (time.kind === 'dates' && time.from.slice(0, 7) === time.to.slice(0, 7));

/** The one day or month of readings of the economy; null where it was anything else. */
function momentBefore(earlier: Asked): AskedPeriod | null {
  const [time, ...others] = earlier.periods;
  return time !== undefined && others.length === 0 && isMoment(time) && isOfReadings(earlier) ? time : null;
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** "On 31 December 2025", "in April 2020". */
function wordsOf(time: AskedPeriod): string {
  return time.kind === 'dates' ? `in ${months[Number(time.from.slice(5, 7)) - 1] ?? ''} ${time.from.slice(0, 4)}` : `on ${momentWords(time)}`;
}

/** The one day or month of readings of the economy that were asked for before, in words. */
export function momentOfReadings(earlier: Asked): string | null {
  const time = momentBefore(earlier);
  return time === null ? null : wordsOf(time);
}

/** The moment is said once. */
function dated(text: string, words: string): string {
  let isTold = false;
  return text.replace(pointer, () => {
    const said = isTold ? '' : ` ${words}`;
    isTold = true;
    return said;
  }).replace(/ {2,}/g, ' ').replace(/^(?:and|so|but|then),? /i, '').trim();
}

const held = /\bwhich (?:one |of (?:the two|them) )?(?:was|is|stood|came out) (?:the )?(?:higher|lower)\b|\b(?:difference|gap|spread|distance|(?:how far|points) apart)\b/i;
const otherTime = /\d{4}|\b(?:now|today|currently|latest|newest|since|before|earlier|ago|later|after)\b/i;
const LONGEST = 16;

const idOf = (measure: Asked['measures'][number]): string => ('id' in measure ? measure.id : '');
const nameOf = (id: string): string => inWords(metricByField('fred', id)?.label ?? metricById(id)?.label ?? '');

/** "10y same day, and the difference?": both readings, which of them is higher, and how far they lie apart. */
function besideBefore(text: string, { measures: [before, ...more] }: Asked, words: string): string | null {
  const own = before === undefined ? '' : idOf(before);
  const [one = '', ...others] = new Set(findMeasures(text).flatMap(({ measure }) => (isEconomic(measure) && !/^T10Y/.test(idOf(measure)) ? [idOf(measure)] : [])));
  const names = [nameOf(own), nameOf(one)];
  const isPair = more.length + others.length === 0 && !names.includes('') && one !== own;
  const isBare = held.test(text) && text.split(' ').length <= LONGEST && !otherTime.test(text);
  return isPair && isBare ? `What were the ${names.join(' and the ')} ${words}, which was higher, and what is the difference between them?` : null;
}

/** Null where nothing points at that moment, or no reading of the economy is named. */
export function economyThen(given: string, earlier: Asked): string | null {
  const moment = momentOfReadings(earlier);
  if (moment === null || namedIn(given, []).length > 0) return null;
  const text = earlier.measures.some(isTreasury) ? given.replace(bareTerm, (_, term: string) => `the ${numbers[term.toLowerCase()] ?? term.toLowerCase()}-year Treasury yield`) : given;
  if (!findMeasures(text).some(({ measure }) => isEconomic(measure))) return null;
  return besideBefore(text.replace(pointer, ' '), earlier, moment) ?? (given.search(pointer) < 0 ? null : dated(text, moment));
}
