// The last dividends of a share by their ex-dividend days added up, or the newest taken so many times for a year, and that over a close: written out.
import { decimal } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import { assumed } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import type { Payments } from '../../../asked/payments/payments.ts';
import { momentOf } from '../../course/closes-in.ts';
import { paidWithin } from '../../multiple/paid-dividends.ts';
import { together, type Outcome } from '../outcome.ts';
import { ownedBy } from '../sentences/naming.ts';
import { clauseOf, sentence, timeName } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { shown, toldOne } from './tell-dividends.ts';

/** `written`: how the dividends of a year are put together. */
type OfYear = { readonly paid: readonly Reading[]; readonly sum: Reading; readonly written: Text };

function ofYear(holder: Holder, { count, times }: Payments, until: string): OfYear | null {
  const paid = paidWithin(holder, '1900-01-01', until).slice(-count);
  const last = paid.at(-1);
  if (last === undefined || paid.length < count) return null;
  const facts = paid.flatMap((one) => one.facts);
  if (times === null) return { paid, sum: { ...last, value: paid.reduce((sum, { value }) => sum.plus(value), decimal(0)), formula: 'sum(dividend)', facts }, written: join(paid.map((one) => shown(holder, one)), ' + ') };
  return { paid, sum: { ...last, value: last.value.times(times), formula: `${String(times)} * dividend`, facts }, written: say`${holder.bench.show(assumed('count', times, { kind: 'count', of: null }))} × ${shown(holder, last)}` };
}

/** The close, and what the dividends are of it. A source's own yield is of other dividends: this one bears no name. */
function overClose(holder: Holder, { sum, written, paid }: OfYear, price: Reading): readonly Text[] {
  const rate: Reading = { ...price, metric: 'dividend_yield', value: sum.value.dividedBy(price.value).times(100), unit: { kind: 'percent' }, formula: 'sum(dividend) / price * 100', facts: [...sum.facts, ...price.facts] };
  const { show } = holder.bench;
  return [sentence(clauseOf(holder, price)), say`In percent of that close, on ${timeName(price)}: ${paid.length === 1 ? written : say`(${written})`} ÷ ${show(price)} = ${show(rate, 'hundredths')}.`];
}

/** What so many shares get of it. */
function ofLot(holder: Holder, { sum, written, paid }: OfYear, shares: number | undefined): readonly Text[] {
  if (shares === undefined) return [];
  const count = holder.bench.show(assumed('shares_held', shares, { kind: 'count', of: null }));
  const got: Reading = { ...sum, metric: 'dividends_received', value: sum.value.times(shares), unit: { kind: 'money', currency: sum.unit.kind === 'money' ? sum.unit.currency : 'USD', per: null }, formula: 'shares_held * dividends', assumptions: { ...sum.assumptions, shares_held: decimal(shares) } };
  return [say`For so many shares: ${count} × ${paid.length === 1 ? written : say`(${written})`} = ${holder.bench.show(got, 'hundredths')}.`];
}

function tellOne(holder: Holder, payments: Payments): Outcome | null {
  const price = payments.over === null ? null : momentOf(holder.bench.book.closes, payments.over);
  if (payments.over !== null && (price === null || price.value.lte(0))) return null;
  const year = ofYear(holder, payments, price === null ? '9999-12-31' : endOf(price));
  if (year === null) return null;
  const proof = price === null ? [] : overClose(holder, year, price);
  const sum = say`${year.paid.length === 1 ? say`A year of such payments` : say`${ownedBy(holder.name)} dividends of that time together`}: ${year.written} = ${shown(holder, year.sum)}${year.paid.length === 1 ? '' : ' a share'}.`;
  return { summary: [...year.paid.map((one) => toldOne(holder, one)), ...(year.paid.length === 1 ? [...proof, sum] : [sum, ...proof]), ...ofLot(holder, year, payments.shares)], blocks: [], missing: [] };
}

/** Null where no such thing is asked about, or where too few are on file. */
export function lastPayments(scene: Scene): Outcome | null {
  const { payments } = scene.gathered.asked;
  if (payments === undefined) return null;
  const told = scene.holders.map((holder) => tellOne(holder, payments));
  return told.length === 0 || told.includes(null) ? null : together(told.filter((one) => one !== null));
}
