// Dividends of a share by their ex-dividend days, where no statement shows the dividend per share of the time asked about: each payment, what those of a year come to, and what was raised.
import { decimal, type IsoDate } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import { change, growth } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type FigureStyle, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { paidInYearTo, paidWithin } from '../../multiple/paid-dividends.ts';
import type { MetricAsked } from '../asked-of.ts';
import { textBlock, together, type Outcome } from '../outcome.ts';
import { ownedBy } from '../sentences/naming.ts';
import { timeName } from '../sentences/reading-words.ts';
import type { Holder } from '../scene.ts';
import { readingsIn } from '../times/times.ts';

const EVER = { from: '1900-01-01', to: '9999-12-31' } as const;
/** More payments than these stand below. */
const MOST = 5;
/** A year of quarterly payments that lacks one was not wholly on file. */
const QUARTERLY = 4;

const all = (holder: Holder): readonly Reading[] => paidWithin(holder, EVER.from, EVER.to);

const asksRaise = /\b(?:rais\w+|hik\w+|increas\w+|rise[sn]?|rose|gr[eo]w\w*|growth|up|down|cut|lower\w*|chang\w+|bump\w*|boost\w*|than|compared?|versus|vs\.?|against|before)\b|%/i;
const asksLastRaise = /\b(?:when|last|latest|most recent)\b[^?]{0,30}\b(?:rais\w+|hik\w+|increas\w+|lift\w*|bump\w*|boost\w*)\b/i;
/** A history without a time. */
const FEW_YEARS = 5;
const asksHistory = /\b(?:history|track record|record|over the years|year by year|each year|every year|by year|develop\w*|evolv\w*|trend)\b/i;
const isFiscal = /\bfiscal\b|\bFY ?'?\d/i;

export type DividendsAsked = { readonly measure: Pick<MetricAsked, 'as' | 'words'>; readonly period: AskedPeriod; /** The question. */ readonly text: string };

/** A quarterly dividend may have parts of a cent; sums and differences of such are shown as finely. */
function styleOf({ value }: Reading): FigureStyle {
  const digits = value.decimalPlaces();
  return digits <= 2 ? 'plain' : digits === 3 ? 'thousandths' : 'finest';
}
export const shown = ({ bench }: Holder, reading: Reading): Text => say`${bench.show(reading, styleOf(reading))}`;
export const toldOne = (holder: Holder, reading: Reading): Text => say`${ownedBy(holder.name)} dividend with the ex-dividend day of ${timeName(reading)} was ${shown(holder, reading)} a share.`;

function sumOf(paid: readonly Reading[]): Reading | null {
  const last = paid.at(-1);
  return last === undefined ? null : { ...last, value: paid.reduce((sum, { value }) => sum.plus(value), decimal(0)), formula: 'sum(dividend)', facts: paid.flatMap(({ facts }) => facts) };
}

/** `$1.67 + $1.77 = $3.44`; one payment is its own sum. */
function addedUp(holder: Holder, paid: readonly Reading[]): Text {
  const sum = sumOf(paid);
  const parts = paid.map((one) => shown(holder, one));
  return sum === null || parts.length < 2 ? join(parts, '') : say`${join(parts, ' + ')} = ${shown(holder, sum)}`;
}

/** From one amount to another, in dollars and in percent; that it is the same where it did not move. */
function moved(holder: Holder, now: Reading, before: Reading): readonly Text[] {
  const isUp = now.value.gt(before.value);
  const [more, less] = isUp ? [now, before] : [before, now];
  const rate = growth(now, before);
  if (now.value.eq(before.value) || rate === null) return [say`It is the same as the one before it.`];
  const apart = say`${shown(holder, more)} − ${shown(holder, less)}`;
  return [say`The ${isUp ? 'raise' : 'cut'}: ${apart} = ${shown(holder, change(more, less))}. In percent of what was paid before: (${apart}) ÷ ${shown(holder, before)} = ${holder.bench.show(rate, 'size')}.`];
}

/** The same between two payments, each by its own day. */
function movedOnDays(holder: Holder, now: Reading, before: Reading): readonly Text[] {
  const rate = growth(now, before);
  if (now.value.eq(before.value) || rate === null) return moved(holder, now, before);
  return [say`${ownedBy(holder.name)} dividend by ex-dividend day ${now.value.gt(before.value) ? 'rose' : 'fell'} ${holder.bench.show(rate, 'size')} from ${shown(holder, before)} on ${timeName(before)} to ${shown(holder, now)} on ${timeName(now)}.`, ...moved(holder, now, before)];
}

export const newestPaid = (holder: Holder): Reading | null => all(holder).at(-1) ?? null;

