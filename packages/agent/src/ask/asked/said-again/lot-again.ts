// "What are 250 shares worth at that close, and how many dollars more is that than on 4 September 2024?" behind the close of a day: what so many shares were worth on both days, and what was gained between them.
import type { IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../asked.ts';
import { areAmong, momentWords, saidAfter, type SaidAfter } from '../times/follow/figure-before.ts';

const lot = /(?<![\d.,$])(\d{1,3}(?:,\d{3})+|\d{1,6})(?![\d.,]*[%$]) (?:[a-z]+ )?(?:shares?|shs?\b|pieces|of (?:them|these|those|it|the (?:shares|stock)))/i;
const asksWorth = /\b(?:gain(?:ed)?|los[et]|made?|make|worth|value[d]?|come to|comes to|amount to|fetch|bring|lot|holding|pile)\b/i;
const asksMove = /\b(?:more|less|difference|diff|change|chg|gr[eo]wn?|gain(?:ed)?|up|down|ris(?:e|en)|rose|f[ae]ll(?:en)?|los[et]|added|higher|lower|bigger|smaller)\b/i;
const inPercent = /%|\b(?:percent\w*|pct|per cent)\b/i;
const closed = new Set("a about above added all also amount an and are as at be been below bigger bring but by can cash change chg close closed closing come comes comparison compared day did diff difference do does dollar dollars down each end fall fallen fetch for from gain gained grew grow grown had has have held high higher his her holding holdings how i if in is it its last less lose lost lot low lower made make makes many me money more much my now of on one or our over pile please price put rise risen rose sell sh share shares since sit sitting size smaller so sold stock sum than that the their them then there these they this those to total up us usd value valued versus vs was we were what what's whole with worth would year you".split(' '));

/** The one share and the day whose close stands before. */
function closeBefore({ course, companies, periods }: Asked): { readonly ticker: string; readonly on: IsoDate } | null {
  const [company, ...others] = companies;
  const [period, ...more] = periods;
  const isOne = others.length + more.length === 0 && course?.of === 'close' && course.form.kind === 'value';
  return company === undefined || !isOne || period?.kind !== 'date' ? null : { ticker: company.ticker, on: period.on };
}

function dayOf(period: AskedPeriod, text: string): IsoDate | null {
  if (period.kind === 'date') return period.on;
  // "Since 4 September 2024" is from that day on.
  if (period.kind === 'dates') return /\bsince\b/i.test(text) ? period.from : null;
  const isEnd = period.kind === 'fiscal' && period.part === 'FY' && period.year !== null && /\bend of (?:calendar )?(?:the year )?20\d\d\b|\byear-?end\b/i.test(text);
  return isEnd ? `${String(period.year)}-12-31` : null;
}

/** A day other than that of before; null where none is named, or several. */
function otherDay({ text, times }: SaidAfter, own: IsoDate): IsoDate | null {
  const [other = null, ...more] = [...new Set(times.map(({ period }) => dayOf(period, text)))].filter((on) => on !== own);
  return more.length > 0 ? null : other;
}

/** Nothing is said but the shares, their price and a day. */
const isPlain = ({ rest, figures }: SaidAfter): boolean => areAmong(rest, closed) && figures.every(({ measure }) => 'id' in measure && measure.id === 'price');

/** So many shares; null where nobody asks what they were worth or made, or it is asked in percent. */
function countAsked(given: string): string | null {
  const asks = asksWorth.test(given) && asksMove.test(given) && !inPercent.test(given);
  return asks ? lot.exec(given)?.[1] ?? null : null;
}

/** The whole, else what stands behind sentences that only tell of whom the shares are. */
function askedIn(text: string): string {
  const from = text.search(/[^.?!]*\?/);
  const told = text.slice(0, from);
  return from > 0 && !/\b(?:19|20)\d\d\b/.test(told) ? text.slice(from).trim() : text;
}

/** Null where no number of shares is said, no other day, or more than that. */
export function lotAgain(given: string, earlier: Asked, today: IsoDate): string | null {
  const [before, count] = [closeBefore(earlier), countAsked(given)];
  const said = before === null || count === null ? null : saidAfter(askedIn(given.replaceAll('’', "'")), today);
  if (before === null || said === null || !isPlain(said)) return null;
  const on = otherDay(said, before.on);
  if (on === null) return null;
  const [from = '', to = ''] = [on, before.on].toSorted().map((day) => momentWords({ kind: 'date', on: day }));
  return `By how many dollars did ${count ?? ''} shares of ${before.ticker} gain between ${from} and ${to}?`;
}
