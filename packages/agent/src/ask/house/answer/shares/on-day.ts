// A multiple of the price on a day gone by: that day's close over the figures of the fiscal year named beside it, else of the last one that had ended, with the calculation written out.
import { addDays, decimal } from '@assay/record';
import type { Anchor } from '../../../../book/anchor.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { say, type Text } from '../../../../prose/text.ts';
import { periodsAsked, type MetricAsked } from '../asked-of.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { capital, isOfMarket, nameOf } from '../sentences/naming.ts';
import type { Outcome } from '../outcome.ts';
import { clauseOf, sentence, shownOf, timeName } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { indicatorOn } from '../times/times.ts';

/** What each multiple holds the price of a share against, and which of the two is above the line. */
const ofShare: Readonly<Record<string, { readonly of: string; readonly isYield: boolean }>> = {
  pe_ratio: { of: 'diluted_eps', isYield: false }, earnings_yield: { of: 'diluted_eps', isYield: true }, dividend_yield: { of: 'dividends_per_share', isYield: true },
};
/** What each holds the worth of the whole company against; nothing for the worth itself. */
const ofWhole: Readonly<Record<string, { readonly of: string | null; readonly isYield: boolean }>> = {
  market_cap: { of: null, isYield: false }, price_to_sales: { of: 'revenue', isYield: false }, price_to_book: { of: 'shareholders_equity', isYield: false },
  price_to_free_cash_flow: { of: 'free_cash_flow', isYield: false }, free_cash_flow_yield: { of: 'free_cash_flow', isYield: true },
};

/** The last session of a fiscal year may lie some days before its end. */
const DAYS_AFTER = 6;

type Wanted = { readonly holder: Holder; readonly measure: MetricAsked; readonly period: AskedPeriod };

export function isOnDay({ measure: { id, as } }: Pick<Wanted, 'measure'>): boolean {
  return as === 'value' && isOfMarket(id) && (id in ofShare || id in ofWhole);
}

/** Null where another thing is asked for, or the close or the figure of the year is not on file. */
export function onDay(scene: Scene, { holder, measure: { id }, period }: Wanted): Outcome | null {
  const { book } = holder.bench;
  if (period.kind !== 'date') return null;
  const price = indicatorOn(book, 'price', period.on);
  const named = periodsAsked(scene).find((other) => other.kind === 'fiscal' && other.part === 'FY');
  const anchor = named?.kind === 'fiscal' && named.year !== null ? book.yearAnchors.find((known) => known.period?.fiscal?.year === named.year) : book.yearAnchors.findLast(({ end }) => end <= addDays(period.on, DAYS_AFTER));
  if (price === null || anchor === undefined) return null;
  return ofTheShare(holder, id, { price, anchor }) ?? ofTheWhole(holder, id, { price, anchor });
}

type On = { readonly price: Reading; readonly anchor: Anchor };

function made(from: readonly Reading[], parts: Pick<Reading, 'metric' | 'value' | 'unit' | 'formula'>): Reading {
  return { ...parts, period: from[0]?.period ?? null, facts: from.flatMap(({ facts }) => facts), assumptions: {} };
}

function outcomeOf(holder: Holder, inputs: readonly Reading[], calculation: Text): Outcome {
  const told = inputs.map((reading) => sentence(clauseOf(holder, reading)));
  return { summary: [...told, calculation], blocks: [], missing: [] };
}

const shareNames: Readonly<Record<string, string>> = { pe_ratio: 'Price over earnings', earnings_yield: 'Earnings over price', dividend_yield: 'Dividends over price, the yield' };

function ofTheShare(holder: Holder, id: string, { price, anchor }: On): Outcome | null {
  const against = ofShare[id];
  const amount = against === undefined ? null : holder.bench.book.at(against.of, anchor);
  if (against === undefined || amount === null) return null;
  if (amount.value.lte(0)) return meaningless(holder, id, [price, amount]);
  const [top, bottom] = against.isYield ? [amount, price] : [price, amount];
  const ratio = made([price, amount], { metric: id, value: top.value.dividedBy(bottom.value).times(against.isYield ? 100 : 1), unit: { kind: against.isYield ? 'percent' : 'multiple' }, formula: `${top.metric} / ${bottom.metric}` });
  return outcomeOf(holder, [price, amount], say`${shareNames[id] ?? capital(nameOf(id))} on ${timeName(price)}: ${shownOf(holder, top)} ÷ ${shownOf(holder, bottom)} = ${shownOf(holder, ratio)}.`);
}

const wholeNames: Readonly<Record<string, string>> = { price_to_sales: 'Price over sales', price_to_book: 'Price over book value', price_to_free_cash_flow: 'Price over free cash flow' };

function ofTheWhole(holder: Holder, id: string, { price, anchor }: On): Outcome | null {
  const { book } = holder.bench;
  const against = ofWhole[id];
  const shares = book.at('shares_outstanding', anchor) ?? book.at('diluted_shares', anchor);
  if (against === undefined || shares === null) return null;
  const amount = against.of === null ? null : book.at(against.of, anchor);
  const product = say`${shownOf(holder, price)} × ${shownOf(holder, shares)}`;
  const worth = made([price, shares], { metric: 'market_cap', value: price.value.times(shares.value), unit: { kind: 'money', currency: 'USD', per: null }, formula: `price * ${shares.metric}` });
  if (against.of === null) return outcomeOf(holder, [price, shares], say`Market value on ${timeName(price)}: ${product} = ${shownOf(holder, worth)}.`);
  if (amount === null) return null;
  if (amount.value.lte(0)) return meaningless(holder, id, [price, amount]);
  const value = against.isYield ? amount.value.dividedBy(worth.value).times(decimal(100)) : worth.value.dividedBy(amount.value);
  const ratio = made([price, shares, amount], { metric: id, value, unit: { kind: against.isYield ? 'percent' : 'multiple' }, formula: `${id}` });
  const calculation = against.isYield ? say`${shownOf(holder, amount)} ÷ (${product})` : say`${product} ÷ ${shownOf(holder, amount)}`;
  return outcomeOf(holder, [price, shares, amount], say`${wholeNames[id] ?? capital(nameOf(id))} on ${timeName(price)}: ${calculation} = ${shownOf(holder, ratio)}.`);
}

function meaningless(holder: Holder, id: string, inputs: readonly Reading[]): Outcome {
  return outcomeOf(holder, inputs, say`The ${nameOf(id)} has no meaning then: the amount that the price is held against is negative.`);
}
