// "Now do the same for Caterpillar, and tell me which of the two did better": the question before of both companies, with who is ahead. Each at its own time where the other's is said.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked, AskedMeasure, AskedPeriod } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { readPeriods } from '../periods/periods.ts';
import { blank } from '../places.ts';
import { areAmong, inWords, momentWords, withoutTalk } from '../times/follow/figure-before.ts';
import { ownedBy } from './owned-by.ts';

const closed = new Set("a about again also an and at analysis calculation can could did do does exactly exercise fiscal figure figures for from give had has have how i in is it its let like look me need now number numbers of ok on one or please pls question repeat run same shares share show so stock tell that the their them then there thing things this those time to too want was were what whats with would year over period span".split(' '));
/** Who is ahead, asked in a clause of its own. */
const asksWho = /^(?:(?:and|then|also|please|so|ok) |(?:tell|let|show) (?:me|us) (?:know )?|say |name |i want to know )*(?:which|who|whose)\b[^?.;]{0,60}\b(?:better|best|worse|worst|more|most|less|least|higher|highest|lower|lowest|faster|fastest|slower|slowest|quicker|bigger|larger|smaller|ahead|further|cheaper|dearer|richer|harder|stronger|weaker|won|wins?)\b/i;
const joints = /[?.;!]\s+(?=\p{L})|,\s*(?:and |then )?|\s+(?:and|then) (?=(?:tell|say|let|name|which|who|whose)\b)/giu;
const isLess = /\b(?:worse|worst|less|least|lower|lowest|slower|slowest|smaller|cheaper|weaker)\b/i;

type Other = { readonly name: string; readonly time: AskedPeriod | null };

/** The other company, and its time where one is said; null where the words ask for something else. */
function otherIn(words: string, earlier: Asked, today: IsoDate): Other | null {
  const text = `for ${words}`;
  const names = namedIn(text, readPeriods(text, today));
  const [company, ...others] = [...new Map(names.map(({ company: one }) => [one?.ticker, one])).values()];
  if (company === undefined || company === null || others.length > 0 || company.ticker === earlier.companies[0]?.ticker) return null;
  const unnamed = blank(text, names);
  const times = readPeriods(unnamed, today).filter(({ start, end }) => /\d/.test(unnamed.slice(start, end)));
  const [time, ...more] = times.map(({ period }) => period);
  return more.length > 0 || !areAmong(blank(unnamed, times), closed) ? null : { name: company.name, time: time ?? null };
}

/** The question before with the second name behind the first. */
function ofBothNames(earlier: Asked, name: string): string | null {
  const places = namedIn(earlier.text, []).filter(({ company }) => company !== null);
  const [first, ...others] = places;
  if (first === undefined || others.some(({ company }) => company?.ticker !== first.company?.ticker)) return null;
  const said = earlier.text.slice(first.start, first.end);
  const isOwner = /['’]s?$/.test(said) || /^['’]s?\b/.test(earlier.text.slice(first.end));
  const end = first.end + (isOwner && !/['’]s?$/.test(said) ? (/^['’]s?/.exec(earlier.text.slice(first.end))?.[0] ?? '').length : 0);
  return `${earlier.text.slice(0, end)} and ${isOwner ? ownedBy(name) : name}${earlier.text.slice(end)}`;
}

/** The one growth or figure of before, in words; null where there is no such. */
function figureOf({ measures, periods }: Asked): { readonly words: string; readonly time: AskedPeriod } | null {
  const [measure, ...others] = measures;
  const [time, ...times] = periods;
  const words = measure === undefined || others.length + times.length > 0 ? null : wordsOf(measure);
  return words === null || time?.kind !== 'fiscal' ? null : { words, time };
}

function wordsOf(measure: AskedMeasure): string | null {
  const metric = measure.kind === 'metric' && measure.of === undefined ? metricById(measure.id) : undefined;
  if (metric === undefined || measure.kind !== 'metric') return null;
  return measure.as === 'value' ? inWords(metric.label) : measure.as === 'growth' ? `${inWords(metric.label)} growth` : null;
}

function atOwnTime(earlier: Asked, { name, time }: Other, who: string): string | null {
  const figure = figureOf(earlier);
  const whose = ownedBy(earlier.companies[0]?.name ?? '');
  return figure === null || time === null ? null : `Which was ${isLess.test(who) ? 'lower' : 'higher'}, ${whose} ${figure.words} in ${momentWords(figure.time)} or ${ownedBy(name)} ${figure.words} in ${momentWords(time)}?`;
}

function withoutEnd(text: string): string {
  return text.replace(/[?.! ]+$/, '');
}

/** Words of the contest itself name no figure of their own. */
const ofContest = /^(?:(?:gr[oe]w\w*|cheaper|dearer|pricier|more expensive|ma[dk]es?|shares?|stocks?|price|faster|slower|quicker|more|less|most|least|better|the) ?)+$/i;

const hasFigure = (words: string): boolean => findMeasures(blank(words, namedIn(words, []))).some(({ measure }) => measure.kind === 'metric' && !ofContest.test(measure.words));

/** "Was it higher?": which of the two was. */
const ofIt = /^(?:(?:and|or|so) )?(was|is|were|are|did|does|do|has|have) (?:it|they|he|she|that|theirs)(?: do)?\b(?=[^?.;]{0,30}\b(?:better|worse|more|less|higher|lower|faster|slower|bigger|smaller|dearer|cheaper)\b)/i;

/** Of one company, or of nothing that the other could be held against. */
const isOfOne = ({ companies, group, claims = [], inherited }: Asked): boolean => companies.length === 1 && group === null && claims.length === 0 && !inherited.includes('companies');

function inFull(same: string, asking: string, { earlier, today }: { readonly earlier: Asked; readonly today: IsoDate }): string | null {
  const who = asking.replace(ofIt, 'which $1');
  const other = asksWho.test(who) && !hasFigure(who) ? otherIn(same, earlier, today) : null;
  if (other === null) return null;
  if (other.time !== null) return atOwnTime(earlier, other, who);
  const both = ofBothNames(earlier, other.name);
  return both === null ? null : `${withoutEnd(both)}, and ${who}?`;
}

/** Null where it was asked of several, or something but the other one and who is ahead is asked now. */
export function sameAndWhich(given: string, earlier: Asked, today: IsoDate): string | null {
  const text = withoutEnd(withoutTalk(given));
  const cuts = isOfOne(earlier) ? [...text.matchAll(joints)] : [];
  return cuts.map(({ index, 0: joint }) => inFull(text.slice(0, index), text.slice(index + joint.length), { earlier, today })).find((full) => full !== null) ?? null;
}