/** The newest payment, held against the one before it. */
export function newest(holder: Holder, text: string): Outcome | null {
  const payments = all(holder);
  const [before, last] = [payments.at(-2), payments.at(-1)];
  if (last === undefined) return null;
  const raised = asksLastRaise.test(text) ? lastMove(holder, payments) : null;
  if (raised !== null) return raised;
  const summary = [toldOne(holder, last), ...(before === undefined ? [] : [toldOne(holder, before), ...movedOnDays(holder, last, before)])];
  const ofYear = paidInYearTo(holder, endOf(last));
  return { summary, blocks: ofYear.length < 2 ? [] : [textBlock(join([...ofYear.map((one) => toldOne(holder, one)), say`The twelve months to it together: ${addedUp(holder, ofYear)} a share.`], ' '))], missing: [] };
}

/** When it last went up, and by how much; null where it never moved upwards. */
function lastMove(holder: Holder, payments: readonly Reading[]): Outcome | null {
  const at = payments.findLastIndex(({ value }, index) => index > 0 && value.gt(payments[index - 1]?.value ?? value));
  const [before, raised] = [payments[at - 1], payments[at]];
  if (before === undefined || raised === undefined) return null;
  return { summary: [toldOne(holder, raised), toldOne(holder, before), ...movedOnDays(holder, raised, before)], blocks: [], missing: [] };
}

export type Span = { readonly from: IsoDate; readonly to: IsoDate; /** As it is told. */ readonly words: string };

export const yearSpan = (year: number): Span => ({ from: `${String(year)}-01-01`, to: `${String(year)}-12-31`, words: `the calendar year ${String(year)}` });

const quarters = { Q1: ['01-01', '03-31', 'first'], Q2: ['04-01', '06-30', 'second'], Q3: ['07-01', '09-30', 'third'], Q4: ['10-01', '12-31', 'fourth'] } as const;

/** A fiscal year by its own days where the words say fiscal, else the calendar's. */
function spanOf(holder: Holder, { year, part }: Extract<AskedPeriod, { readonly kind: 'fiscal' }>, text: string): Span | null {
  if (year === null) return null;
  if (part !== 'FY') {
    const quarter = part in quarters ? quarters[part as keyof typeof quarters] : null;
    return quarter === null ? null : { from: `${String(year)}-${quarter[0]}`, to: `${String(year)}-${quarter[1]}`, words: `the ${quarter[2]} calendar quarter of ${String(year)}` };
  }
  const own = isFiscal.test(text) ? holder.bench.book.yearAnchors.find(({ period }) => period?.fiscal?.year === year)?.period ?? null : null;
  return own?.kind === 'duration' ? { from: own.start, to: own.end, words: `fiscal ${String(year)}` } : yearSpan(year);
}

/** Whether all that was paid in a span lies within what is on file. */
function isWhole(holder: Holder, { from }: Span): boolean {
  const first = all(holder)[0];
  return first !== undefined && (endOf(first) < from || paidWithin(holder, from, EVER.to).length === 0);
}

/** What was paid in a span, one by one and together; null of one without payments. */
export function ofSpan(holder: Holder, span: Span): { readonly line: Text; readonly paid: readonly Reading[]; readonly sum: Reading } | null {
  const paid = paidWithin(holder, span.from, span.to);
  const sum = sumOf(paid);
  if (sum === null || (!isWhole(holder, span) && paid.length < QUARTERLY)) return null;
  return { line: say`${ownedBy(holder.name)} dividends with ex-dividend days in ${span.words}: ${addedUp(holder, paid)} a share.`, paid, sum };
}

function year(holder: Holder, span: Span, { asked: { text, measure }, before }: { readonly asked: DividendsAsked; readonly before: Span }): Outcome | null {
  const now = ofSpan(holder, span);
  if (now === null) return null;
  const earlier = measure.as === 'growth' || measure.as === 'change' || asksRaise.test(text) ? ofSpan(holder, before) : null;
  const each = [...now.paid, ...(earlier?.paid ?? [])].map((one) => toldOne(holder, one));
  const head = [now.line, ...(earlier === null ? [] : [earlier.line, ...moved(holder, now.sum, earlier.sum)])];
  const isShort = each.length <= MOST;
  return { summary: isShort ? [...each, ...head] : head, blocks: isShort ? [] : each.map(textBlock), missing: [] };
}

/** Each of several years; those that are not wholly on file are left out and named. */
function years(holder: Holder, list: readonly number[]): Outcome | null {
  const told = list.map((one) => ofSpan(holder, yearSpan(one)));
  const there = told.filter((one) => one !== null);
  const [first, last] = [there[0], there.at(-1)];
  if (first === undefined || last === undefined) return null;
  const move = there.length < 2 || first.sum.value.eq(last.sum.value) ? [] : moved(holder, last.sum, first.sum);
  const lacking = list.filter((_, at) => told[at] === null);
  return {
    summary: [...there.map(({ line }) => line), ...move], blocks: there.flatMap(({ paid }) => paid.map((one) => textBlock(toldOne(holder, one)))),
    missing: lacking.length === 0 ? [] : [`${holder.name} dividends of ${lacking.join(', ')}: no ex-dividend days of that time are on file.`],
  };
}

