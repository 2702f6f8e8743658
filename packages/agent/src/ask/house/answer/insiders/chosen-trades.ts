// The trades that a question is about: of whom, on which side, in which times; and whether the forms at hand reach back so far.
import { addDays, type Decimal, type IsoDate } from '@assay/record';
import { amountOf, sharesOf, type InsiderTrade } from '../../../../book/insider-trades.ts';
import type { InsiderAsk, Span } from '../../../asked/insiders/insider-ask.ts';

export type Trades = readonly InsiderTrade[];

/** The forms at hand are those of about half a year. */
const HALF_YEAR = 186;
/** A time that begins a few weeks before them is told as theirs. */
const NEAR = 31;

const isIn = ({ day }: InsiderTrade, { from, to }: Span): boolean => day >= from && day <= to;

export function ofWhom(trades: Trades, { whose, side }: Pick<InsiderAsk, 'whose' | 'side'>): Trades {
  const onSide = side === null ? trades : trades.filter(({ isPurchase }) => isPurchase === (side === 'bought'));
  if (whose.kind === 'owners') return onSide.filter(({ owner }) => whose.owners.includes(owner));
  return whose.kind === 'all-but' ? onSide.filter(({ owner }) => !whose.owners.includes(owner)) : onSide;
}

export function within(trades: Trades, spans: readonly Span[]): Trades {
  return spans.length === 0 ? trades : trades.filter((trade) => spans.some((span) => isIn(trade, span)));
}

/**
 * In one part where a single stretch of days holds these trades and no other of theirs, so that a sentence with its first and last day is true of all;
 * else a part for each time that is named.
 */
export function partsOf(trades: Trades, spans: readonly Span[], isTogether: ReturnType<typeof isWhole> = false): readonly Trades[] {
  const chosen = within(trades, spans);
  const [first, last] = [chosen[0]?.day, chosen.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  // "In May and in August", "in June, and how many in July": each of the times is told, and all together.
  if ((areApart(spans) && isTogether !== 'each') || (isTogether === false && spans.length > 1 && spans.every((span) => chosen.some((trade) => isIn(trade, span))))) return spans.map((span) => trades.filter((trade) => isIn(trade, span))).filter(({ length }) => length > 0);
  const between = trades.filter(({ day }) => day >= first && day <= last);
  return between.length === chosen.length ? [chosen] : spans.map((span) => trades.filter((trade) => isIn(trade, span))).filter(({ length }) => length > 0);
}

/** Each of several persons by himself: as it is asked, or where nobody asks for them as one sum. */
export const isOfEach = ({ whose, figures, isEachPerson, isTogether }: InsiderAsk): boolean => whose.kind === 'owners' && whose.owners.length > 1 && (isEachPerson === true || !isTogether || figures.includes('most') || figures.includes('least'));

/** All times as one: asked for together, and not each by itself. `each`: of each of several persons. */
export const isWhole = (ask: InsiderAsk): boolean | 'each' => ask.isTogether && ask.isEachTime !== true && (isOfEach(ask) ? 'each' : true);

/** The months of each time, where each month is asked for by itself. */
export function spansOf({ spans, isEachTime }: InsiderAsk): readonly Span[] {
  return isEachTime === true ? spans.flatMap(monthsOf) : spans;
}

/** At most a year of them. */
const MOST_MONTHS = 12;

function monthsOf(span: Span): readonly Span[] {
  const [first, last] = [monthAt(span.from), monthAt(span.to)];
  if (last - first < 1 || last - first >= MOST_MONTHS) return [span];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const [from, next] = [dayOf(first + index), dayOf(first + index + 1)];
    return { from: from > span.from ? from : span.from, to: addDays(next, -1) < span.to ? addDays(next, -1) : span.to };
  });
}

/** Months counted through. */
const monthAt = (day: IsoDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const dayOf = (month: number): IsoDate => `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/** Times between which others lie. */
function areApart(spans: readonly Span[]): boolean {
  const sorted = spans.toSorted((left, right) => left.from.localeCompare(right.from));
  return sorted.length > 1 && sorted.every(({ from }, index) => index === 0 || addDays(sorted[index - 1]?.to ?? from, 1) < from);
}

export type Reach = 'whole' | 'part' | 'none';

/** How far the times that are named lie within the forms at hand. */
export function reachOf(trades: Trades, spans: readonly Span[], asOf: IsoDate): { readonly reach: Reach; readonly from: IsoDate } {
  const half = addDays(asOf, -HALF_YEAR);
  const first = trades[0]?.day ?? half;
  const from = first < half ? first : half;
  if (spans.length > 0 && spans.every((span) => span.to < from || span.from > asOf)) return { reach: 'none', from };
  return { reach: spans.some((span) => span.from < addDays(from, -NEAR) || span.from > asOf) ? 'part' : 'whole', from };
}

/** By owner and side, the largest number of shares, or the largest amount, first. */
export function byOwner(trades: Trades, isByMoney = false): readonly Trades[] {
  return largestFirst([...Map.groupBy(trades, ({ owner, isPurchase }) => `${owner}|${String(isPurchase)}`).values()], isByMoney);
}

export function largestFirst(groups: readonly Trades[], isByMoney: boolean): readonly Trades[] {
  const sizeOf = (own: Trades): Decimal => ((isByMoney ? amountOf(own) : null) ?? sharesOf(own)).value;
  return groups.toSorted((left, right) => sizeOf(right).comparedTo(sizeOf(left)));
}

/** What one person traded on one day, one entry each, oldest first. */
export function byDay(trades: Trades): readonly Trades[] {
  return [...Map.groupBy(trades, ({ owner, isPurchase, day }) => `${day}|${owner}|${String(isPurchase)}`).values()];
}
