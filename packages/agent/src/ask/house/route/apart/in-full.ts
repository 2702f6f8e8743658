// A part of a question as a question of its own: with the company and the time that the rest of it names.
import type { Company } from '@assay/data';
import { namedIn } from '../../../asked/companies/read-companies.ts';
import { readPeriods, type FoundPeriod } from '../../../asked/periods/periods.ts';
import { plainQuestion } from '../../../asked/question-text.ts';
import { isToCome } from '../to-come.ts';
import { shortName } from '../../../../write/company-name.ts';

export const sameTime = /,? (?:(?:in|for|of|over|during|on|at) )?(?:that|the same|this) (?:fiscal |financial )?(?:year|quarter|time|period|day|month|session)\b|,? (?:in|for|over|during) the (?:year|quarter|day|month)(?= ?[?.!,]|$)/i;
/** Of which day is it the one before? */
const dayBefore = /\b(?:the )?(?:previous|prior|preceding|last) (?:trading )?(?:day|session|close)(?:['’]s)?\b|\b(?:the )?(?:trading )?(?:day|session) before\b/gi;
const newest = /\b(?:latest|last|now|current(?:ly)?|newest|today|most recent(?:ly)?|at present)\b/i;

type Whole = { readonly text: string; readonly companies: readonly Company[]; readonly today: string };

/** Where it names no time or company of its own, those of the whole: "for that year", "the whole company's sales". Null where the whole names several times and none of them is its own. */
export function inFull(rest: string, whole: Whole): string | null {
  const dated = timed(rest, whole);
  const isNamed = namedIn(rest, []).some(({ company }) => whole.companies.some(({ ticker }) => ticker === company?.ticker));
  return dated === null || isNamed ? dated : `${whole.companies.map(({ name }) => shortName(name)).join(' and ')}: ${dated}`;
}

const timesOf = (words: string, today: string): readonly FoundPeriod[] => readPeriods(words.replace(dayBefore, (found) => ' '.repeat(found.length)), today).filter(({ period }) => period.kind !== 'latest');

/** "Its sales in that quarter compared with the first of 2024": the quarter that what was left out names. */
const thatTime = /(,? (?:in|for|of|over|during|on|at)) (?:that|this) (?:fiscal |financial )?(?:year|quarter|month|period|half)\b(?! of)/i;

/** "Its revenue next to the same quarter of 2024." */
const besideTheSame = /(?<! in [^,]{0,30})(?= (?:next to|against|beside|versus|vs\.?|compared (?:with|to)|alongside|with) (?:that of |those of |that in |those in |what it was in )?the same (?:quarter|month|period|half) (?:of|in) )/i;

/** Beside a time of its own, what points back means the one that the rest of the whole names. */
function pointed(rest: string, { text, today }: Whole): string {
  const own = new Set(timesOf(rest, today).map(({ start, end }) => rest.slice(start, end)));
  const told = plainQuestion(text);
  const [other, ...more] = [...new Set(timesOf(told, today).map(({ start, end }) => told.slice(start, end)))].filter((words) => !own.has(words));
  if (other === undefined || more.length > 0) return rest;
  const named = `${/^(?:first|second|third|fourth|last|quarter|year|month)\b/i.test(other) ? 'the ' : ''}${other.replace(/['’]s$/, '')}`;
  return rest.replace(thatTime, (_, joint: string) => `${joint} ${named}`).replace(besideTheSame, ` in ${named}`);
}

/** "For that year and the one before". */
const yearAndBefore = /(?:\b(?:in|for|of) )?\b(?:that|this|the same) (?:fiscal )?year and the (?:one|year) (?:before|prior|preceding)\b/i;

/** With both of the years, where the whole names one. */
function withYearBefore(rest: string, text: string): string {
  const [year, ...others] = [...new Set(text.match(/\b20\d\d\b/g))];
  return year === undefined || others.length > 0 ? rest : rest.replace(yearAndBefore, `in ${year} and in ${String(Number(year) - 1)}`);
}

function timed(pointing: string, { text, today }: Whole): string | null {
  const rest = withYearBefore(pointing, text);
  const timesIn = (words: string): readonly FoundPeriod[] => timesOf(words, today);
  if (timesIn(rest).length > 0) return pointed(rest, { text, companies: [], today });
  // "The last close" is that before a day only where a day is told.
  const isOfDays = timesOf(text, today).some(({ period }) => period.kind === 'date');
  if (newest.test(isOfDays ? rest.replace(dayBefore, '') : rest)) return rest;
  // "April 17th" is of the year that is named beside it.
  const told = plainQuestion(text);
  const isOfDay = /\b(?:that|the same|this) (?:day|session)\b/i.test(rest);
  // What expires next month says nothing of when the rest is of.
  const [only, ...others] = [...new Set(timesIn(told).filter(({ period }) => (!isOfDay || period.kind === 'date') && !isToCome(period, today)).map(({ start, end }) => told.slice(start, end)))];
  if (others.length > 0) return sameTime.test(rest) ? null : rest;
  return only === undefined ? rest : `${rest.replace(sameTime, '').replace(/[?.! ]+$/, '')} ${/^\d{1,2} \p{L}|^\p{L}+ \d{1,2}\b/u.test(only) ? 'on' : 'in'} ${only.replace(/['’]s$/, '')}?`;
}
