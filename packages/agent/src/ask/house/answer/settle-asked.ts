// What a question means once it is known to be of shares: a year of a share is the calendar's, a price between two days is a move, a race of shares is won by the larger move.
import type { Asked, AskedMeasure, AskedPeriod } from '../../asked/asked.ts';
import { joinedParts } from '../../asked/parts/parts-of.ts';

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;

const parts = { FY: ['01-01', '12-31'], Q1: ['01-01', '03-31'], Q2: ['04-01', '06-30'], Q3: ['07-01', '09-30'], Q4: ['10-01', '12-31'], H1: ['01-01', '06-30'], H2: ['07-01', '12-31'], '9M': ['01-01', '09-30'] } as const;

function isShares(measure: AskedMeasure): measure is Metric {
  return measure.kind === 'metric' && (measure.id === 'price' || measure.id === 'max_drawdown_1y');
}

const averaged = /\b(?:average|mean|avg)\b/i;
const topped = /\b(?:highest|max(?:imum)?|peak\w*|top)\b/i;
const bottomed = /\b(?:lowest|min(?:imum)?|trough|bottom\w*)\b/i;
const moving = /\b(?:from|between|since|move\w*|chang\w+|return\w*|perform\w*|(?<!\bend(?:ed|s)? )up|down|rose|rise|fell|fall|drop\w*|gain\w*|los[et]\w*|how (?:bad|well)|slaughter\w*|hammer\w*|crash\w*|won|win\w*|better|best|worst|year[- ]to[- ]date|ytd)\b|%|\bpercent/i;

function isStretch(period: AskedPeriod): boolean {
  return period.kind === 'dates' || period.kind === 'last' || (period.kind === 'fiscal' && period.year !== null);
}

/** An average, a high or a low of a stretch of closes; null where the words ask for none. */
function pointOf(text: string): 'average' | 'highest' | 'lowest' | null {
  if (averaged.test(text)) return 'average';
  const [isTop, isBottom] = [topped.test(text), bottomed.test(text)];
  return isTop === isBottom ? null : isTop ? 'highest' : 'lowest';
}

function formOf(measure: Metric, { text, operation, periods }: Pick<Asked, 'text' | 'operation' | 'periods'>): Metric['as'] {
  if (measure.id !== 'price' || measure.as !== 'value') return measure.as;
  const isOverTime = periods.some(isStretch);
  const point = isOverTime ? pointOf(text) : null;
  if (point !== null) return point;
  const isTwoDays = periods.length === 2 && periods.every(({ kind }) => kind === 'date');
  return (isTwoDays || (isOverTime && operation !== 'trend')) && moving.test(text) ? 'growth' : 'value';
}

/** The year's own closes; for a move, from the last close of the year before. */
function calendar(period: AskedPeriod, as: Metric['as']): AskedPeriod {
  if (period.kind !== 'fiscal' || period.year === null) return period;
  const [first, last] = parts[period.part];
  const from = as === 'growth' || as === 'change' ? dayBefore(`${String(period.year)}-${first}`) : `${String(period.year)}-${first}`;
  return { kind: 'dates', from, to: `${String(period.year)}-${last}` };
}

/** A share's price of a year is the last one of the calendar's. */
function yearEnd(period: AskedPeriod): AskedPeriod {
  return period.kind === 'fiscal' && period.part === 'FY' && period.year !== null ? { kind: 'date', on: `${String(period.year)}-12-31` } : period;
}

/** The move over whole months begins at the last close before them. */
function fromBefore(period: AskedPeriod, as: Metric['as']): AskedPeriod {
  const isWhole = period.kind === 'dates' && period.from.endsWith('-01') && dayBefore(dayAfter(period.to)) === period.to && dayAfter(period.to).endsWith('-01');
  return isWhole && (as === 'growth' || as === 'change') ? { ...period, from: dayBefore(period.from) } : period;
}

/** From the last close before the first of the years to the last one of the last. */
function betweenYearEnds(period: AskedPeriod): AskedPeriod {
  return period.kind === 'years' ? { kind: 'dates', from: `${String(period.from - 1)}-12-31`, to: `${String(period.to)}-12-31` } : period;
}

