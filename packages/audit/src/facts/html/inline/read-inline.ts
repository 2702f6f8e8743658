// Inline XBRL from the filing itself: every tagged number with its dates, unit, dimensions and places, hidden ones included.
import { fiscalCalendarFrom, fiscalQuarterOf, isIsoDate, labelPeriod, lastDayOfMonth, nominalEnd, periodEnd, type FiscalCalendar, type IsoDate, type Period } from '@assay/record';
import { unitOfXbrl } from '../../sec/unit-of-xbrl.ts';
import type { TagContext } from '../tagged-fact.ts';
import type { InlineDocument, InlineFact } from './inline-fact.ts';
import { inlineValue } from './inline-value.ts';
import { walkInline, type InlinePage, type WalkedTag } from './inline-walk.ts';
import { apart, axisKind, localName, memberLabel } from './member-label.ts';

type Placed = { readonly tag: WalkedTag; readonly context: TagContext; readonly unitName: string; /** Null for nil. */ readonly value: string | null };

/** All `ix:nonFraction` facts of a page; a page without tags has none. */
export function readInlineFacts(html: string): InlineDocument {
  const page = walkInline(html);
  const unread: InlineDocument['unread'][number][] = [];
  const placed = page.tags.flatMap((tag) => {
    const found = place(tag, page);
    if (typeof found !== 'string') return [found];
    unread.push({ concept: tag.concept, text: tag.text, why: found });
    return [];
  });
  const end = coverEnd(page);
  const calendar = calendarOf(page, end);
  const facts = [...Map.groupBy(placed, keyOf).values()].map((same) => factOf(same, { page, calendar }));
  return { ...whose(page), periodEnd: end, calendar, facts, unread };
}

function place(tag: WalkedTag, { header }: InlinePage): Placed | string {
  const context = header.contexts.get(tag.context);
  const unitName = header.unitNames.get(tag.unit);
  if (context === undefined) return 'its context is not declared';
  if (unitName === undefined) return 'its unit is not declared';
  const value = tag.isNil ? null : inlineValue(tag);
  return value === null && !tag.isNil ? 'its text is no number under its format' : { tag, context, unitName, value };
}

function keyOf({ tag, context, unitName }: Placed): string {
  const { period, dimensions } = context;
  const dates = period.kind === 'duration' ? `${period.start}/${period.end}` : periodEnd(period) ?? '';
  const members = Object.entries(dimensions).map(([axis, member]) => `${axis}=${member}`).sort().join('|');
  return `${tag.concept}|${dates}|${unitName}|${members}`;
}

function factOf(same: readonly Placed[], { page, calendar }: { readonly page: InlinePage; readonly calendar: FiscalCalendar | null }): InlineFact {
  const [first] = same;
  if (first === undefined) throw new RangeError('a group of tags has a member');
  const best = same.filter(({ value }) => value !== null).reduce<Placed>((exact, other) => (precisionOf(other) > precisionOf(exact) ? other : exact), same.find(({ value }) => value !== null) ?? first);
  const concept = first.tag.concept;
  return {
    concept, label: apart(localName(concept)), value: best.value, unit: unitOfXbrl(first.unitName, localName(concept)), unitName: first.unitName,
    period: labelled(first.context.period, calendar),
    members: Object.entries(first.context.dimensions).map(([axis, member]) => ({ axis, kind: axisKind(axis), member, label: memberLabel(member, page.words) })),
    decimals: best.tag.decimals, isHidden: same.every(({ tag }) => tag.isHidden),
    shown: same.flatMap(({ tag, value }) => (tag.isHidden || tag.span === null || value === null ? [] : [{ span: tag.span, value, decimals: tag.decimals }])),
  };
}

function precisionOf({ tag, value }: Placed): number {
  return value === null ? -Infinity : tag.decimals ?? Infinity;
}

function labelled(period: Period, calendar: FiscalCalendar | null): Period {
  return calendar === null || period.kind === 'labelled' ? period : { ...period, fiscal: labelPeriod({ ...period, fiscal: null }, calendar) };
}

function coverEnd({ cover, header }: InlinePage): IsoDate | null {
  const entry = cover.get('dei:DocumentPeriodEndDate') ?? cover.get('dei:DocumentType');
  const period = entry === undefined ? undefined : header.contexts.get(entry.context)?.period;
  return period === undefined ? null : periodEnd(period);
}

/** From the cover page: the month in which its years end, and the year by which the company calls this one. */
function calendarOf({ cover }: InlinePage, end: IsoDate | null): FiscalCalendar | null {
  if (end === null) return null;
  const says = (name: string): string => cover.get(`dei:${name}`)?.text ?? '';
  const yearEnd = yearEndOf(says('CurrentFiscalYearEndDate'), end) ?? yearEndByQuarter(says('DocumentFiscalPeriodFocus'), end);
  if (yearEnd === null) return null;
  const calendar = fiscalCalendarFrom(yearEnd);
  const isStart = fiscalQuarterOf(end, calendar)?.year === Number(says('DocumentFiscalYearFocus') || 'none') + 1;
  return { ...calendar, named: isStart ? 'start-year' : 'end-year' };
}

/** A first quarter ends nine months before its year does. */
function yearEndByQuarter(focus: string, end: IsoDate): IsoDate | null {
  const quarter = focus === 'FY' ? 4 : Number(/^Q([123])$/.exec(focus)?.[1] ?? Number.NaN);
  if (Number.isNaN(quarter)) return null;
  const { year, month } = nominalEnd(end);
  const ahead = month + 3 * (4 - quarter);
  return lastDayOfMonth(ahead > 12 ? year + 1 : year, ahead > 12 ? ahead - 12 : ahead);
}

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

/** `--09-28`, `September 28` or `9/28`, in the year of the filing. */
function yearEndOf(text: string, end: IsoDate): IsoDate | null {
  const [, name = '', day = ''] = /^(?:--)?([A-Za-z]{3,9}|\d{1,2})[-/\s]?(\d{1,2})$/.exec(text.trim()) ?? [];
  const month = /^\d/.test(name) ? name : String(months.indexOf(name.toLowerCase()) + 1);
  const date = `${end.slice(0, 4)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

function whose({ cover, header }: InlinePage): Pick<InlineDocument, 'entity' | 'cik' | 'form'> {
  const cik = header.identifier !== null && /^\d{1,10}$/.test(header.identifier) ? header.identifier.padStart(10, '0') : null;
  const name = cover.get('dei:EntityRegistrantName')?.text ?? null;
  const ticker = cover.get('dei:TradingSymbol')?.text ?? null;
  return { cik, form: cover.get('dei:DocumentType')?.text ?? null, entity: cik === null && name === null ? null : { id: cik === null ? null : `cik:${cik}`, ticker, name } };
}
