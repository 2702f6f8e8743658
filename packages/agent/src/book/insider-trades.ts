// What insiders bought and sold on the open market, from the lines of their forms. Awards, gifts, tax and exercises are no trades.
import { decimal, type Decimal, type Fact, type IsoDate } from '@assay/record';
import type { Reading } from '../figures/figure.ts';

export type InsiderTrade = { readonly owner: string; readonly day: IsoDate; readonly isPurchase: boolean; readonly shares: Fact; readonly price: Fact | null };
export type InsiderTrades = {
  /** How many forms were read. */
  readonly forms: number;
  /** Oldest first. */
  readonly trades: readonly InsiderTrade[];
};

/** Codes of Form 4, general instruction 8. */
const openMarket: Readonly<Record<string, boolean>> = { P: true, S: false };

/** Null where no form is among the facts. */
export function readInsiderTrades(facts: readonly Fact[]): InsiderTrades | null {
  const lines = Map.groupBy(facts.filter((fact) => fact.metric.concept?.startsWith('ownership:') === true), (fact) => `${fact.capture}|${fact.dimensions['line'] ?? ''}`);
  if (lines.size === 0) return null;
  const trades = new Map<string, InsiderTrade>();
  for (const line of lines.values()) {
    const trade = tradeOf(line);
    // An amended form repeats lines: a line that says the same is the same trade.
    if (trade !== null) trades.set(trade.key, trade.trade);
  }
  return { forms: new Set(facts.filter((fact) => fact.metric.concept?.startsWith('ownership:') === true).map((fact) => fact.capture)).size, trades: [...trades.values()].toSorted((left, right) => left.day.localeCompare(right.day)) };
}

function tradeOf(line: readonly Fact[]): { readonly key: string; readonly trade: InsiderTrade } | null {
  const named = (name: string): Fact | null => line.find((fact) => fact.metric.concept === `ownership:${name}`) ?? null;
  const [shares, price, held] = [named('shares'), named('price'), named('held')];
  if (shares?.period?.kind !== 'instant' || shares.dimensions['table'] !== 'non-derivative') return null;
  const [day, code, owner] = [shares.period.on, shares.dimensions['code'] ?? '', shares.dimensions['owner'] ?? ''];
  const isPurchase = Object.hasOwn(openMarket, code) ? openMarket[code] : undefined;
  return isPurchase === undefined ? null : { key: [owner, day, code, shares.value, price?.value, held?.value].join('|'), trade: { owner, day, isPurchase, shares, price } };
}

/** Shares of all trades together. */
export function sharesOf(trades: readonly InsiderTrade[]): Reading {
  return { ...of(trades), metric: 'insider_shares', value: sum(trades.map(({ shares }) => decimal(shares.value))), unit: { kind: 'shares' }, formula: 'sum(shares)' };
}

/** What was paid for them; null where a line states no price. */
export function amountOf(trades: readonly InsiderTrade[]): Reading | null {
  if (trades.some(({ price }) => price === null)) return null;
  const currency = trades[0]?.price?.unit.kind === 'money' ? trades[0].price.unit.currency : 'USD';
  return { ...of(trades), metric: 'insider_amount', value: sum(trades.map(({ shares, price }) => decimal(shares.value).times(price?.value ?? 0))), unit: { kind: 'money', currency, per: null }, formula: 'sum(shares * price)' };
}

/** Amount over shares. */
export function averagePriceOf(trades: readonly InsiderTrade[]): Reading | null {
  const amount = amountOf(trades);
  const shares = sharesOf(trades);
  if (amount === null || shares.value.isZero() || amount.unit.kind !== 'money') return null;
  return { ...amount, metric: 'insider_average_price', value: amount.value.dividedBy(shares.value), unit: { ...amount.unit, per: 'share' }, formula: 'sum(shares * price) / sum(shares)' };
}

function of(trades: readonly InsiderTrade[]): Pick<Reading, 'period' | 'facts' | 'assumptions'> {
  return { period: null, facts: trades.flatMap(({ shares, price }) => (price === null ? [shares] : [shares, price])), assumptions: {} };
}

function sum(values: readonly Decimal[]): Decimal {
  return values.reduce((total, value) => total.plus(value), decimal(0));
}

const bodies = /\b(?:inc|llc|l\.?p|ltd|corp|trust|fund|capital|partners|holdings?|group|company|co|management|ventures?|foundation)\b/i;

/** `COOK TIMOTHY D` → `Timothy D. Cook`: forms put the family name first. Bodies keep their order. */
export function ownerName(owner: string): string {
  const words = owner.split(';')[0]?.trim().split(/\s+/) ?? [];
  if (words.length < 2 || words.length > 4 || bodies.test(owner)) return owner;
  const [family = '', ...given] = words.map((word) => (word === word.toUpperCase() && word.length > 1 ? capitalised(word) : word));
  return [...given.map((name) => (/^\p{Lu}$/u.test(name) ? `${name}.` : name)), family].join(' ');
}

function capitalised(word: string): string {
  return word.toLowerCase().replace(/(?:^|[-'’])\p{L}/gu, (start) => start.toUpperCase());
}
