// "The average closing price from 2 January to 31 March": the mean of the closes of those days, both ends included, from the sources' own series.
import { addDays, decimal, type IsoDate } from '@assay/record';
import { compareFigure } from '../bind/compare.ts';
import type { Candidate } from '../bind/candidate.ts';
import { claimTimes, type TimeQuery } from '../bind/time-query.ts';
import type { ClaimReading } from '../claims/reading.ts';
import type { AuditContext } from './audit-context.ts';
import { closesOf, type CloseSeries } from './closes.ts';
import { valueOf } from './value-of.ts';

type Span = { readonly from: IsoDate; readonly to: IsoDate; /** The words name the days; a year or a quarter may be the company's own. */ readonly isStated: boolean };
type Asked = Parameters<typeof closesOf>[0];

const meanBefore = /\b(?:average|mean)(?: daily)?(?:(?: (?:closing|share|stock))+ prices?| closes?)\b(?! targets?\b)[^.;]*$|\b(?:average|mean) of (?:the |its |[\p{L}&’' ]{1,40}[’']s )?(?:\d+ |daily )?closes\b[^.;]*$/iu;
/** What a trade was made at is no close, and a moving average is an indicator. */
const others = /\b(?:repurchas|bought|buy|sold|sell|sales? of|purchas|paid|exercis|grant|issu|insider|target)|\b(?:moving|trailing|weighted|\w+-day)\b[^.;]{0,24}\b(?:average|mean)\b/i;
/** A series that begins or ends within so many days of the span has all its sessions: markets rest for weekends and holidays. */
const REST = 5;

/** Undefined where no mean of closes is spoken of; null where one is, and the sources do not hold the closes of the whole time. */
export function meanClose(reading: ClaimReading, context: AuditContext): Candidate | null | undefined {
  const { scene, claim } = reading;
  const before = scene === null ? '' : scene.text.slice(0, scene.span.start);
  if (!meanBefore.test(before) || others.test(before)) return undefined;
  const span = spanBetweenDays(scene) ?? spanOf(claimTimes(reading));
  const asked: Asked = { entity: claim.entity, context, confidence: 1, depth: 0 };
  const series = span === null ? null : closesOf(asked);
  if (span === null || series === null) return null;
  const found = meanOf(series, span, asked);
  const fits = found !== null && (span.isStated || compareFigure(reading, found).equality !== null);
  return found === null || fits ? found : { ...found, period: 'unstated' };
}

/** "From 2 January to 31 March", "between … and …": the two days that the sentence names, and no third. */
function spanBetweenDays(scene: ClaimReading['scene']): Span | null {
  const days = (scene?.tokens ?? []).flatMap((token) => (token.kind === 'period' && token.mention.kind === 'date' ? [{ on: token.mention.on, span: token.span }] : []));
  const [first, second, third] = days;
  if (scene === null || first === undefined || second === undefined || third !== undefined || first.on >= second.on) return null;
  const isStretch = /^\s*(?:to|through|until|till|and|–|-)\s*(?:the )?$/i.test(scene.text.slice(first.span.end, second.span.start));
  return isStretch ? { from: first.on, to: second.on, isStated: true } : null;
}

function spanOf({ own, base }: ReturnType<typeof claimTimes>): Span | null {
  if (own?.kind === 'date') return base?.kind === 'date' && base.on < own.on ? { from: base.on, to: own.on, isStated: true } : null;
  if (own?.kind === 'month' && own.year !== null) return { ...monthsFrom(own.year, own.month, 1), isStated: true };
  return own?.kind === 'fiscal' ? calendarSpan(own) : null;
}

/** Months of a year, a half or a quarter of the calendar. */
const lengths: Readonly<Record<string, number>> = { F: 12, H: 6, Q: 3 };

function calendarSpan({ year, part, basis }: Extract<TimeQuery, { kind: 'fiscal' }>): Span | null {
  const count = lengths[part.charAt(0)];
  const first = ((Number(part.charAt(1)) || 1) - 1) * (count ?? 0) + 1;
  return count === undefined || basis === 'fiscal' ? null : { ...monthsFrom(year, first, count), isStated: false };
}

function monthsFrom(year: number, month: number, count: number): Pick<Span, 'from' | 'to'> {
  const day = (index: number): IsoDate => `${String(year + Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}-01`;
  return { from: day(month - 1), to: addDays(day(month - 1 + count), -1) };
}

function meanOf({ closes, facts }: CloseSeries, { from, to }: Span, asked: Asked): Candidate | null {
  const within = closes.flatMap(({ date, close }, index) => (date >= from && date <= to ? [{ date, close, fact: facts[index] }] : []));
  const [first, last] = [within[0], within.at(-1)];
  if (first === undefined || last === undefined || within.length < 2 || first.date > addDays(from, REST) || last.date < addDays(to, -REST)) return null;
  const [close] = valueOf('price', { kind: 'date', on: last.date }, asked);
  if (close === undefined) return null;
  const value = within.reduce((sum, one) => sum.plus(one.close), decimal(0)).dividedBy(within.length);
  return {
    ...close, value, facts: within.flatMap(({ fact }) => fact ?? []), subject: `mean of ${String(within.length)} closes, ${first.date} to ${last.date}`,
    formula: { expression: 'average', filled: `(${first.close.toString()} + … + ${last.close.toString()}) ÷ ${String(within.length)}`, result: value.toSignificantDigits(12).toString(), inexact: false },
  };
}
