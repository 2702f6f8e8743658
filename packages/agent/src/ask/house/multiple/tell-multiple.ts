// A price held against a figure of the statements: the close, the figure and the calculation, each in a sentence, so that anybody can do it again.
import { addDays, decimal, type Decimal, type IsoDate } from '@assay/record';
import type { Anchor } from '../../../book/anchor.ts';
import { endOf, type FactBook } from '../../../book/fact-book.ts';
import { assumed } from '../../../figures/arithmetic.ts';
import type { Reading } from '../../../figures/figure.ts';
import { say, type Text } from '../../../prose/text.ts';
import type { FigureYear, Multiple, PricedAt } from '../../asked/multiple/multiple.ts';
import { capital, nameOf, ownedBy } from '../answer/sentences/naming.ts';
import { together, type Outcome } from '../answer/outcome.ts';
import { clauseOf, sentence, shownOf, timeName } from '../answer/sentences/reading-words.ts';
import type { Holder, Scene } from '../answer/scene.ts';
import { momentOf } from '../course/closes-in.ts';

/** Null where none is asked for. */
export function tellMultiple(scene: Scene): Outcome | null {
  const { multiple } = scene.gathered.asked;
  if (multiple === undefined) return null;
  return together(scene.holders.flatMap((holder) => multiple.at.map((at) => toldAt(holder, multiple, at))));
}

type Parts = { readonly price: Reading; readonly amount: Reading | null; readonly shares: Reading | null };

function toldAt(holder: Holder, multiple: Multiple, at: PricedAt): Outcome {
  const { book } = holder.bench;
  const price = momentOf(book.closes, at.price ?? { kind: 'latest' });
  if (price === null) return gap(holder, 'a close for the time asked about');
  const anchor = anchorOf(book, at.year, endOf(price));
  const shares = multiple.isPerShare ? null : sharesOn(book, endOf(price), anchor);
  if (!multiple.isPerShare && shares === null) return gap(holder, 'shares outstanding');
  if (multiple.of === null) return wholeWorth(holder, { price, amount: null, shares });
  const amount = anchor === null ? null : book.at(multiple.of, anchor);
  if (amount === null) return gap(holder, `${nameOf(multiple.of)} for the year asked about`);
  if (multiple.times !== null) return atTimes(holder, amount, multiple);
  return amount.value.lte(0) ? meaningless(holder, price, amount) : calculated(holder, multiple, { price, amount, shares });
}

function meaningless(holder: Holder, price: Reading, amount: Reading): Outcome {
  return { summary: [sentence(clauseOf(holder, price)), sentence(clauseOf(holder, amount)), say`The multiple has no meaning then: the amount that the price is held against is negative.`], blocks: [], missing: [] };
}

function gap(holder: Holder, what: string): Outcome {
  return { summary: [say`The sources at hand do not give ${what} of ${holder.name}.`], blocks: [], missing: [`${ownedBy(holder.name)} ${what}.`] };
}

/** The last session of a fiscal year may lie some days before its end. */
const DAYS_AFTER = 6;

function anchorOf(book: FactBook, year: FigureYear | null, day: IsoDate): Anchor | null {
  if (year === null || 'isLast' in year) return book.yearAnchors.findLast(({ end }) => end <= addDays(day, DAYS_AFTER)) ?? null;
  if ('year' in year) return book.yearAnchors.find(({ period }) => period?.fiscal?.year === year.year) ?? null;
  // A year of weeks may end in the first days of the next month.
  return book.yearAnchors.find(({ end }) => end.startsWith(year.endsIn)) ?? book.yearAnchors.find(({ end }) => addDays(end, -DAYS_AFTER).startsWith(year.endsIn)) ?? null;
}

/** As last counted by the day of the price, else those of the year. */
function sharesOn(book: FactBook, day: IsoDate, anchor: Anchor | null): Reading | null {
  const counted = book.at('shares_outstanding', { length: 'day', end: day, period: null });
  return counted ?? (anchor === null ? null : book.at('shares_outstanding', anchor) ?? book.at('diluted_shares', anchor));
}

function made(from: readonly Reading[], parts: Pick<Reading, 'metric' | 'value' | 'unit' | 'formula'>): Reading {
  return { ...parts, period: from[0]?.period ?? null, facts: from.flatMap(({ facts }) => facts), assumptions: {} };
}

/** What a share would cost at so many times an amount. */
export function atTimes(holder: Holder, amount: Reading, { times, isHeldNow = false }: Pick<Multiple, 'times' | 'isHeldNow'>): Outcome {
  const factor = assumed('multiple', decimal(times ?? 1), { kind: 'none' });
  const price = made([amount], { metric: 'price', value: amount.value.times(times ?? 1), unit: amount.unit, formula: `${amount.metric} * ${times ?? ''}` });
  const { show } = holder.bench;
  const text = say`Price at that multiple: ${shownOf(holder, amount)} × ${show(factor, factor.value.isInteger() ? 'whole' : 'plain')} = ${show(price)}.`;
  const now = isHeldNow ? momentOf(holder.bench.book.closes, { kind: 'latest' }) : null;
  if (isHeldNow && now === null) return gap(holder, 'a close for the time asked about');
  return { summary: [sentence(clauseOf(holder, amount)), text, ...(now === null ? [] : fromNow(holder, price, now))], blocks: [], missing: [] };
}