/** "Share price 2023-2024": how it moved over these years; null for anything else. */
function overYears(asked: Asked, measures: readonly AskedMeasure[]): Asked | null {
  if (measures.length > 1 || !asked.periods.some(({ kind }) => kind === 'years')) return null;
  return { ...asked, operation: asked.companies.length > 1 ? asked.operation : 'look-up', measures: measures.map((measure) => (isShares(measure) ? { ...measure, as: 'growth' } : measure)), periods: asked.periods.map(betweenYearEnds) };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

const sinceThen = /\b(?:how far|below|above|since|from|under ?water|up|down|lost|gained|bought|ahead|better|worse)\b/i;
const untilNow = /\b(?:latest|last close|last price|current|newest|now|today|currently)\b/i;

/** "How far is it now below what it was on that day": from that day to the newest close. */
function untilNewest({ text, periods }: Asked, isOfPrice: boolean): AskedPeriod | null {
  const days = periods.filter(({ kind }) => kind !== 'latest');
  const [only] = days;
  return isOfPrice && days.length === 1 && only?.kind === 'date' && sinceThen.test(text) && untilNow.test(text) ? { kind: 'dates', from: only.on, to: '9999-12-31' } : null;
}

const yearly = /\bcompound\w*|\bannuali[sz]ed\b|\bper annum\b|\bCAGR\b|\ba year on average\b|\bon average (?:per|each|every) year\b|\baverage (?:annual|yearly) growth\b/i;

/** A growth that is to be told by the year. */
function byTheYear(asked: Asked): Asked {
  const isSpan = asked.periods.length === 1 && (asked.periods[0]?.kind === 'years' || asked.periods[0]?.kind === 'last');
  const isRead = asked.measures.some((measure) => measure.kind === 'metric' && measure.as === 'cagr');
  if (!isSpan || isRead || !yearly.test(asked.text)) return asked;
  return { ...asked, measures: asked.measures.map((measure) => (measure.kind === 'metric' && (measure.as === 'growth' || measure.as === 'average') && measure.id !== 'price' ? { ...measure, as: 'cagr' as const } : measure)) };
}

/** One year of a statement has neither an average nor an extreme: its figure is meant. */
function ofOneYear(asked: Asked): Asked {
  const [only, ...more] = asked.periods;
  if (only?.kind !== 'fiscal' || more.length > 0) return asked;
  return { ...asked, measures: asked.measures.map((measure) => (measure.kind === 'metric' && measure.id !== 'price' && measure.id !== 'max_drawdown_1y' && ['average', 'highest', 'lowest'].includes(measure.as) ? { ...measure, as: 'value' as const } : measure)) };
}

const priced = /\b(?:cheap(?:er|est)?|dear(?:er)?|pric(?:ey|ier)|expensive|better value|value (?:guy|investor|stock)|costs? less per|per dollar (?:of|invested)|how many (?:times|years(?! (?:in a row|in succession|on the trot|running|straight|consecutively|did|has|have|had|was|were|since|between|from)\b))|pay(?:s|ing)? for(?! (?:all of |the (?:whole |full |entire )?|each )?(?:fiscal|calendar|financial|fy|years?|quarters?|(?:19|20)\d\d)(?![a-z]))|over price|price (?:against|over|to)|worth)\b|\b(?:as a )?percent(?:age)? of (?:what the market|its market|the market|market)/i;
/** How many times what it once was, or how often something was so: nothing of a price. */
const overItself = /\bhow many times\b[^?]*\b(?:bigger|larger|higher|greater|smaller|what (?:it|they)|as (?:big|much|large|high|many)|negative|positive|above|below|exceed\w*|topped|(?:it|that|those) of (?:fiscal |fy ?)?(?:20)?\d\d)\b|\bby what factor\b/i;
/** Which ratio to the price each figure of a statement belongs to. */
const ratios: Readonly<Record<string, string>> = { diluted_eps: 'pe_ratio', net_income: 'pe_ratio', revenue: 'price_to_sales', shareholders_equity: 'price_to_book', free_cash_flow: 'free_cash_flow_yield', dividends_per_share: 'dividend_yield' };
const inputs: Readonly<Record<string, string>> = { net_income: 'diluted_eps' };

type Under = { readonly figure: Metric; readonly ratio: string };

/** The one figure whose ratio to the price may be meant; null where a ratio is named, or more than the figure and the price. */
function figureUnderPrice({ measures }: Asked): Under | null {
  const figures = measures.filter((measure): measure is Metric => measure.kind === 'metric' && measure.as === 'value' && measure.id in ratios);
  const [figure, ...more] = figures;
  const others = measures.filter((measure) => measure !== figure && !(measure.kind === 'topic' && measure.topic === 'multiple') && !(measure.kind === 'metric' && measure.id === 'price'));
  if (figure === undefined || more.length > 0 || others.length > 0) return null;
  return { figure, ratio: ratios[figure.id] ?? '' };
}

/** What is paid for a figure of the statements, where the words ask for that and the reading holds the figure alone. */
function underPrice(asked: Asked): Asked {
  const under = priced.test(asked.text) && !overItself.test(asked.text) && asked.operation !== 'define' && asked.operation !== 'screen' ? figureUnderPrice(asked) : null;
  if (under === null) return asked;
  const input: AskedMeasure = { ...under.figure, id: inputs[under.figure.id] ?? under.figure.id };
  const years = asked.periods.filter(({ kind }) => kind === 'fiscal' || kind === 'trailing');
  return { ...asked, operation: asked.companies.length > 1 ? 'compare' : 'look-up', measures: [{ ...under.figure, id: under.ratio }, input], periods: (years.length > 0 ? years : asked.periods).slice(0, 1) };
}

const yearAgo = /\b(?:an?|one|1) year ago\b(?! (?:in|on|at)\b)|\bthis time last year\b/i;

/** A share's price a year ago: the newest is told with the one of the same day a year before, whatever year that day is in. */
function besideYearBefore(asked: Asked): Asked {
  const [only, ...more] = asked.periods;
  const isPrice = asked.measures.every((measure) => isShares(measure) && measure.id === 'price' && measure.as === 'value');
  return isPrice && only?.kind === 'fiscal' && more.length === 0 && yearAgo.test(asked.text) ? { ...asked, periods: [] } : asked;
}

/** Unchanged where anything but the course of shares is asked for. */
export function settled(given: Asked): Asked {
  const asked = besideYearBefore(underPrice(ofOneYear(byTheYear(given))));
  const metrics = asked.measures.filter((measure) => measure.kind === 'metric');
  if (metrics.length === 0 || !metrics.every(isShares) || /\bfiscal\b|\bFY ?\d/i.test(asked.text)) return asked;
  const since = untilNewest(asked, metrics.every(({ id, as }) => id === 'price' && (as === 'value' || as === 'growth' || as === 'change')) && asked.measures.length === metrics.length);
  if (since !== null) return { ...asked, periods: [since], measures: asked.measures.map((measure) => (isShares(measure) ? { ...measure, as: 'growth' } : measure)) };
  const measures = asked.measures.map((measure) => (isShares(measure) ? { ...measure, as: formOf(measure, asked) } : measure));
  const forms = new Set(measures.flatMap((measure) => (measure.kind === 'metric' ? [measure.as] : [])));
  const [form] = forms;
  if (form === undefined || forms.size > 1) return { ...asked, measures };
  if (form === 'value' && metrics.every(({ id }) => id === 'price')) return overYears(asked, measures) ?? { ...asked, measures, periods: asked.periods.map(yearEnd) };
  return { ...asked, measures, periods: asked.periods.map((period) => fromBefore(calendar(period, form), form)) };
}

/** Each part by itself. */
export function settledParts(asked: Asked): Asked {
  // What a sheet lays out belongs to the whole question, and to none of its parts.
  const { laidOut } = asked;
  return asked.parts === undefined ? settled(asked) : { ...joinedParts(asked, asked.parts.map(settled)), ...(laidOut === undefined ? {} : { laidOut }) };
}
