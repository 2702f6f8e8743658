// What those who run the company did with their own shares. Only trades on the open market say something: awards, tax and gifts follow a calendar.
import { amountOf, averagePriceOf, ownerName, sharesOf, type InsiderTrade } from '../../book/insider-trades.ts';
import { growth, share } from '../../figures/arithmetic.ts';
import type { Reading } from '../../figures/figure.ts';
import { join, say, type Text } from '../../prose/text.ts';
import { onDay } from '../../prose/times.ts';
import type { Bench } from '../bench.ts';
import { weigh, type Draft, type Observation } from '../observation.ts';
import { whole } from '../whole.ts';

const about = ['insider_ownership'];

/** `Between 3 October 2024 and 27 February 2025`, or the only day. */
function span(trades: readonly InsiderTrade[]): Text {
  const [first, last] = [trades[0]?.day ?? '', trades.at(-1)?.day ?? ''];
  return first === last ? say`On ${onDay(first)}` : say`Between ${onDay(first)} and ${onDay(last)}`;
}

function within(trades: readonly InsiderTrade[]): Text {
  const [first, last] = [trades[0]?.day ?? '', trades.at(-1)?.day ?? ''];
  return first === last ? say`on ${onDay(first)}` : say`between ${onDay(first)} and ${onDay(last)}`;
}

/** As many forms as are read at most: there may be more, and the sums are those of the forms read. */
const MOST_FORMS = 12;

function asRead(bench: Bench): string {
  return (bench.insiders?.forms ?? 0) >= MOST_FORMS ? ', by the forms that were read' : '';
}

function ownersOf(trades: readonly InsiderTrade[]): readonly string[] {
  return [...new Set(trades.map(({ owner }) => owner))];
}

/** `for $16.9 million`, where the forms state prices. */
function paid(bench: Bench, amount: Reading | null): Text {
  return amount === null ? say`` : say` for ${bench.show(amount)}`;
}

function tradesOf(bench: Bench, isPurchase: boolean): readonly InsiderTrade[] {
  return bench.insiders?.trades.filter((trade) => trade.isPurchase === isPurchase) ?? [];
}

/** Where the price stands against what was paid or had. */
function besidePrice(bench: Bench, average: Reading | null): string {
  const gap = growth(bench.book.closes.at(-1), average)?.value.toNumber() ?? null;
  if (gap === null || Math.abs(gap) < 3) return 'close to where the shares stand now';
  return gap > 0 ? 'at prices that the shares have since left behind' : 'at prices that the shares have since lost';
}

const purchases: Observation = {
  name: 'insider-purchases', specialist: 'fundamental', topic: 'insiders', about,
  observe: (bench) => {
    const trades = tradesOf(bench, true);
    if (trades.length === 0) return null;
    const [shares, amount, average] = [sharesOf(trades), amountOf(trades), averagePriceOf(trades)];
    const { show } = bench;
    const owners = ownersOf(trades);
    const who = owners.length === 1 ? ownerName(owners[0] ?? '') : 'insiders';
    const remark = owners.length > 1 ? 'several of them with their own money, and that is done for one reason only' : 'a purchase has one reason, while a sale can have many';
    return {
      weight: weigh(0.6, owners.length, 5), stance: 'positive',
      text: say`${span(trades)} ${who} bought ${show(shares)} on the open market${paid(bench, amount)}${asRead(bench)}${average === null ? say`` : say`, ${besidePrice(bench, average)}`}; ${remark}.`,
    };
  },
};

/** Sales of less than this part of the market value, in percent, are pay turned into money. */
const small = '0.01';
const large = '0.1';

