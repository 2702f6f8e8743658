// A follow-up that holds the amount of before against the same amount of another time, in whatever words: "how many dollars more is that than at the end of 2024?" behind a balance of June, "how much less was it in fiscal 2022?". Said again in full, from the earlier time to the later.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../asked.ts';
import { heldTimes, orderInTime } from '../times/follow/held-against.ts';
import { inWords, momentWords, saidAfter, withoutTalk, type SaidAfter } from '../times/follow/figure-before.ts';
import { ownedBy } from './owned-by.ts';

type Metric = NonNullable<ReturnType<typeof metricById>>;

/** One amount of one company at one time. */
function amountBefore({ companies, measures, periods, course, calculation, multiple, valuation, insiders, group, parts }: Asked): { readonly metric: Metric; readonly time: AskedPeriod } | null {
  const [measure, ...others] = measures;
  const [time, ...times] = periods;
  const isElse = [course, calculation, multiple, valuation, insiders, parts].some((one) => one !== undefined) || group !== null || companies.length !== 1 || others.length + times.length > 0;
  const metric = measure?.kind === 'metric' && ['value', 'change', 'growth'].includes(measure.as) && measure.of === undefined ? metricById(measure.id) : undefined;
  return isElse || metric === undefined || time === undefined ? null : { metric, time };
}

const compares = String.raw`(?:more|less|fewer|higher|lower|larger|smaller|bigger|greater|heavier|lighter|fatter|thinner|better|worse|richer|poorer|stronger|weaker|above|below|over|under|beyond|up|down|ahead|short|apart|ris(?:e|en)|rose|f[ae]ll(?:en)?|gr[eo]wn?|shr[aiu]nk|chang\w+|mov\w+|differ\w*)`;
const howFar = new RegExp(String.raw`\b(?:(?:by )?how (?:many|much|far)|by what|what (?:percent\w*|per cent|%))\b[^?]*\b${compares}\b`, 'i');
const inPercent = /%|\b(?:per ?cent\w*|percentage|pct)\b(?! ?-?points?)/i;
const inMoney = /\b(?:dollars?|billions?|millions?|money|bucks|cash)\b|\$/i;
/** Against the year before it, and not against the time of before. */
const otherwise = /\b(?:over|on|than|from|against|versus|vs\.?) (?:the|its) (?:year before|prior year|previous year|preceding year)\b|\byear[- ]on[- ]year\b|\byoy\b|\b(?:per year|a year|each|every|compound\w*|cagr|annual\w*|average|why|who|which|times)\b/i;
const atEnd = /\b(?:end(?:ed|s|ing)?|clos(?:e|ed|es|ing)|out|over|finish(?:ed)?)\b/i;

const isYear = (time: AskedPeriod): boolean => time.kind === 'fiscal' && time.part === 'FY' && time.year !== null;

/** A balance stands at the end of a month or of a year. */
function momentOf(time: AskedPeriod, { kind }: Metric, text: string): AskedPeriod | null {
  if (time.kind === 'date') return kind === 'stock' ? time : null;
  if (time.kind === 'dates') return kind === 'stock' && atEnd.test(text) ? { kind: 'date', on: time.to } : null;
  return time.kind === 'fiscal' && time.year !== null ? time : null;
}

const told = (time: AskedPeriod, { kind }: Metric): string => `${kind === 'stock' && isYear(time) ? 'the end of ' : ''}${momentWords(time)}`;

/** A year's end lies behind its days. */
const at = (time: AskedPeriod): number => (time.kind === 'fiscal' ? (time.year ?? 0) * 10_000 + (time.part === 'FY' ? 1231 : 300 * Number(time.part.slice(1)) + 31) : orderInTime(time));

function unitOf(text: string, { unit }: Metric): string {
  if (unit.kind === 'percent' || unit.kind === 'fraction') return 'By how many percentage points';
  if (inPercent.test(text)) return 'By how many percent';
  return inMoney.test(text) && unit.kind === 'money' ? 'By how many dollars' : 'By how much';
}

const isQuarter = (time: AskedPeriod): boolean => time.kind === 'fiscal' && /^Q/.test(time.part);

/** Amounts of a quarter and of a year are not held against each other. */
function areAlike(one: AskedPeriod, other: AskedPeriod, { kind }: Metric): boolean {
  return at(one) !== at(other) && (kind === 'stock' || (isYear(one) && isYear(other)) || (isQuarter(one) && isQuarter(other)));
}

/** The one other time that is named, where nothing but the figure of before stands beside it. */
function otherTime({ text, times, figures }: SaidAfter, metric: Metric): AskedPeriod | null {
  const [only, ...others] = new Map(times.filter(({ period }) => period.kind !== 'fiscal' || period.year !== null).map(({ period }) => [JSON.stringify(period), period])).values();
  const isOwn = figures.every(({ measure }) => measure.kind === 'metric' && measure.id === metric.id);
  return only === undefined || others.length > 0 || !isOwn ? null : momentOf(only, metric, text);
}

const asksHowFar = (text: string): boolean => howFar.test(text) && !otherwise.test(text);

/** Null where another figure or company is named, where it asks for more than how far the one lies from the other, and where it names no one other time. */
export function heldAgainstThen(given: string, earlier: Asked, today: IsoDate): string | null {
  const before = amountBefore(earlier);
  const said = before === null ? null : saidAfter(withoutTalk(given), today);
  if (before === null || said === null || !asksHowFar(said.text)) return null;
  const { metric } = before;
  const other = otherTime(said, metric);
  const own = momentOf(before.time, metric, earlier.text);
  if (other === null || own === null || !areAlike(own, other, metric)) return null;
  const [from, to] = at(other) < at(own) ? [other, own] : [own, other];
  // Two years, or two quarters, that words hold against each other are kept by every reader of follow-ups.
  if (heldTimes(said.text, [other], [own]) !== null) return null;
  return `${unitOf(said.text, metric)} did ${ownedBy(earlier.companies[0]?.name ?? '')} ${inWords(metric.label)} change from ${told(from, metric)} to ${told(to, metric)}?`;
}
