// A follow-up that asks where the price of before stood when a year or a month began or ended: "where did it stand when 2025 ended?" after the latest close. Said again in full.
import { lastDayOfMonth, type IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../../asked.ts';
import { readPeriods } from '../../periods/periods.ts';
import { blank } from '../../places.ts';
import { areAmong } from './figure-before.ts';

const closed = new Set('a an and as at be been began begin beginning begun by calendar close closed closes closing come cost day did do does down end ended ending ends for final finish finished first go going good had has have how in is it its last level month much of off ok okay on opened opening out over price quote right session share shares so stand standing start started stock stood that the then there thanks this to trade traded trading up us was well went were what when where which worth year'.split(' '));
const begins = /\b(?:beg[aiu]n\w*|start\w*|open(?:ed|ing)|first)\b/i;
const ends = /\b(?:end(?:ed|s|ing)?|clos(?:e|ed|es|ing)|last|final|finish(?:ed)?|over|out)\b/i;

function isOfPrice({ measures, companies, operation, group }: Asked): boolean {
  const [only, ...others] = measures;
  const isPrice = (only?.kind === 'metric' && only.id === 'price' && only.as === 'value') || (only?.kind === 'subject' && only.subject === 'price');
  return isPrice && others.length === 0 && companies.length === 1 && group === null && operation === 'look-up';
}

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const monthOf = (day: IsoDate): string => `${months[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;

function stretchOf(period: AskedPeriod | undefined): { readonly words: string; readonly lastDay: string } | null {
  if (period?.kind === 'fiscal' && period.part === 'FY' && period.year !== null) return { words: String(period.year), lastDay: `31 December ${String(period.year)}` };
  if (period?.kind !== 'dates' || period.from.slice(0, 7) !== period.to.slice(0, 7) || !period.from.endsWith('-01')) return null;
  return { words: monthOf(period.from), lastDay: `${lastDayOfMonth(Number(period.to.slice(0, 4)), Number(period.to.slice(5, 7))).slice(8)} ${monthOf(period.from)}` };
}

const thatYear = /\b(?:when|as|once|after|by the time) (?:the|that) year (?:had )?(?:ended|closed|was (?:over|out|done)|finished)\b|\b(?:at|by) (?:the )?(?:very )?(?:end|close) of (?:the|that) (?:same )?year\b|\b(?:at|by) (?:the )?year(?:'s)?[- ]end\b/i;

/** "Where did it stand as the year ended?" after the close of a day: the end of that day's year. */
function atYearEnd(text: string, earlier: Asked, today: IsoDate): string | null {
  const on = closeAsked(earlier);
  const isPlain = thatYear.test(text) && !/\b(?:fiscal|business)\b|\d/i.test(text) && areAmong(text, closed);
  if (on === null || !isPlain || `${on.slice(0, 4)}-12-31` > today) return null;
  return `What did ${earlier.companies[0]?.ticker ?? ''} close at on 31 December ${on.slice(0, 4)}?`;
}

/** The one day of which the close was asked. */
function closeAsked({ course, companies, periods }: Asked): IsoDate | null {
  const [period, ...others] = periods;
  const isOne = companies.length === 1 && others.length === 0;
  return isOne && course?.of === 'close' && course.form.kind === 'value' && period?.kind === 'date' ? period.on : null;
}

/** Null where it says anything else, or does not say which end is meant. */
export function priceThen(text: string, earlier: Asked, today: IsoDate): string | null {
  if (earlier.course !== undefined) return atYearEnd(text, earlier, today);
  if (!isOfPrice(earlier) || /\bfiscal\b/i.test(text)) return null;
  const found = readPeriods(text, today).filter(({ period }) => period.kind !== 'latest' && (period.kind !== 'fiscal' || period.year !== null));
  const stretch = found.length === 1 ? stretchOf(found[0]?.period) : null;
  return stretch === null || !areAmong(blank(text, found), closed) ? null : endAsked(text, blank(text, found), { ...stretch, ticker: earlier.companies[0]?.ticker ?? '' });
}

function endAsked(text: string, rest: string, { words, lastDay, ticker }: { readonly words: string; readonly lastDay: string; readonly ticker: string }): string | null {
  if (begins.test(rest)) return `What did ${ticker} close at on the first trading day of ${words}?`;
  return ends.test(text) ? `What did ${ticker} close at on ${lastDay}?` : null;
}