/** The price that would be beside the newest close. */
function fromNow(holder: Holder, price: Reading, now: Reading): readonly Text[] {
  const { show } = holder.bench;
  const apart = price.value.minus(now.value);
  const [more, less] = apart.isNegative() ? [now, price] : [price, now];
  const by = made([now, price], { metric: 'price_gap', value: apart.abs().dividedBy(now.value).times(100), unit: { kind: 'percent' }, formula: '(price - close) / close * 100' });
  return [sentence(clauseOf(holder, now)), say`How far that price lies ${apart.isNegative() ? 'below' : 'above'} the latest close: (${show(more)} − ${show(less)}) ÷ ${show(now)} = ${show(by)}.`];
}

const names: Readonly<Record<string, readonly [multiple: string, yields: string]>> = {
  diluted_eps: ['Price over earnings', 'Earnings over price'], dividends_per_share: ['Price over dividends', 'Dividends over price, the yield'], revenue: ['Price over sales', 'Sales over price'],
  shareholders_equity: ['Price over book value', 'Book value over price'], free_cash_flow: ['Price over free cash flow', 'Free cash flow over price, the yield'],
};
const ids: Readonly<Record<string, readonly [multiple: string, yields: string]>> = {
  diluted_eps: ['pe_ratio', 'earnings_yield'], dividends_per_share: ['price', 'dividend_yield'], revenue: ['price_to_sales', 'price_to_sales'], shareholders_equity: ['price_to_book', 'price_to_book'], free_cash_flow: ['price_to_free_cash_flow', 'free_cash_flow_yield'],
};

const worthOf = ({ price, shares }: Parts): Decimal => (shares === null ? price.value : price.value.times(shares.value));

/** The price of one share, or that times their number. */
function worthWritten(holder: Holder, { price, shares }: Parts): Text {
  const { show } = holder.bench;
  return shares === null ? say`${show(price)}` : say`${show(price)} × ${shownOf(holder, shares)}`;
}

function inputsOf({ price, amount, shares }: Parts): readonly Reading[] {
  return [price, shares, amount].filter((reading) => reading !== null);
}

function wholeWorth(holder: Holder, parts: Parts): Outcome {
  return { summary: [...inputsOf(parts).map((reading) => sentence(clauseOf(holder, reading))), worthTold(holder, parts)], blocks: [], missing: [] };
}

function worthTold(holder: Holder, parts: Parts): Text {
  const { unit } = parts.price;
  const whole = made(inputsOf({ ...parts, amount: null }), { metric: 'market_cap', value: worthOf(parts), unit: { kind: 'money', currency: unit.kind === 'money' ? unit.currency : null, per: null }, formula: 'price * shares' });
  return say`Market value on ${timeName(parts.price)}: ${worthWritten(holder, parts)} = ${holder.bench.show(whole)}.`;
}

/** What all shares come to at the newest close, before what that is over a figure: of no other day is it known what others call it. */
function worthNow(holder: Holder, parts: Parts): readonly Text[] {
  const newest = momentOf(holder.bench.book.closes, { kind: 'latest' });
  return parts.shares !== null && newest !== null && endOf(newest) === endOf(parts.price) ? [worthTold(holder, parts)] : [];
}

function calculated(holder: Holder, { isYield }: Multiple, parts: Parts & { readonly amount: Reading }): Outcome {
  const { amount } = parts;
  const of = amount.metric;
  const inputs = inputsOf(parts);
  const side = isYield ? 1 : 0;
  const unit = { kind: isYield ? 'percent' : 'multiple' } as const;
  const ratio = made(inputs, { metric: ids[of]?.[side] ?? `price_to_${of}`, value: ratioOf(worthOf(parts), amount.value, isYield), unit, formula: isYield ? `${of} / worth * 100` : `worth / ${of}` });
  const name = names[of]?.[side] ?? (isYield ? `${capital(nameOf(of))} over market value` : `Market value over ${nameOf(of)}`);
  const worth = isYield ? [] : worthNow(holder, parts);
  return { summary: [...inputs.map((reading) => sentence(clauseOf(holder, reading))), ...worth, say`${name} on ${timeName(parts.price)}: ${written(holder, parts, isYield)} = ${holder.bench.show(ratio)}.`], blocks: [], missing: [] };
}

function written(holder: Holder, parts: Parts & { readonly amount: Reading }, isYield: boolean): Text {
  const [worth, amount] = [worthWritten(holder, parts), shownOf(holder, parts.amount)];
  if (!isYield) return say`${worth} ÷ ${amount}`;
  return parts.shares === null ? say`${amount} ÷ ${worth}` : say`${amount} ÷ (${worth})`;
}

function ratioOf(worth: Decimal, amount: Decimal, isYield: boolean): Decimal {
  return isYield ? amount.dividedBy(worth).times(100) : worth.dividedBy(amount);
}
