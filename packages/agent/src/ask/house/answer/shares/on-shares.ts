// What is paid for sales, for book value or for the dividend, where the count of shares outstanding is not on file: on diluted shares, or a share by a share, with the calculation written out.
import { decimal } from '@assay/record';
import type { Reading } from '../../../../figures/figure.ts';
import { say, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { valuedNow } from '../../multiple/tell-valuation.ts';
import type { MetricAsked } from '../asked-of.ts';
import { textBlock, type Outcome } from '../outcome.ts';
import { clauseOf, sentence, shownOf, timeName } from '../sentences/reading-words.ts';
import type { Holder } from '../scene.ts';
import { allQuarters, latest, readingsIn } from '../times/times.ts';

/** The amount that each multiple holds the price against. */
const against: Readonly<Record<string, string>> = { price_to_sales: 'revenue', price_to_book: 'shareholders_equity' };
const names: Readonly<Record<string, string>> = { price_to_sales: 'Price over sales', price_to_book: 'Price over book value' };

/** Those outstanding where they are on file, else the diluted ones of the newest quarter. */
function newestShares(holder: Holder): Reading | null {
  return latest(holder.bench.book, 'shares_outstanding') ?? allQuarters(holder.bench.book, 'diluted_shares').at(-1) ?? latest(holder.bench.book, 'diluted_shares');
}

function made(from: readonly Reading[], parts: Pick<Reading, 'metric' | 'value' | 'unit' | 'formula'>): Reading {
  return { ...parts, period: from[0]?.period ?? null, facts: from.flatMap(({ facts }) => facts), assumptions: {} };
}

/** Null where the multiple is another, or one of its parts is not on file either. */
export function onShares(holder: Holder, { id, as }: MetricAsked, period: AskedPeriod): Outcome | null {
  const price = latest(holder.bench.book, 'price');
  if (price === null || as !== 'value' || period.kind === 'date' || period.kind === 'dates') return null;
  if (id === 'dividend_yield') return dividendYield(holder, price, period);
  const amount = amountOf(holder, id, period);
  return amount === null ? null : overAmount(holder, { id, price, amount });
}

type Over = { readonly id: string; readonly price: Reading; readonly amount: Reading };

function overAmount(holder: Holder, { id, price, amount }: Over): Outcome | null {
  const shares = newestShares(holder);
  if (shares === null || amount.unit.kind !== 'money') return null;
  if (id !== 'market_cap' && amount.value.lte(0)) return negative(holder, amount);
  const worth = made([price, shares], { metric: 'market_cap', value: price.value.times(shares.value), unit: amount.unit, formula: `price * ${shares.metric}` });
  const on = shares.metric === 'diluted_shares' ? ' with diluted shares' : '';
  const product = say`${shownOf(holder, price)} × ${shownOf(holder, shares)}`;
  if (id === 'market_cap') return told(holder, [price, shares], say`Market value${on} on ${timeName(price)}: ${product} = ${shownOf(holder, worth)}.`);
  const multiple = made([price, shares, amount], { metric: id, value: worth.value.dividedBy(amount.value), unit: { kind: 'multiple' }, formula: `price * ${shares.metric} / ${amount.metric}` });
  return told(holder, [price, shares, amount], say`${names[id] ?? ''}${on} on ${timeName(price)}: ${product} ÷ ${shownOf(holder, amount)} = ${shownOf(holder, multiple)}.`);
}

function amountOf(holder: Holder, id: string, period: AskedPeriod): Reading | null {
  const of = against[id] ?? (id === 'market_cap' ? 'revenue' : null);
  return of === null ? null : readingsIn(holder.bench.book, of, period).at(-1) ?? null;
}

/** The calculation first; then what went into it, each with its own time. */
function told(holder: Holder, parts: readonly Reading[], calculation: Text): Outcome {
  const inputs = parts.reduce((text, reading) => say`${text} ${sentence(clauseOf(holder, reading))}`, say``);
  const isDiluted = parts.some(({ metric }) => metric === 'diluted_shares');
  return { summary: [calculation], blocks: [textBlock({ ...inputs, template: inputs.template.trim() })], missing: isDiluted ? [`Shares outstanding of ${holder.name}: the count on the day of the price is not on file.`] : [] };
}

function negative(holder: Holder, amount: Reading): Outcome {
  return { summary: [say`${sentence(clauseOf(holder, amount))} A ratio of the price to it has no meaning for ${holder.name}: it is negative.`], blocks: [], missing: [] };
}

/** Dividends per share of the last fiscal year, or of the one asked for, over the newest close. */
function dividendYield(holder: Holder, price: Reading, period: AskedPeriod): Outcome | null {
  const dividend = readingsIn(holder.bench.book, 'dividends_per_share', period).at(-1) ?? null;
  if (dividend === null || dividend.value.lte(0) || dividend.period?.fiscal?.part !== 'FY') return period.kind === 'latest' || period.kind === 'trailing' ? valuedNow(holder, 'dividend_yield') : null;
  const rate = made([dividend, price], { metric: 'dividend_yield', value: dividend.value.dividedBy(price.value).times(decimal(100)), unit: { kind: 'percent' }, formula: 'dividends_per_share / price * 100' });
  return { summary: [say`${sentence(clauseOf(holder, dividend))} ${sentence(clauseOf(holder, price))} Dividend yield on ${timeName(price)}: ${shownOf(holder, dividend)} ÷ ${shownOf(holder, price)} = ${shownOf(holder, rate)}.`], blocks: [], missing: [] };
}
