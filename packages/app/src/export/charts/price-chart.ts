// Daily closes as a line, with the moving means and the levels that the report speaks of.
import { dayNumber } from '@assay/record';
import { dayWords } from '../html/page/day-words.ts';
import type { Html } from '../markup.ts';
import { dayTicks } from './axis.ts';
import { movingMean, type Close } from './close-series.ts';
import { levelsNear, renderLineChart, type Line } from './line-chart.ts';
import { claimLink, type NamedPrice } from './named-levels.ts';
import { priceTitle } from './titles.ts';

/** A line across a page has no room for more points than this. */
const MAX_POINTS = 500;

export type PriceChart = { readonly means: readonly number[]; readonly levels: readonly NamedPrice[]; readonly currency: string };

export function renderPriceChart(closes: readonly Close[], { means, levels, currency }: PriceChart): Html {
  const first = closes[0]?.day ?? '';
  const last = closes.at(-1)?.day ?? '';
  const from = dayNumber(first);
  const span = Math.max(1, dayNumber(last) - from);
  const lineOf = (name: string, points: readonly Close[]): Line => ({ name, points: thin(points).map(({ day, close }) => ({ at: (dayNumber(day) - from) / span, value: close })) });
  const sign = currency === 'USD' ? '$' : '';
  const months = monthEnds(closes);
  return renderLineChart({
    id: 'chart-price', wide: true, dense: true, title: priceTitle(closes, currency, levels), levels,
    lines: [lineOf('Close', closes), ...means.map((days) => lineOf(`${String(days)}-day mean`, movingMean(closes, days))).filter((line) => line.points.length > 1)],
    ticks: dayTicks(first, last), tickWords: (tick) => `${sign}${String(tick)}`, endWords: (value) => `${sign}${value.toFixed(2)}`,
    note: `daily closes, ${currency}, ${dayWords(first)} to ${dayWords(last)}${beyond(closes, levels)}`,
    describes: `Closing prices from ${dayWords(first)} to ${dayWords(last)}; lowest ${priceOn(lowest(closes), sign)}, highest ${priceOn(highest(closes), sign)}.${levelWords(levels)}`,
    table: {
      head: [levels.length === 0 ? 'Last close of the month' : 'Level, or last close of the month', levels.length === 0 ? 'Close' : 'Price'],
      rows: [...levels.map((level) => [level.name, claimLink(level)]), ...months.map(({ day, close }) => [dayWords(day), `${sign}${close.toFixed(2)}`])],
    },
  });
}

function levelWords(levels: readonly NamedPrice[]): string {
  return levels.length === 0 ? '' : ` Levels that the report names: ${levels.map(({ name, text }) => `${name} ${text}`).join(', ')}.`;
}

/** Levels that stand in the table alone are said above the drawing. */
function beyond(closes: readonly Close[], levels: readonly NamedPrice[]): string {
  const near = new Set(levelsNear(closes.map(({ close }) => close), levels));
  const far = levels.filter((level) => !near.has(level));
  return far.length === 0 ? '' : `; off the scale: ${far.map(({ name, text }) => `${name.toLowerCase()} ${text}`).join(', ')}`;
}

/** Every n-th point counted back from the last, so that the line ends where the price does. */
function thin(points: readonly Close[]): readonly Close[] {
  const every = Math.ceil(points.length / MAX_POINTS);
  return points.filter((_, index) => (points.length - 1 - index) % every === 0);
}

function monthEnds(closes: readonly Close[]): Close[] {
  return closes.filter((close, index) => closes[index + 1]?.day.slice(0, 7) !== close.day.slice(0, 7));
}

function lowest(closes: readonly Close[]): Close | undefined {
  return closes.reduce<Close | undefined>((best, close) => (best === undefined || close.close < best.close ? close : best), undefined);
}

function highest(closes: readonly Close[]): Close | undefined {
  return closes.reduce<Close | undefined>((best, close) => (best === undefined || close.close > best.close ? close : best), undefined);
}

function priceOn(close: Close | undefined, sign: string): string {
  return close === undefined ? '' : `${sign}${close.close.toFixed(2)} on ${dayWords(close.day)}`;
}
