// A follow-up of another company that names the one of before beside it and asks who is ahead: "what did Acme's grow by in 2024, next to that rate, and which was quicker?", "same multiple for Acme, which is cheaper?". Said again in full of both, each at its own time. A sentence before it that only tells something is left out.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked, AskedMeasure, AskedPeriod } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { readPeriods, type FoundPeriod } from '../periods/periods.ts';
import { blank } from '../places.ts';
import { areAmong, inWords, momentWords } from '../times/follow/figure-before.ts';
import { ownedBy } from './owned-by.ts';

const closed = new Set("a about again against all also alongside an and at beside both by calculation card close company compare compared do did does dollar dollars done each exercise figure figures fiscal for from full give go goes going gone had has have held her hold how i in is it it's its last latest let's level like look looks lot many math maths me measure much multiple name need next now number numbers of ok on one or other out over parent people percent percentage percentages please pls point points put quarter rate ratio reading run same set share shares show side so stack stacked stood sum take tell than that that's the their them then there these they thing this those time to too up down use using versus vs want was we were what where with would year years your's".split(' '));
/** What a contest asks by, beside the words that join it. */
const end = /\b(?:better|worse|more|less|higher|lower|faster|slower|quicker|bigger|larger|smaller|greater|ahead|cheaper|dearer|pricier|expensive|richer|stronger|weaker|fatter|thinner|on top|wins?|won|leads?|led|first|best|worst|most|least|highest|lowest|fastest|cheapest)\b/i;
const low = /\b(?:worse|less|lower|slower|smaller|weaker|thinner|worst|least|lowest|cheaper|cheapest)\b/i;
const joined = new Set("a and at bargain better worse more less higher lower faster slower quicker bigger larger smaller greater ahead came cheaper comes come company costs cost dearer did does dollar earned earnings earning expensive fatter first firm for gives gr grew grow growing grows had has have is it its led leads looks look me money most least best worst highest lowest fastest cheapest of on one or out pair per per per pricier profit rate richer runs ran say share sold stock stood stronger than that the them these those thinner top trades trade two us value was weaker were which who whose wins won you your climbed climbs rose".split(' '));
/** "Cheaper?", behind the other's name and alone. */
const bareEnd = /[,;?.:] *(?:and |so |is it |was it |any )?(cheaper|dearer|pricier|higher|lower|better|worse|more|less|bigger|smaller|faster|slower)[?.! ]*$/i;
const clause = /(?:[,;:?.!]+ *|\b)(?:(?:and|then|also|please|so|now|say|tell|let|show|me|us|know|name|i|want|to|would|like|just|out|figure) )*(?:which|who(?:['’]s)?|whose)\b(?! (?:is|was|were|had|has|have)\b[^,;?.]*,)[^?.;,:!]*/gi;

const outlays = /capital_expenditure|research|repurchases|dividends_paid|selling|operating_expenses|advertis/;
const spends = /\b(?:spen[dt]s?|pays?|paid|invest(?:s|ed)?|puts? in|lays? out|laid out|shells? out)\b/gi;

/** Who is ahead, and the rest; null where nobody asks, or a contest is of another figure. */
function contestIn(given: string, id: string): { readonly who: string; readonly rest: string } | null {
  // Who spends more is asked of an outlay, and of nothing else.
  const text = given.replace(bareEnd, ', which is $1');
  const found = [...text.matchAll(clause)].map(([words]) => (outlays.test(id) ? words.replace(spends, ' ') : words));
  const isContest = found.length > 0 && found.some((words) => end.test(words)) && found.every((words) => areAmong(words.replace(/['’]s\b/g, ' is').replace(/\b(?:tell|let|show|know|name|i|want|to|like|just|would|please|now|also|then|so|figure)\b/gi, ' '), joined));
  return isContest ? { who: found.join(' '), rest: text.replace(clause, ' ') } : null;
}

type Before = { readonly id: string; readonly form: 'value' | 'growth' | 'multiple'; readonly words: string; readonly when: string };

const basisOf: Readonly<Record<string, string>> = { pe_ratio: 'diluted EPS', earnings_yield: 'diluted EPS', price_to_sales: 'revenue' };

/** Of figures of the statements in one fiscal year; a price of another day is none of the newest close. */
function multipleBefore(valuation: NonNullable<Asked['valuation']>): Before | null {
  const [[id = '', ...others], [at, ...more]] = [valuation.items, valuation.at];
  const metric = basisOf[id] === undefined ? undefined : metricById(id);
  if (metric === undefined || at === undefined || others.length + more.length > 0) return null;
  const year = at.price === null && at.year !== null && 'year' in at.year ? at.year.year : null;
  return year === null ? null : { id: metric.id, form: 'multiple', words: inWords(metric.label), when: `fiscal ${String(year)}` };
}

/** A line, its growth or a multiple; null where it is a part of something. */
function lineOf(measure: AskedMeasure | undefined): Omit<Before, 'when'> | null {
  const metric = measure?.kind === 'metric' && measure.of === undefined ? metricById(measure.id) : undefined;
  if (metric === undefined || measure?.kind !== 'metric' || !(measure.as === 'value' || measure.as === 'growth')) return null;
  const words = inWords(metric.label);
  if (measure.as === 'growth') return { id: metric.id, form: 'growth', words: `${words} growth` };
  return { id: metric.id, form: 'value', words };
}

/** At the newest close on the earnings of that year, and not at the close of the year. */
const onFigures = /\b(?:on|over|using|with|against)\b[^?]{0,30}\b(?:earnings|eps|revenues?|sales)\b/i;

/** In one fiscal time; of a multiple also now. */
function figureBefore({ text, measures: [measure, ...others], periods: [time, ...times] }: Asked): Before | null {
  const line = lineOf(measure);
  if (line === null || others.length + times.length > 0) return null;
  const isOfPrice = basisOf[line.id] !== undefined && line.form === 'value';
  if (time === undefined || time.kind === 'latest') return isOfPrice ? { ...line, form: 'multiple', when: '' } : null;
  return time.kind !== 'fiscal' || time.year === null ? null : { ...line, form: isOfPrice && onFigures.test(text) ? 'multiple' : line.form, when: momentWords(time) };
}

const isOfOne = ({ companies, group, claims = [], parts, insiders, calculation }: Asked): boolean => companies.length === 1 && group === null && claims.length === 0 && [parts, insiders, calculation].every((one) => one === undefined);

function beforeOf(earlier: Asked): Before | null {
  if (!isOfOne(earlier)) return null;
  if (earlier.valuation !== undefined) return multipleBefore(earlier.valuation);
  return earlier.course === undefined ? figureBefore(earlier) : null;
}

const yearOf = (period: AskedPeriod): number | null => (period.kind === 'fiscal' && period.part === 'FY' ? period.year : null);

/** "2024 over 2023": the later of two years of which one follows on the other. */
function laterOf(one: AskedPeriod, other: AskedPeriod): string | null {
  const [first, second] = [yearOf(one), yearOf(other)];
  return first === null || second === null || Math.abs(first - second) !== 1 ? null : `fiscal ${String(Math.max(first, second))}`;
}

/** "The year to June 2025" by its own words; of a growth "2024 over 2023" is that of the later. */
function timeOf(text: string, times: readonly FoundPeriod[], { form, when }: Before): string | null {
  const [first, second, ...more] = new Map(times.map((one) => [JSON.stringify(one.period), one])).values();
  if (first === undefined) return when;
  if (second !== undefined) return more.length === 0 && form === 'growth' ? laterOf(first.period, second.period) : null;
  return first.period.kind === 'fiscal' ? momentWords(first.period) : ofYearTo(text, first);
}

const yearTo = /\b(?:the |its |their )?(?:fiscal |financial |business )?year (?:to|ended|ending|that ended|that closed|which ended)(?: in)? $/i;

function ofYearTo(text: string, { start, end: stop }: FoundPeriod): string | null {
  const words = yearTo.exec(text.slice(0, start))?.[0];
  return words === undefined ? null : `${words}${text.slice(start, stop)}`;
}

/** Of the figure of before, or words of the contest that name none. */
const isOfBefore = (words: string, id: string | undefined, before: Before): boolean => id === before.id || (before.form === 'multiple' && (id === 'diluted_eps' || id === 'price' || id === 'net_income')) || /^(?:gr[oe]w\w*|run|sum|shares?|stocks?|price|percent\w*|x)(?: (?:faster|slower|quicker|more))?$/i.test(words);

type Other = { readonly whose: string; readonly when: string };

/** The other company and its time; null where anything else is said. */
function otherIn(text: string, before: Before, { earlier, today }: { readonly earlier: Asked; readonly today: IsoDate }): Other | null {
  const names = namedIn(text, readPeriods(text, today));
  const [company, ...others] = [...new Map(names.filter(({ company: one }) => one?.ticker !== earlier.companies[0]?.ticker).map(({ company: one }) => [one?.ticker, one])).values()];
  if (company === undefined || company === null || others.length > 0) return null;
  const unnamed = blank(text, names);
  const figures = findMeasures(unnamed).filter(({ measure }) => measure.kind === 'metric' || measure.kind === 'series' || measure.kind === 'topic');
  if (figures.some(({ measure }) => !isOfBefore('words' in measure ? measure.words : '', 'id' in measure ? measure.id : undefined, before))) return null;
  const open = blank(unnamed, figures);
  const times = readPeriods(open, today).filter(({ start, end: stop }) => /\d/.test(open.slice(start, stop)));
  const when = timeOf(text, times, before);
  return when === null || !areAmong(blank(open, times).replace(yearTo, ' '), closed) ? null : { whose: ownedBy(company.name), when };
}

const apart = /\b(?:by how (?:much|many)|how (?:much|many points) (?:more|higher|lower|less)|points? (?:between|apart)|gap|difference)\b/i;

function inFull({ form, words, id, when }: Before, whose: string, { other, text }: { readonly other: Other; readonly text: string }): string | null {
  if (form !== 'multiple') return `Which was ${low.test(text) ? 'lower' : 'higher'}, ${whose} ${words} in ${when} or ${other.whose} ${words} in ${other.when}${apart.test(text) ? ', and by how much' : ''}?`;
  const basis = basisOf[id] ?? '';
  if (when === '') return other.when === '' ? `What is ${whose} ${words}, and what is ${other.whose} ${words}, and which is ${low.test(text) ? 'cheaper' : 'dearer'}?` : null;
  return `What was ${whose} ${words} on the ${basis} of ${when}, and what was ${other.whose} ${words} on the ${basis} of ${other.when}, and which is ${low.test(text) ? 'cheaper' : 'dearer'}?`;
}

/** The whole, and what is left of it without sentences that only tell something. */
function* withoutTold(text: string): Generator<string> {
  yield text;
  const sentences = text.split(/(?<=[.!]) (?=\p{L})/u);
  const told = sentences.findIndex((one) => /[?\d]/.test(one));
  if (told > 0) yield sentences.slice(told).join(' ');
}

/** Null where the figure of before was none of one company at one fiscal time, or nobody asks who is ahead. */
export function bothAndWho(given: string, earlier: Asked, today: IsoDate): string | null {
  const before = beforeOf(earlier);
  if (before === null) return null;
  for (const text of withoutTold(given.replaceAll('’', "'").trim())) {
    const contest = contestIn(text, before.id);
    const other = contest === null ? null : otherIn(`for ${contest.rest}`, before, { earlier, today });
    if (contest !== null && other !== null) return inFull(before, ownedBy(earlier.companies[0]?.name ?? ''), { other, text: `${contest.who} ${apart.exec(text)?.[0] ?? ''}` });
  }
  return null;
}