function saleRemark(bench: Bench, trades: readonly InsiderTrade[], amount: Reading | null): string {
  const part = share(amount, bench.book.today('market_cap'));
  const alone = ownersOf(trades).length === 1;
  if (part !== null && part.value.gt(large)) return 'at such a size owners should ask why';
  if (tradesOf(bench, true).length > 0) return 'with purchases beside the sales nothing can be read from either alone';
  if (alone) return 'one person’s sale is one person’s affair';
  if (part !== null && part.value.lt(small)) return 'measured against the whole company it is pay turned into money, and no verdict on the shares';
  return 'nobody stood on the other side, which is usual where shares are a part of pay';
}

function sellers(bench: Bench, trades: readonly InsiderTrade[]): Draft {
  const { show } = bench;
  const [shares, amount, average] = [sharesOf(trades), amountOf(trades), averagePriceOf(trades)];
  const owners = ownersOf(trades);
  const who = owners.length === 1 ? ownerName(owners[0] ?? '') : 'insiders';
  const part = share(amount, bench.book.today('market_cap'));
  return {
    weight: weigh(0.4, part?.value.toNumber() ?? 0, 0.2), stance: part !== null && part.value.gt(large) ? 'negative' : 'neutral',
    text: say`${span(trades)} ${who} sold ${show(shares)} on the open market${paid(bench, amount)}${asRead(bench)}${average === null ? say`` : say`, ${besidePrice(bench, average)}`}; ${saleRemark(bench, trades, amount)}.`,
  };
}

const sales: Observation = {
  name: 'insider-sales', specialist: 'fundamental', topic: 'insiders', about,
  observe: (bench) => { const trades = tradesOf(bench, false); return trades.length === 0 ? null : sellers(bench, trades); },
};

/** Who sold most, where he is not the only one. */
const largestSeller: Observation = {
  name: 'insider-largest-seller', specialist: 'fundamental', topic: 'insiders', about,
  observe: (bench) => {
    const trades = tradesOf(bench, false);
    const bySeller = [...Map.groupBy(trades, ({ owner }) => owner).values()].map((own) => ({ own, shares: sharesOf(own) })).toSorted((left, right) => right.shares.value.comparedTo(left.shares.value));
    const first = bySeller[0];
    if (first === undefined || bySeller.length < 2) return null;
    const part = share(first.shares, sharesOf(trades));
    const { show } = bench;
    const name = ownerName(first.own[0]?.owner ?? '');
    const lead = part !== null && part.value.gt(50) ? say`Most of it was one person’s: ${name} sold` : say`The largest seller was ${name}, who sold`;
    return { weight: 0.36, stance: 'neutral', text: say`${lead} ${show(first.shares)}${paid(bench, amountOf(first.own))} ${within(first.own)}.` };
  },
};

/** Forms without a trade are an answer too. */
const quiet: Observation = {
  name: 'insiders-quiet', specialist: 'fundamental', topic: 'insiders', about,
  observe: (bench) => {
    const given = whole(bench.insiders);
    return given === null || given[0].trades.length > 0 ? null : { weight: 0.2, stance: 'neutral', text: say`The insiders’ forms that were read show neither a purchase nor a sale on the open market; what stands in them are awards, tax and gifts.` };
  },
};

export const insiderObservations: readonly Observation[] = [purchases, sales, largestSeller, quiet];

/** The sellers and buyers one by one, most first; null with fewer than three of them. */
export function insiderList(bench: Bench, most: number): Text | null {
  const groups = [...Map.groupBy(bench.insiders?.trades ?? [], (trade) => `${trade.owner}|${String(trade.isPurchase)}`).values()];
  const ranked = groups.map((own) => ({ own, shares: sharesOf(own) })).toSorted((left, right) => right.shares.value.comparedTo(left.shares.value));
  if (ranked.length < 3) return null;
  const { show } = bench;
  return join(ranked.slice(0, most).map(({ own, shares }) => say`- ${ownerName(own[0]?.owner ?? '')} ${own[0]?.isPurchase === true ? 'bought' : 'sold'} ${show(shares)}${paid(bench, amountOf(own))} ${within(own)}.`), '\n');
}
