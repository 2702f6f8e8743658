// What a chart shows, in one sentence that is its title. Each is computed from the very points that are drawn.
import { addDays } from '@assay/record';
import { dayWords } from '../html/page/day-words.ts';
import type { Close } from './close-series.ts';
import type { NamedPrice } from './named-levels.ts';
import { countWord, moneyWords, percentWords, type MoneyStyle } from './words.ts';
import type { YearSeries } from './year-series.ts';

function risesIn(series: YearSeries): number {
  return series.slice(1).filter((point, index) => point.value.gt(series[index]?.value ?? point.value)).length;
}

function shareOfYears(count: number, of: number): string {
  return count === of ? `each of the last ${countWord(of)} fiscal years` : `${countWord(count)} of the last ${countWord(of)} fiscal years`;
}

/** `Revenue grew in seven of the last eight fiscal years, net income in six`. A year counts when the one before it is known. */
export function growthTitle(name: string, series: YearSeries, second: { readonly name: string; readonly series: YearSeries } | null): string {
  const steps = series.length - 1;
  const rises = risesIn(series);
  const opening = rises === 0 ? `${name} grew in none of the last ${countWord(steps)} fiscal years` : `${name} grew in ${shareOfYears(rises, steps)}`;
  if (second === null || second.series.length !== series.length) return opening;
  const others = risesIn(second.series);
  return others === steps && rises === steps ? `${opening}, and so did ${second.name}` : `${opening}, ${second.name} in ${others === steps ? 'all' : countWord(others)}`;
}

/** `Operating margin rose from 27.8% in FY2018 to 31.5% in FY2024`. Values in percent. */
export function marginTitle(name: string, series: YearSeries): string {
  const first = series[0];
  const last = series.at(-1);
  if (first === undefined || last === undefined) return name;
  const change = last.value.minus(first.value).toNumber();
  const from = percentWords(first.value.toNumber());
  const to = percentWords(last.value.toNumber());
  if (Math.abs(change) < 1) return `${name} was ${to} in FY${String(last.year)}, within a point of the ${from} of FY${String(first.year)}`;
  return `${name} ${change > 0 ? 'rose' : 'fell'} from ${from} in FY${String(first.year)} to ${to} in FY${String(last.year)}`;
}

/** `Free cash flow was positive in each of the last nine fiscal years and came to $98.8 billion in FY2025`. */
export function cashTitle(name: string, series: YearSeries, style: MoneyStyle): string {
  const last = series.at(-1);
  if (last === undefined) return name;
  const positive = series.filter((point) => point.value.isPositive() && !point.value.isZero()).length;
  const opening = positive === 0 ? `${name} was positive in none of the last ${countWord(series.length)} fiscal years` : `${name} was positive in ${shareOfYears(positive, series.length)}`;
  return `${opening} and came to ${moneyWords(last.value, { ...style, length: 'long' })} in FY${String(last.year)}`;
}

/** `The share closed at $207.57 on 31 Jul 2025, 6.5% lower than a year before, between the report’s levels of $198 (stop) and $252 (trim above)`. */
export function priceTitle(closes: readonly Close[], currency: string, levels: readonly NamedPrice[]): string {
  const last = closes.at(-1);
  if (last === undefined) return 'Closing price';
  const sign = currency === 'USD' ? '$' : `${currency} `;
  const opening = `The share closed at ${sign}${last.close.toFixed(2)} on ${dayWords(last.day)}`;
  const before = closes.findLast((close) => close.day <= addDays(last.day, -365));
  return `${opening}${before === undefined ? '' : yearWords(last.close / before.close - 1)}${amongLevels(last.close, levels)}`;
}

function yearWords(change: number): string {
  const points = change * 100;
  return Math.abs(points) < 0.05 ? ', where it had been a year before' : `, ${percentWords(Math.abs(points))} ${points > 0 ? 'higher' : 'lower'} than a year before`;
}

/** The nearest level on either side; one at the very price is on both. */
function amongLevels(close: number, levels: readonly NamedPrice[]): string {
  const words = ({ name, text }: NamedPrice): string => `${text} (${name.toLowerCase()})`;
  const below = levels.filter(({ value }) => value <= close).toSorted((left, right) => right.value - left.value)[0];
  const above = levels.filter(({ value }) => value > close).toSorted((left, right) => left.value - right.value)[0];
  if (below !== undefined && above !== undefined) return `, between the report’s levels of ${words(below)} and ${words(above)}`;
  if (below !== undefined) return `, above ${levels.length === 1 ? 'the report’s level' : 'every level that the report names, the nearest being'} ${levels.length === 1 ? `of ${words(below)}` : words(below)}`;
  return above === undefined ? '' : `, below ${levels.length === 1 ? `the report’s level of ${words(above)}` : `every level that the report names, the nearest being ${words(above)}`}`;
}

/** `At $251.64 the share stands between the base case of $175.98 and the bull case of $252.13`. The cases in order of value. */
export function worthTitle(price: string, close: number, worths: readonly Pick<NamedPrice, 'name' | 'value' | 'text'>[]): string {
  const words = ({ name, text }: Pick<NamedPrice, 'name' | 'text'>): string => `${name.toLowerCase()} of ${text}`;
  const below = worths.findLast(({ value }) => value <= close);
  const above = worths.find(({ value }) => value > close);
  if (below !== undefined && above !== undefined) return `At ${price} the share stands between the ${words(below)} and the ${words(above)}`;
  if (below !== undefined) return `At ${price} the share costs more than even the ${words(below)}`;
  return above === undefined ? 'What a share would be worth' : `At ${price} the share costs less than even the ${words(above)}`;
}
