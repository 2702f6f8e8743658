// The dividend yields of several companies on what each paid in the last twelve months, by ex-dividend days: also of those whose statements show no dividends per share.
import { decimal } from '@assay/record';
import { endOf } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { paidInYearTo } from '../../multiple/paid-dividends.ts';
import { metricsAsked, periodsAsked } from '../asked-of.ts';
import type { Outcome } from '../outcome.ts';
import { ownedBy } from '../sentences/naming.ts';
import { clauseOf, inTime, sentence } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { latest } from '../times/times.ts';
import { shown, toldOne } from './tell-dividends.ts';

type Yield = { readonly holder: Holder; readonly rate: Reading; readonly clause: Text; readonly proof: Text };

/** Null where nothing was paid within a year of the newest close. */
function yieldOf(holder: Holder): Yield | null {
  const price = holder.bench.book.closes.at(-1);
  const paid = price === undefined ? [] : paidInYearTo(holder, endOf(price));
  if (price === undefined || paid.length === 0 || !price.value.gt(0)) return null;
  const sum = paid.reduce((all, { value }) => all.plus(value), decimal(0));
  const rate: Reading = { ...price, metric: 'dividend_yield', value: sum.dividedBy(price.value).times(100), unit: { kind: 'percent' }, formula: 'sum(dividend) / price * 100', facts: [...paid.flatMap(({ facts }) => facts), ...price.facts] };
  const { show } = holder.bench;
  const written = say`(${join(paid.map((one) => shown(holder, one)), ' + ')}) ÷ ${show(price)} = ${show(rate, 'hundredths')}`;
  return { holder, rate, clause: say`${ownedBy(holder.name)} yield of dividends over price was ${show(rate, 'hundredths')} ${inTime(price)}`, proof: say`${join(paid.map((one) => toldOne(holder, one)), ' ')} ${sentence(clauseOf(holder, price))} Dividend yield of ${holder.name}, on the dividends of the twelve months to that day: ${written}.` };
}

const ofYield: readonly string[] = ['dividend_yield', 'dividends_paid', 'dividends_per_share', 'price'];
const ofLastYear = /\b(?:(?:last|past|previous|trailing|rolling) (?:twelve|12)[- ]months?|trailing|ttm|ltm|(?:last|past) (?:year|four quarters)|(?:twelve|12)[- ]months?)\b/i;
/** Of another basis. */
const otherwise = /\b(?:forward|indicated|fiscal|fy ?'?\d|expected|payout|earnings|growth|grew|grown|20\d\d)\b/i;

/** Several that are named, of which nothing but their dividend yield of now is asked, and some have none by their statements or that year is meant. */
function isAsked({ holders, gathered: { asked } }: Scene, measures: readonly string[]): boolean {
  const isOfIt = measures.includes('dividend_yield') && measures.every((id) => ofYield.includes(id));
  const isPlain = asked.group === null && asked.claims === undefined && asked.conditions.length === 0 && !otherwise.test(asked.text);
  return holders.length > 1 && isOfIt && isPlain && (ofLastYear.test(asked.text) || holders.some(({ bench }) => latest(bench.book, 'dividends_per_share') === null));
}

/** Null unless each of them has paid. */
export function yieldsOfLastYear(scene: Scene): Outcome | null {
  const periods = periodsAsked(scene);
  const isNow = periods.every(({ kind }) => kind === 'latest' || kind === 'trailing' || kind === 'last');
  if (!isNow || !isAsked(scene, metricsAsked(scene).map(({ id }) => id))) return null;
  const told = scene.holders.map(yieldOf).filter((one) => one !== null);
  if (told.length < scene.holders.length) return null;
  const isLow = scene.gathered.asked.order === 'lowest';
  const ordered = told.toSorted((left, right) => (isLow ? 1 : -1) * left.rate.value.comparedTo(right.rate.value));
  const [first] = ordered;
  const lead = first === undefined ? say`` : say`${first.holder.name} ${isLow ? 'stands at the bottom' : 'is ahead'} on dividend yield: ${join(ordered.map(({ clause }) => clause), '; ')}.`;
  return { summary: [lead, ...ordered.map(({ proof }) => proof)], blocks: [], missing: [] };
}
