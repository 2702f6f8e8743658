// What a barrel of oil cost on two days and how far it moved, with the half or the quarter between them named as well: said again as the one move, which tells both prices.
import type { IsoDate } from '@assay/record';
import { blank } from '../places.ts';
import { readPeriods } from '../periods/periods.ts';
import { isTalk } from './economy-talk.ts';

const oil = /\b(?:wti|crude|barrel)\b/i;
/** Of another oil, or of the time as a whole. */
const otherFigure = /\b(?:brent|average|mean|highest|lowest|peak|record)\b/i;
const moves = /\b(?:move[ds]?|chang\w*|percent\w*|pct|cheaper|dearer|r[io]se|risen|f[ae]ll(?:en)?|drop\w*|gain\w*|lost|lose|up|down)\b|%/i;
const around = new Set('wti west texas intermediate crude oil barrel barrels petroleum move moved moves change changed changes cheap cheaper dear dearer expensive cost costs get got gotten become became go went gone fall fell fallen drop dropped gain gained lose lost half quarter quarters through during opening closing second third fourth close closes closed settle settled trade traded spot up down by after before till until since also make made makes come came'.split(' '));
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const dayWords = (on: IsoDate): string => `${String(Number(on.slice(8)))} ${months[Number(on.slice(5, 7)) - 1] ?? ''} ${on.slice(0, 4)}`;

const monthWord = String.raw`(?<month>${months.join('|')})`;
const dayPattern = new RegExp(String.raw`\b(?:${monthWord} (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>20\d\d)|(?<day>\d{1,2})(?:st|nd|rd|th)? (?:of )?${monthWord},? (?<year>20\d\d))\b`, 'gi');

function daysIn(text: string): readonly IsoDate[] {
  const days = [...text.matchAll(dayPattern)].map(({ groups: { month = '', day = '', year = '' } = {} }) => `${year}-${String(months.findIndex((one) => one.toLowerCase() === month.toLowerCase()) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`);
  return [...new Set(days)].toSorted();
}

/** Null where there are not two days and a part of a year between them, or where anything else is said. */
export function oilBetween(text: string, today: IsoDate): string | null {
  if (!oil.test(text) || !moves.test(text) || otherFigure.test(text)) return null;
  const [from, to, ...more] = daysIn(text);
  if (from === undefined || to === undefined || more.length > 0) return null;
  const rest = text.replace(dayPattern, ' ');
  const found = readPeriods(rest, today).filter(({ period }) => period.kind !== 'latest');
  const isWithin = found.length === 1 && found.every(({ period }) => period.kind === 'fiscal' && period.part !== 'FY' && String(period.year) === to.slice(0, 4));
  return isWithin && isTalk(blank(rest, found), around) ? `By what percent did WTI change from ${dayWords(from)} to ${dayWords(to)}?` : null;
}
