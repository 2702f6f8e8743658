// What the dividends of a calendar year come to, by their ex-dividend days: for so many shares, and over the last close of that year. The calculation is written out.
import { decimal } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { sharesPaid } from '../../../asked/forms/shares-count.ts';
import { paidInYearTo } from '../../multiple/paid-dividends.ts';
import { metricsAsked, periodsAsked } from '../asked-of.ts';
import { together, type Outcome } from '../outcome.ts';
import { ownedBy } from '../sentences/naming.ts';
import { clauseOf, inTime, sentence, timeName } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { indicatorOn } from '../times/times.ts';
import { timesWritten } from './times-written.ts';
import { countWritten, lotWritten, roundParts } from './money-put-in.ts';
import { newestYears, ofSpan, shown, yearSpan, type Span } from './tell-dividends.ts';

const isFiscal = /\bfiscal\b|\bFY ?'?\d|\bfinancial year\b/i;

/** The calendar year that is named, or the last whole one; the twelve months to the newest payment where no time is. */
function spanFor(holder: Holder, period: AskedPeriod): Span | null {
  const close = holder.bench.book.closes.at(-1);
  const newest = close === undefined ? undefined : paidInYearTo(holder, endOf(close)).at(-1);
  if (period.kind === 'fiscal' && period.part === 'FY') { const year = period.year ?? newestYears(holder, 1)[0]; return year === undefined ? null : yearSpan(year); }
  if (period.kind === 'dates') return period.from < period.to ? { from: period.from, to: period.to, words: 'that time' } : null;
  return newest === undefined || period.kind === 'date' || period.kind === 'years' ? null : { from: endOf(paidInYearTo(holder, endOf(newest))[0]), to: endOf(newest), words: 'the twelve months to the newest of them' };
}

const onItsDay = (holder: Holder, one: Reading): Text => say`${ownedBy(holder.name)} dividend with the ex-dividend day of ${timeName(one)} was ${shown(holder, one)}.`;
const added = (holder: Holder, paid: readonly Reading[]): Text => join(paid.map((one) => shown(holder, one)), ' + ');

/** A number that is not round stands in parts, each of them times what they come to: round numbers need no proof. */
const isPlain = (count: number): boolean => count <= 100 || roundParts(count) !== null;

/** `40 × ($4.50 + $4.50) = $360.00.` */
export function heldOver(holder: Holder, count: number, span: Span & { /** Where the price of the same shares is told beside it. */ readonly isBeside?: boolean }): { readonly told: Outcome; readonly sum: Reading; readonly paid: readonly Reading[]; /** What they come to a share. */ readonly line: Text } | null {
  const told = ofSpan(holder, span);
  if (told === null) return null;
  const { isBeside = false } = span;
  const { sum, paid } = told;
  const worth: Reading = { ...sum, metric: 'dividends_received', value: sum.value.times(count), unit: sum.unit.kind === 'money' ? { ...sum.unit, per: null } : sum.unit, formula: 'shares * sum(dividend)' };
  const by = isBeside ? timesWritten(holder, count, say`(${added(holder, paid)})`) : isPlain(count) ? say`${countWritten(holder, count)} × (${added(holder, paid)})` : lotWritten(holder, count, say`${holder.bench.show(sum)}`);
  const line = isBeside || isPlain(count) ? [] : [told.line];
  return { told: { summary: [...paid.map((one) => onItsDay(holder, one)), ...line, say`${isBeside ? 'So many shares of it were paid' : 'Dividends for so many shares, on those'}: ${by} = ${holder.bench.show(worth, 'hundredths')}.`], blocks: [], missing: [] }, sum: worth, paid, line: told.line };
}

/** What so many shares paid; null where no number of shares and no one time is asked about. */
export function dividendsHeld(scene: Scene): Outcome | null {
  const count = sharesPaid(scene.gathered.asked.text);
  const [period, ...others] = periodsAsked(scene);
  const isAlone = metricsAsked(scene).every(({ id }) => id === 'dividends_per_share');
  if (count === null || !isAlone || period === undefined || others.length > 0 || isFiscal.test(scene.gathered.asked.text)) return null;
  const told = scene.holders.map((holder) => { const span = spanFor(holder, period); return span === null ? null : heldOver(holder, count, span)?.told ?? null; });
  return told.length === 0 || told.includes(null) ? null : together(told.filter((one) => one !== null));
}

/** Held against today's price, and not against that of the year. */
const ofNow = /\b(?:latest|newest|current(?:ly)?|most recent(?:ly)?|today(?:'s)?|now|present|last (?:clos\w+|price|px|quote))\b/i;

type Yield = { readonly holder: Holder; readonly rate: Reading; readonly told: Outcome };

/** `$9.00 ÷ $388.99 = 2.3%`: null where the dividends of the year or its last close are not on file. */
function yieldOf(holder: Holder, year: number): Yield | null {
  const paid = ofSpan(holder, yearSpan(year));
  const price = indicatorOn(holder.bench.book, 'price', `${String(year)}-12-31`);
  if (paid === null || price === null || !price.value.gt(0)) return null;
  const { sum } = paid;
  const rate: Reading = { ...price, metric: 'dividend_yield', value: sum.value.dividedBy(price.value).times(decimal(100)), unit: { kind: 'percent' }, formula: 'sum(dividend) / price * 100', facts: [...sum.facts, ...price.facts] };
  const { show } = holder.bench;
  const head = say`${ownedBy(holder.name)} yield of dividends over price was ${show(rate, 'hundredths')} ${inTime(price)}. ${sentence(clauseOf(holder, price))}`;
  const each = join(paid.paid.map((one) => onItsDay(holder, one)), ' ');
  const written = say`Dividend yield, on those dividends: (${added(holder, paid.paid)}) ÷ ${show(price)} = ${show(rate, 'hundredths')}.`;
  return { holder, rate, told: { summary: [say`${head} ${each} ${written}`], blocks: [], missing: [] } };
}

/** The one calendar year of which nothing but the yield is asked; null of other measures and times. */
function yearOfYield(scene: Scene): number | null {
  const { text, group, claims } = scene.gathered.asked;
  const [measure, ...more] = metricsAsked(scene);
  const [period, ...others] = periodsAsked(scene);
  const isAlone = measure?.id === 'dividend_yield' && measure.as === 'value' && more.length + others.length === 0;
  const isPlainly = group === null && claims === undefined && !isFiscal.test(text) && !ofNow.test(text);
  return isAlone && isPlainly && period?.kind === 'fiscal' && period.part === 'FY' ? period.year : null;
}

/** The yield of a calendar year: its dividends over its last close, of several in the order that is asked for. */
export function yieldsOfYear(scene: Scene): Outcome | null {
  const year = yearOfYield(scene);
  const told = year === null ? [] : scene.holders.map((holder) => yieldOf(holder, year)).filter((one) => one !== null);
  if (told.length === 0 || told.length < scene.holders.length) return null;
  const ordered = told.toSorted((left, right) => (scene.gathered.asked.order === 'lowest' ? 1 : -1) * left.rate.value.comparedTo(right.rate.value));
  return together(ordered.map((one) => one.told));
}