export function newestYears(holder: Holder, count: number): readonly number[] {
  const last = all(holder).at(-1);
  const end = Number(endOf(last).slice(0, 4)) - 1;
  return last === undefined ? [] : Array.from({ length: Math.min(count, 30) }, (_, at) => end - Math.min(count, 30) + 1 + at);
}

const listOf = (from: number, to: number): readonly number[] => Array.from({ length: Math.max(0, Math.min(30, to - from + 1)) }, (_, at) => from + at);

/** One by one, and together. */
function run(holder: Holder, paid: readonly Reading[]): Outcome | null {
  return paid.length === 0 ? null : { summary: [...(paid.length > 1 ? [say`${ownedBy(holder.name)} dividends of that time together: ${addedUp(holder, paid)} a share.`] : []), ...paid.map((one) => toldOne(holder, one))], blocks: [], missing: [] };
}

/** Of a fiscal year or one of its quarters; the newest where no year is named. */
function ofFiscal(holder: Holder, period: Extract<AskedPeriod, { readonly kind: 'fiscal' }>, asked: DividendsAsked): Outcome | null {
  const span = spanOf(holder, period, asked.text);
  const before = period.year === null ? null : spanOf(holder, { ...period, year: period.year - 1 }, asked.text);
  return span === null || before === null ? newest(holder, asked.text) : year(holder, span, { asked, before });
}

/** The last so many years, or payments. */
function ofLast(holder: Holder, { count, of }: Extract<AskedPeriod, { readonly kind: 'last' }>, text: string): Outcome | null {
  if (of === 'year') return years(holder, newestYears(holder, count));
  return count === 1 ? newest(holder, text) : run(holder, all(holder).slice(-(of === 'quarter' ? count : QUARTERLY)));
}

const ofCalendar = /\bcalendar\b|\bCY ?'?\d|\bjan(?:uary)?(?: (?:to|through|until|till)| ?[-–]) ?dec(?:ember)?\b/i;

/** A calendar year that is no fiscal year of the company: what a statement shows is of other days. */
function isOffItsYears(holder: Holder, { period, text }: DividendsAsked): boolean {
  const isWholeYear = period.kind === 'fiscal' ? period.part === 'FY' && period.year !== null : period.kind === 'dates' && period.from.endsWith('-01-01') && period.to.endsWith('-12-31');
  const last = holder.bench.book.yearAnchors.at(-1)?.end ?? '';
  return isWholeYear && ofCalendar.test(text) && last !== '' && !/-12-(?:2[4-9]|3[01])$|-01-0[1-6]$/.test(last);
}

/** Of days that are named, and no fiscal year that happens to end within them. */
const isByDay = (holder: Holder, { measure, period, text }: DividendsAsked): boolean => period.kind === 'dates' && (/\bex-dividend\b/.test(measure.words) || /\b(?:go|goes|going|gone|went) ex\b|\bex-?div\w*/i.test(text)) && paidWithin(holder, period.from, period.to).length > 0;

/** Whether a statement shows the dividend per share of the time that is asked about. */
export function isFiled(holder: Holder, asked: DividendsAsked): boolean {
  return asked.period.kind !== 'latest' && !isByDay(holder, asked) && !isOffItsYears(holder, asked) && readingsIn(holder.bench.book, 'dividends_per_share', asked.period).length > 0;
}

/** Null where a statement shows the dividend per share of the time, or where no ex-dividend day of it is on file. */
export function tellDividends(holder: Holder, asked: DividendsAsked): Outcome | null {
  const { period, text } = asked;
  if (isFiled(holder, asked)) return null;
  switch (period.kind) {
    case 'latest': return asksHistory.test(text) ? years(holder, newestYears(holder, FEW_YEARS)) : newest(holder, text);
    case 'trailing': return run(holder, paidInYearTo(holder, endOf(holder.bench.book.closes.at(-1) ?? all(holder).at(-1))));
    case 'fiscal': return ofFiscal(holder, period, asked);
    case 'last': return ofLast(holder, period, text);
    case 'years': return years(holder, listOf(period.from, period.to));
    case 'date': return run(holder, paidWithin(holder, EVER.from, period.on).slice(-1));
    case 'dates': return run(holder, paidWithin(holder, period.from, period.to));
  }
}

/** Of each of several times. */
export function tellAllDividends(holder: Holder, { periods, ...asked }: Omit<DividendsAsked, 'period'> & { readonly periods: readonly AskedPeriod[] }): Outcome | null {
  const told = (periods.length === 0 ? [{ kind: 'latest' } as const] : periods).map((period) => tellDividends(holder, { ...asked, period }));
  return told.every((one) => one === null) ? null : together(told.filter((one) => one !== null));
}
