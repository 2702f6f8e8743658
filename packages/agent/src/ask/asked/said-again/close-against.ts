// A follow-up that holds a close against the highest or the lowest of a time, or goes on from where a move ended: "how many percent under that did it close on 8 April?" behind the best close of a year, "how far is that below the best close of 2024?" behind a day's, "and how strongly did it come back by June?" behind a fall. Said again in full.
import type { IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../asked.ts';
import type { Course, Window } from '../course/course.ts';
import { timeWords } from '../likeness/time-words.ts';
import { areAmong, saidAfter, withoutTalk, type SaidAfter } from '../times/follow/figure-before.ts';
import { ownedBy } from './owned-by.ts';

const closed = new Set('a above after against all and are as at back be been below best bounce bounced by clawed climb climbed close closed closes closing come day did distance do does down drop dropped end ended far fall fallen fell finish finished for from gain gained good great had has have high higher highest how i if in is it its last latest level lost low lower lowest made make many most move moved much mark newest now of off on out over peak per percent percentage pct price recover recovered recovery rebound rebounded regain regained rise risen rose s session share shares since sit sits so stand stands stood stock strongly that the then there they this to today top trade traded trading trough under until up was were what when where won worst would'.split(' '));
const lies = /\b(?:climbed|gained|recovered|rebounded|come back|c[ao]me|dropped|lost|above|below|under|over|off|down|up|beneath|short|away|from|against|higher|lower|fallen|risen|fell|rose|distance)\b/i;
const howFar = /\b(?:(?:by )?how (?:many|much|far)|by what|what (?:percent\w*|per cent|%))|%/i;
const comesBack = /\b(?:c[ao]me back|recover\w*|rebound\w*|bounce[ds]?|regain\w*|w[io]n back|clawed back|make up|climb\w* back|since then|from there|after that|ris(?:e|en)|rose|f[ae]ll(?:en)?|move[ds]?|gain(?:ed)?|do|done|did)\b/i;
const inMoney = /\b(?:dollars?|cents)\b|\$/i;
const ends: readonly (readonly [RegExp, string])[] = [[/\b(?:highest|best|top|record|peak|high)\b/i, 'highest'], [/\b(?:lowest|worst|bottom|trough|low)\b/i, 'lowest']];

const dayWords = (on: IsoDate): string => timeWords([{ kind: 'date', on }]);

/** The time of a window, as it is read back. */
function windowWords(window: Window | undefined): string | null {
  if (window?.kind === 'last') return `over the last ${String(window.count)} ${window.of}s`;
  if (window?.kind !== 'stretch' || window.from === null || window.to === null) return null;
  const { from, to, grain } = window;
  if (grain === 'year' && from.slice(0, 4) === to.slice(0, 4)) return `of ${from.slice(0, 4)}`;
  return `between ${dayWords(from)} and ${dayWords(to)}`;
}

const stretchWords = (period: AskedPeriod): string | null => {
  if (period.kind === 'fiscal') return period.part === 'FY' && period.year !== null ? `of ${String(period.year)}` : null;
  if (period.kind === 'dates') return `between ${dayWords(period.from)} and ${dayWords(period.to)}`;
  return period.kind === 'last' ? `over the last ${String(period.count)} ${period.of}s` : null;
};

const ofNow = /\b(?:now|since then|since that day|since|today|(?:last|latest|newest) (?:close|price|session)|most recent)\b/i;

/** The one day that is named, or the newest; null where it is none, or several. */
function dayOf({ times, rest }: SaidAfter): string | null {
  const [only, ...others] = new Map(times.filter(({ period }) => period.kind !== 'fiscal' || period.year !== null).map(({ period }) => [JSON.stringify(period), period])).values();
  if (only === undefined) return ofNow.test(rest) ? 'latest close' : null;
  if (others.length > 0) return null;
  if (only.kind === 'date') return `close of ${dayWords(only.on)}`;
  return only.kind === 'dates' && /\b(?:end|out|over|by)\b/i.test(rest) ? `close of ${dayWords(only.to)}` : null;
}

const unitOf = (text: string): string => (inMoney.test(text) ? 'dollars' : 'percent');
const sideOf = (end: string): string => (end === 'highest' ? 'below' : 'above');

/** A close on another day against the end of a time. */
function fromEnd(said: SaidAfter, { form, windows }: Course, whose: string): string | null {
  const time = windowWords(windows[0]);
  const day = form.kind === 'highest' || form.kind === 'lowest' ? dayOf(said) : null;
  return day === null || time === null || !lies.test(said.text) ? null : `How many ${unitOf(said.text)} is ${whose} ${day} ${sideOf(form.kind)} its ${form.kind} close ${time}?`;
}

/** The close of before against the end of a time that is named. */
function toEnd(said: SaidAfter, { form, windows }: Course, whose: string): string | null {
  const [point] = windows;
  const end = ends.find(([pattern]) => pattern.test(said.text))?.[1];
  const [time, ...others] = new Map(said.times.filter(({ period }) => period.kind !== 'fiscal' || period.year !== null).map(({ period }) => [JSON.stringify(period), period])).values();
  const words = time === undefined || others.length > 0 ? null : stretchWords(time);
  if (form.kind !== 'value' || point?.kind !== 'point' || end === undefined || words === null || !lies.test(said.text)) return null;
  return `How many ${unitOf(said.text)} is ${whose} close of ${dayWords(point.on)} ${sideOf(end)} its ${end} close ${words}?`;
}

/** From where the move of before ended to a day behind it. */
function goneOn(said: SaidAfter, { form, windows }: Course, whose: string): string | null {
  const [window] = windows;
  const to = form.kind === 'change' && window?.kind === 'stretch' ? window.to : null;
  const day = to === null || !comesBack.test(said.text) ? null : dayOf(said);
  if (to === null || day === null || /\bover (?:the )?(?:whole|same|full)\b/i.test(said.text)) return null;
  return `By how many ${unitOf(said.text)} did ${whose} share price change from ${dayWords(to)} to ${day === 'latest close' ? 'the latest close' : day.replace('close of ', '')}?`;
}

const ofBoth = /\b(?:the two|both(?: (?:dates|days|closes|prices))?|those two|two (?:dates|days|closes|prices)|(?:one|first) (?:date|day|close) to the (?:other|second)|between (?:them|these|those))\b/i;

/** Two closes, the one of before and one that is named, and how far they lie apart: from the earlier to the later. */
function betweenBoth(said: SaidAfter, { form, windows: [point] }: Course, whose: string): string | null {
  const [only, ...others] = said.times.flatMap(({ period }) => (period.kind === 'date' ? [period.on] : []));
  if (form.kind !== 'value' || point?.kind !== 'point' || only === undefined || others.length > 0 || !ofBoth.test(said.text) || !/\b(?:per ?cent|percentage|move|change|gap|apart|difference|rise|fall)\b|%/i.test(said.text)) return null;
  const [from, to] = [only, point.on].sort((one, other) => (one < other ? -1 : 1));
  return from === undefined || to === undefined || from === to ? null : `By how many ${unitOf(said.text)} did ${whose} share price change from ${dayWords(from)} to ${dayWords(to)}?`;
}

const isOfOneCourse = ({ course, companies }: Asked): boolean => course?.of === 'close' && course.windows.length === 1 && course.also === undefined && companies.length === 1;
const isOfPrice = ({ figures }: SaidAfter): boolean => figures.every(({ measure }) => measure.kind === 'metric' && measure.id === 'price');

/** Null where another company or figure is named, or more than one time. */
export function closeAgainst(given: string, earlier: Asked, today: IsoDate): string | null {
  const { course, companies: [company] } = earlier;
  const said = isOfOneCourse(earlier) ? saidAfter(withoutTalk(given), today) : null;
  if (course === undefined || said === null || !isOfPrice(said)) return null;
  const whose = ownedBy(company?.name ?? '');
  return betweenBoth(said, course, whose) ?? (areAmong(said.rest, closed) ? againstTime(said, course, whose) : null);
}

function againstTime(said: SaidAfter, course: Course, whose: string): string | null {
  const held = howFar.test(said.text) ? fromEnd(said, course, whose) ?? toEnd(said, course, whose) : null;
  return held ?? (/\bhow\b|%/i.test(said.text) ? goneOn(said, course, whose) : null);
}
