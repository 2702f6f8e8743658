// Full closures and early closes of each exchange in a year, by its own published rules. Closures announced at short notice (a typhoon, a funeral
// after this table was made) are not known.
import { addDays, type IsoDate } from '@assay/record';
import { easterSunday } from './easter.ts';
import type { ExchangeCode } from './exchanges.ts';
import { publicHolidays } from './public-holidays.ts';
import { isWeekend, lastWeekday, monthDay, nthWeekday, weekdayOf } from './weekdays.ts';

export type Closures = {
  /** Day → why the exchange is closed. Days of the weekend may be among them. */
  readonly holidays: ReadonlyMap<IsoDate, string>;
  /** Day → local time of the early close, and why. */
  readonly early: ReadonlyMap<IsoDate, { readonly close: string; readonly why: string }>;
};

type Days = readonly (readonly [IsoDate, string])[];

/** NYSE Rule 7.2: a holiday on Sunday is kept on Monday, one on Saturday on Friday, except at the end of a year. */
function american(year: number): Closures {
  const day = (month: number, date: number): IsoDate => monthDay(year, month, date);
  const shifted = (on: IsoDate): IsoDate => (weekdayOf(on) === 6 ? addDays(on, -1) : weekdayOf(on) === 0 ? addDays(on, 1) : on);
  const newYear = day(1, 1);
  const holidays: Days = [
    ...(weekdayOf(newYear) === 6 ? [] : [[shifted(newYear), "New Year's Day"] as const]),
    [nthWeekday(year, { month: 1, weekday: 1, n: 3 }), 'Martin Luther King Jr. Day'], [nthWeekday(year, { month: 2, weekday: 1, n: 3 }), "Washington's Birthday"], [addDays(easterSunday(year), -2), 'Good Friday'],
    [lastWeekday(year, 5, 1), 'Memorial Day'], ...(year >= 2022 ? [[shifted(day(6, 19)), 'Juneteenth'] as const] : []), [shifted(day(7, 4)), 'Independence Day'],
    [nthWeekday(year, { month: 9, weekday: 1, n: 1 }), 'Labor Day'], [nthWeekday(year, { month: 11, weekday: 4, n: 4 }), 'Thanksgiving Day'], [shifted(day(12, 25)), 'Christmas Day'], ...americanMourning.filter(([on]) => on.startsWith(String(year))),
  ];
  return { holidays: new Map(holidays), early: americanEarly(year, new Map(holidays)) };
}

const americanMourning: Days = [['2012-10-29', 'Hurricane Sandy'], ['2012-10-30', 'Hurricane Sandy'], ['2018-12-05', 'Day of mourning for George H. W. Bush'], ['2025-01-09', 'Day of mourning for Jimmy Carter']];

/** 13:00 on the day after Thanksgiving, on Christmas Eve, and on 3 July where the next day is a weekday. */
function americanEarly(year: number, holidays: ReadonlyMap<IsoDate, string>): Closures['early'] {
  const days: Days = [
    [addDays(nthWeekday(year, { month: 11, weekday: 4, n: 4 }), 1), 'the day after Thanksgiving'], [monthDay(year, 12, 24), 'Christmas Eve'],
    ...(isWeekend(monthDay(year, 7, 4)) ? [] : [[monthDay(year, 7, 3), 'the eve of Independence Day'] as const]),
  ];
  return new Map(days.filter(([on]) => !isWeekend(on) && !holidays.has(on)).map(([on, why]) => [on, { close: '13:00', why }]));
}

function easterDays(year: number): Days {
  return [[addDays(easterSunday(year), -2), 'Good Friday'], [addDays(easterSunday(year), 1), 'Easter Monday']];
}

function publicDays(country: keyof typeof publicHolidays, year: number): Days {
  return (publicHolidays[country][year] ?? '').split('; ').filter((text) => text !== '').map((text) => [`${String(year)}-${text.slice(0, 5)}`, text.slice(6)]);
}

/** The last weekday before a day that is no holiday. */
function sessionBefore(day: IsoDate, holidays: ReadonlyMap<IsoDate, string>): IsoDate {
  const before = addDays(day, -1);
  return isWeekend(before) || holidays.has(before) ? sessionBefore(before, holidays) : before;
}

function london(year: number): Closures {
  const holidays = new Map(publicDays('GB', year));
  const early = [[monthDay(year, 12, 25), 'the last session before Christmas'], [monthDay(year + 1, 1, 1), 'the last session of the year']] as const;
  return { holidays, early: new Map(early.map(([on, why]) => [sessionBefore(on, holidays), { close: '12:30', why }])) };
}

function frankfurt(year: number): Closures {
  const day = (month: number, date: number): IsoDate => monthDay(year, month, date);
  const holidays = new Map([[day(1, 1), "New Year's Day"], ...easterDays(year), [day(5, 1), 'Labour Day'], [day(12, 24), 'Christmas Eve'], [day(12, 25), 'Christmas Day'], [day(12, 26), 'Second day of Christmas'], [day(12, 31), "New Year's Eve"]]);
  return { holidays, early: new Map([[sessionBefore(day(12, 31), holidays), { close: '14:00', why: 'the last session of the year' }]]) };
}

function paris(year: number): Closures {
  const day = (month: number, date: number): IsoDate => monthDay(year, month, date);
  const holidays = new Map([[day(1, 1), "New Year's Day"], ...easterDays(year), [day(5, 1), 'Labour Day'], [day(12, 25), 'Christmas Day'], [day(12, 26), 'Boxing Day']]);
  const early = [[day(12, 24), 'Christmas Eve'], [day(12, 31), "New Year's Eve"]] as const;
  return { holidays, early: new Map(early.filter(([on]) => !isWeekend(on)).map(([on, why]) => [on, { close: '14:05', why }])) };
}

function tokyo(year: number): Closures {
  const added: Days = [[monthDay(year, 1, 2), 'Market holiday'], [monthDay(year, 1, 3), 'Market holiday'], [monthDay(year, 12, 31), 'Market holiday']];
  return { holidays: new Map([...added, ...publicDays('JP', year)]), early: new Map() };
}

/** Half-days end at noon: the eves of Lunar New Year, Christmas and New Year where they are weekdays and no holidays. */
function hongKong(year: number): Closures {
  const holidays = new Map(publicDays('HK', year));
  const lunar = [...holidays].find(([, name]) => /Lunar New Year/.test(name))?.[0];
  const eves: Days = [[monthDay(year, 12, 24), 'Christmas Eve'], [monthDay(year, 12, 31), "New Year's Eve"], ...(lunar === undefined ? [] : [[lunarEve(lunar, holidays), "Lunar New Year's Eve"] as const])];
  return { holidays, early: new Map(eves.filter(([on]) => !isWeekend(on) && !holidays.has(on)).map(([on, why]) => [on, { close: '12:00', why }])) };
}

/** Where the first day falls on a Sunday, the list begins with the second: its eve is two days before. */
function lunarEve(first: IsoDate, holidays: ReadonlyMap<IsoDate, string>): IsoDate {
  const isSecond = /second/.test(holidays.get(first) ?? '');
  return addDays(first, isSecond ? -2 : -1);
}

const rules: Readonly<Record<ExchangeCode, (year: number) => Closures>> = { XNYS: american, XNAS: american, XLON: london, XETR: frankfurt, XPAR: paris, XTKS: tokyo, XHKG: hongKong };
const known = new Map<string, Closures>();

export function closuresOf(code: ExchangeCode, year: number): Closures {
  const key = `${code} ${String(year)}`;
  const found = known.get(key) ?? rules[code](year);
  known.set(key, found);
  return found;
}
