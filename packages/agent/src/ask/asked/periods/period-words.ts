// What times are made of: months, days, years and parts of years as questions write them.
import type { IsoDate } from '@assay/record';
import type { AskedPeriod } from '../asked.ts';
import type { Match, Place } from '../places.ts';

export type FoundPeriod = Place & { readonly period: AskedPeriod };

export type PeriodReader = { readonly pattern: RegExp; readonly read: (match: Match, today: IsoDate) => AskedPeriod | readonly AskedPeriod[] | null };
export type Unit = Extract<AskedPeriod, { readonly kind: 'last' }>['of'];
export type Part = Extract<AskedPeriod, { readonly kind: 'fiscal' }>['part'];

const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
export const monthPattern = String.raw`jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?`;
export const yearPattern = String.raw`(?:fy|fiscal(?: years?)?|calendar(?: year)?|year)?[ -]?(?:'?\d{2}(?=\D|$)|(?:19|20)\d{2})`;
/** A year that nothing else can be: of four digits, or after FY. */
export const sureYear = String.raw`(?:fy ?|fiscal(?: years?)? ?|financial years? ?|years ?)?(?:19|20)\d{2}|fy ?'?\d{2}`;
const ordinals: Readonly<Record<string, string>> = { first: '1', '1st': '1', second: '2', '2nd': '2', third: '3', '3rd': '3', fourth: '4', '4th': '4', last: '4' };

export const re = (source: string): RegExp => new RegExp(source, 'gi');
export const two = (value: number): string => String(value).padStart(2, '0');

/** 2019, '19, FY19; years of two digits lie between 1980 and 2079. */
export function yearOf(text: string | undefined): number | null {
  const digits = /(\d{4}|\d{2})$/.exec(text ?? '')?.[1];
  if (digits === undefined) return null;
  const year = Number(digits);
  return digits.length === 4 ? year : year < 80 ? 2000 + year : 1900 + year;
}

export function monthOf(text: string | undefined): number {
  const start = (text ?? '').toLowerCase().slice(0, 3);
  return months.findIndex((month) => month.startsWith(start)) + 1;
}

export function dayOf(year: number, month: number, day: number): IsoDate | null {
  const made = new Date(Date.UTC(year, month - 1, day));
  return month < 1 || made.getUTCMonth() !== month - 1 ? null : made.toISOString().slice(0, 10);
}

export const endOfMonth = (year: number, month: number): IsoDate => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
export const fiscal = (year: number | null, part: Part): AskedPeriod => ({ kind: 'fiscal', year, part });
export const unitOf = (text: string | undefined): Unit => (/^q/i.test(text ?? '') ? 'quarter' : /^mo/i.test(text ?? '') ? 'month' : /^w/i.test(text ?? '') ? 'week' : /^(?:d|session|trading)/i.test(text ?? '') ? 'day' : 'year');
export const last = (count: number | null, of: Unit): AskedPeriod | null => (count === null || count < 1 ? null : { kind: 'last', count, of });

/** A day of the calendar; `null` where it does not exist. */
export const onDay = (match: Match): IsoDate | null => {
  const { iso, us, year, month, day } = match.groups;
  if (us !== undefined) { const [first = 0, second = 0, of = 0] = us.split('/').map(Number); return dayOf(of < 100 ? 2000 + of : of, first, second); }
  if (iso !== undefined) return dayOf(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10)));
  return dayOf(yearOf(year) ?? 0, monthOf(month), Number(day));
};

export const dayWords = String.raw`(?:(?<iso>(?:19|20)\d{2}-\d{2}-\d{2})|(?<us>\d{1,2}/\d{1,2}/(?:(?:19|20)\d{2}|\d{2}(?=\D|$)))|(?:(?<month>${monthPattern})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>(?:19|20)\d{2})))`;
export const dayFirst = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -]?(?<month>${monthPattern})\.?,?[ -]?(?<year>(?:19|20)\d{2}|'?\d{2}(?=\D|$))`;

export const toOn = (match: Match): AskedPeriod | null => {
  const on = onDay(match);
  return on === null ? null : { kind: 'date', on };
};

export function years(from: number | null, to: number | null): AskedPeriod | null {
  return from === null || to === null ? null : from === to ? fiscal(from, 'FY') : { kind: 'years', from: Math.min(from, to), to: Math.max(from, to) };
}

export function quarter({ groups }: Match): AskedPeriod {
  const digit = groups['q'] ?? ordinals[(groups['ordinal'] ?? '').toLowerCase()] ?? '1';
  const half = groups['half'] !== undefined;
  return fiscal(yearOf(groups['year']), half ? (digit === '1' ? 'H1' : 'H2') : (`Q${digit}` as Part));
}

/** The whole month: of prices and series; figures of a company are asked by fiscal times. */
export function wholeMonth(match: Match): AskedPeriod | null {
  const [year, month] = [Number(match.groups['year']), monthOf(match.groups['month'])];
  const begin = match.groups['begin'];
  return month < 1 ? null : { kind: 'dates', from: `${String(year)}-${two(begin === undefined ? month : monthOf(begin))}-01`, to: endOfMonth(year, month) };
}

export const sinceYear = (year: number | null, today: IsoDate): AskedPeriod | null => years(year, Math.max(year ?? 0, Number(today.slice(0, 4))));

/** Days of the year by the names that everybody knows. */
export const feasts: Readonly<Record<string, string>> = { 'christmas eve': '12-24', 'christmas day': '12-25', 'christmas': '12-25', "new year's eve": '12-31', 'new years eve': '12-31', 'new years day': '01-01', "new year's day": '01-01', "valentine's day": '02-14', 'halloween': '10-31', 'independence day': '07-04' };

/** "Between 1 April and 30 June 2025": the year stands once. */
export function twoDays({ groups }: Match): AskedPeriod | null {
  const year = yearOf(groups['year']) ?? 0;
  const [from, to] = [dayOf(year, monthOf(groups['one']), Number(groups['first'])), dayOf(year, monthOf(groups['two']), Number(groups['second']))];
  return from === null || to === null ? null : { kind: 'dates', from, to };
}

export const weekday = String.raw`(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?`;
