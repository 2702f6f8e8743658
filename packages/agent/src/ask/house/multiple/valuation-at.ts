// A measure of the price by the dictionary's own formula: the price of the day asked about, the other figures of the year named, or as last reported by then.
import { evaluateFormula, formulaInputs, metricById } from '@assay/calc';
import { addDays, decimal, type Decimal, type IsoDate, type Unit } from '@assay/record';
import type { Anchor } from '../../../book/anchor.ts';
import { endOf, type FactBook } from '../../../book/fact-book.ts';
import type { Reading } from '../../../figures/figure.ts';
import type { FigureYear, PricedAt } from '../../asked/multiple/multiple.ts';
import type { Holder } from '../answer/scene.ts';
import { readingsIn } from '../answer/times/times.ts';
import { momentOf } from '../course/closes-in.ts';
import { paidInYearTo } from './paid-dividends.ts';

/** `inputs`: all but the price, in the formula's order; `paid`: dividends of a share that were added up; `isNewest`: by the dictionary on that very day. */
export type Valued = { readonly price: Reading; readonly inputs: readonly Reading[]; readonly value: Reading; readonly paid: readonly Reading[]; readonly isNewest: boolean; /** The dictionary makes nothing of the newest figures by that day. */ readonly isAlone: boolean; /** With two decimals. */ readonly isFine?: boolean };
/** `lost`: what the price is held against and is no more than nothing. */
export type Unvalued = { readonly lacks: string; readonly lost: Reading | null };

/** The last session of a fiscal year may lie some days before its end. */
const DAYS_AFTER = 6;

export function anchorOf(book: FactBook, year: FigureYear | null, day: IsoDate): Anchor | null {
  if (year === null || 'isLast' in year) return book.yearAnchors.findLast(({ end }) => end <= addDays(day, DAYS_AFTER)) ?? null;
  if ('year' in year) return book.yearAnchors.find(({ period }) => period?.fiscal?.year === year.year) ?? null;
  // A year of weeks may end in the first days of the next month.
  return book.yearAnchors.find(({ end }) => end.startsWith(year.endsIn)) ?? book.yearAnchors.find(({ end }) => addDays(end, -DAYS_AFTER).startsWith(year.endsIn)) ?? null;
}

/** As last counted by the day of the price, else those of the year. */
export function sharesOn(book: FactBook, day: IsoDate, anchor: Anchor | null): Reading | null {
  const counted = book.at('shares_outstanding', { length: 'day', end: day, period: null });
  return counted ?? (anchor === null ? null : book.at('shares_outstanding', anchor) ?? book.at('diluted_shares', anchor));
}

/** Where none are counted, the diluted ones of the newest report by then. */
function sharesBy(book: FactBook, day: IsoDate, anchor: Anchor | null): Reading | null {
  const reports = [...book.yearAnchors, ...book.quarterAnchors].filter(({ end }) => end <= addDays(day, DAYS_AFTER)).toSorted((left, right) => right.end.localeCompare(left.end));
  return sharesOn(book, day, anchor) ?? reports.slice(0, 5).map((report) => book.at('diluted_shares', report)).find((read) => read !== null) ?? null;
}

type At = { readonly price: Reading; readonly anchor: Anchor | null; readonly isNewest: boolean; readonly isYearNamed: boolean; /** Undefined where no balance sheet is named; null where that of the day is not at hand. */ readonly balance?: Anchor | null };

/** What flowed is told of the twelve months that it flowed in, and not of the day on which the price is held against it. */
function asTrailing(book: FactBook, id: string, ofDay: Reading | null): Reading | null {
  if (ofDay?.period?.kind !== 'instant' || metricById(id)?.kind !== 'flow') return ofDay;
  const trailing = readingsIn(book, id, { kind: 'trailing' }).at(-1);
  return trailing?.value.eq(ofDay.value) === true ? trailing : ofDay;
}

const readAt = (book: FactBook, id: string, anchor: Anchor | null): Reading | null => (anchor === null ? null : book.at(id, anchor));

/** Under the newest close the newest twelve months; under an earlier one the last fiscal year, and the balances of the last report by then. */
function inputAt({ bench: { book } }: Holder, id: string, { price, anchor, isNewest, isYearNamed, balance }: At): Reading | null {
  const day: Anchor = { length: 'day', end: endOf(price), period: null };
  if (id === 'shares_outstanding') return sharesBy(book, day.end, anchor);
  if (balance !== undefined && metricById(id)?.kind === 'stock') return readAt(book, id, balance);
  const ofYear = readAt(book, id, anchor);
  if (isYearNamed) return ofYear;
  const ofDay = asTrailing(book, id, book.at(id, day));
  return isNewest || metricById(id)?.kind === 'stock' ? ofDay ?? ofYear : ofYear ?? ofDay;
}

function summed(paid: readonly Reading[]): Reading | null {
  const last = paid.at(-1);
  return last === undefined ? null : { ...last, value: paid.reduce((total, { value }) => total.plus(value), decimal(0)), formula: 'sum(dividend)', facts: paid.flatMap(({ facts }) => facts) };
}

/** Where no statement shows a share's dividends: those with ex-dividend days in the year up to the close, or to the end of the year named. */
function paidAt(holder: Holder, at: At): readonly Reading[] {
  if (inputAt(holder, 'dividends_per_share', at) !== null || (at.isYearNamed && at.anchor === null)) return [];
  return paidInYearTo(holder, at.isYearNamed && at.anchor !== null ? at.anchor.end : endOf(at.price));
}

/** A year of weeks may end some days from the end of the month. */
function balanceOf({ yearAnchors, quarterAnchors }: FactBook, day: string): Anchor | null {
  return [...yearAnchors, ...quarterAnchors].find(({ end }) => addDays(end, -DAYS_AFTER) <= day && day <= addDays(end, DAYS_AFTER)) ?? null;
}

/** `isOfWhole`: with the debt and the cash beside the worth of the shares, which goes by the newest reports in any case. */
function whenOf({ bench: { book } }: Holder, { price: when, year, balance }: PricedAt, isOfWhole: boolean): At | null {
  const price = momentOf(book.closes, when ?? { kind: 'latest' });
  return price === null ? null : { price, anchor: anchorOf(book, year, endOf(price)), isNewest: when === null || isOfWhole || endOf(price) === endOf(book.closes.at(-1)), isYearNamed: year !== null, ...(balance === undefined ? {} : { balance: balanceOf(book, balance) }) };
}

type Inputs = { readonly read: ReadonlyMap<string, Reading>; readonly lacks: string | null };

function inputsOf(holder: Holder, formula: string, { at, paid }: { readonly at: At; readonly paid: readonly Reading[] }): Inputs {
  const read = new Map<string, Reading>();
  let lacks: string | null = null;
  for (const id of new Set(formulaInputs(formula).map(({ metric }) => metric))) {
    const found = id === 'price' ? at.price : inputAt(holder, id, at) ?? (id === 'dividends_per_share' ? summed(paid) : null);
    if (found === null) lacks ??= id;
    else read.set(id, found);
  }
  return { read, lacks };
}

/** What the dictionary makes of the newest figures by that day is the same. */
function isNewestThen({ bench: { book } }: Holder, { metric, value }: Reading, day: IsoDate): boolean {
  return book.at(metric, { length: 'day', end: day, period: null })?.value.minus(value).abs().lte(value.abs().times('0.000001')) === true;
}

/** What the debt and the cash stand beside has to be counted on the day. */
function lackOf(id: string, { read, lacks }: Inputs): string | null {
  return id === 'enterprise_value' && read.get('shares_outstanding')?.metric === 'diluted_shares' ? 'shares_outstanding' : lacks;
}

/** A multiple of a loss says nothing. */
export function lostOf({ kind }: Unit, inputs: Iterable<Reading>): Reading | null {
  return kind === 'multiple' ? [...inputs].find(({ value, metric }) => value.lte(0) && metric !== 'net_debt') ?? null : null;
}

export function valuationAt(holder: Holder, id: string, when: PricedAt): Valued | Unvalued {
  const at = whenOf(holder, when, /^(?:ev_|enterprise_)/.test(id));
  const metric = metricById(id);
  if (at === null) return { lacks: 'price', lost: null };
  if (metric === undefined || metric.formula === null) return { lacks: id, lost: null };
  const paid = metric.formula.includes('dividends_per_share') ? paidAt(holder, at) : [];
  const inputs = inputsOf(holder, metric.formula, { at, paid });
  const lacks = lackOf(id, inputs);
  const evaluated = evaluateFormula(metric.formula, ({ metric: input }) => { const found = inputs.read.get(input); return found === undefined ? null : { value: found.value, ref: null }; });
  if (lacks !== null || !evaluated.ok) return { lacks: lacks ?? id, lost: lostOf(metric.unit, inputs.read.values()) };
  const day = endOf(at.price);
  const value: Reading = { metric: id, ...resultOf(metric.unit, evaluated.value, at.price), period: { kind: 'instant', on: day, fiscal: null }, formula: metric.formula, facts: [...inputs.read.values()].flatMap(({ facts }) => facts), assumptions: {} };
  return { price: at.price, inputs: [...inputs.read.entries()].flatMap(([input, reading]) => (input === 'price' ? [] : [reading])), value, paid, isNewest: isNewestThen(holder, value, day), isAlone: holder.bench.book.at(id, { length: 'day', end: day, period: null }) === null };
}

function resultOf(unit: Unit, value: Decimal, price: Reading): Pick<Reading, 'value' | 'unit'> {
  if (unit.kind === 'percent' || unit.kind === 'fraction') return { value: value.times(100), unit: { kind: 'percent' } };
  return { value, unit: unit.kind === 'money' && price.unit.kind === 'money' ? { ...unit, currency: price.unit.currency } : unit };
}
