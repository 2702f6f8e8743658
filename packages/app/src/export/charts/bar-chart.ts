// Bars by fiscal year, one or two series side by side.
import { html, nothing, type Html } from '../markup.ts';
import { fallOn, makeAxis, type Axis } from './axis.ts';
import { percent, renderChart, renderGrid, type Chart, type Plot } from './frame.ts';
import { moneyWords, scaleFor, type MoneyStyle } from './words.ts';
import type { YearSeries } from './year-series.ts';

export type BarSeries = { readonly name: string; readonly values: YearSeries };
export type BarChart = Pick<Chart, 'id' | 'title' | 'wide'> & { readonly series: readonly BarSeries[]; readonly currency: string | null };
type Place = { readonly axis: Axis; readonly plot: Plot; readonly years: readonly number[]; readonly series: number; readonly style: MoneyStyle };

/** The part of a year's width that its bars take. */
const FILLED = 0.66;
const FOOT = 22;

function plotOf(wide: boolean): Plot {
  return { top: 18, height: wide ? 170 : 150 };
}

export function renderBarChart(chart: BarChart): Html {
  const all = chart.series.flatMap(({ values }) => values.map((point) => point.value));
  const style: MoneyStyle = { scale: scaleFor(all), currency: chart.currency, length: 'short' };
  const years = (chart.series[0]?.values ?? []).map((point) => point.year);
  const plot = plotOf(chart.wide);
  const place: Place = { axis: makeAxis(all.map((value) => inScale(value, style)), { fromZero: true }), plot, years, series: chart.series.length, style };
  const bars = chart.series.map(({ values }, at) => html`<g aria-hidden="true">${values.map((point) => renderBar({ value: inScale(point.value, style), index: years.indexOf(point.year), at }, place))}</g>\n`);
  return renderChart({
    ...chart, describes: describe(chart.series, style), height: plot.top + plot.height + FOOT, beside: 'axis', key: renderKey(chart.series, style),
    drawing: html`${renderGrid(place.axis, plot, (tick) => tickWords(tick, style))}${bars}${renderYears(place, chart.wide)}${renderLastValue(chart.series[0], place)}`,
    table: { head: ['Fiscal year', ...chart.series.map(({ name }) => name)], rows: years.map((year) => [`FY${String(year)}`, ...chart.series.map(({ values }) => yearWords(values, year, style))]) },
  });
}

function inScale(value: YearSeries[number]['value'], { scale }: MoneyStyle): number {
  return value.dividedBy(10 ** scale.power).toNumber();
}

function yearWords(values: YearSeries, year: number, style: MoneyStyle): string {
  const point = values.find((candidate) => candidate.year === year);
  return point === undefined ? '' : moneyWords(point.value, style);
}

function describe(series: readonly BarSeries[], style: MoneyStyle): string {
  return series.map(({ name, values }) => `${name}: ${values.map((point) => `FY${String(point.year)} ${moneyWords(point.value, style)}`).join(', ')}`).join('. ');
}

function tickWords(tick: number, { currency, scale }: MoneyStyle): string {
  const sign = currency === null || currency === 'USD' ? '$' : '';
  return tick === 0 ? '0' : `${tick < 0 ? '−' : ''}${sign}${String(Math.abs(tick))}${scale.short}`;
}

function renderBar(bar: { readonly value: number; readonly index: number; readonly at: number }, { axis, plot, years, series }: Place): Html {
  const band = 100 / years.length;
  const width = (band * FILLED) / series;
  const left = band * bar.index + (band * (1 - FILLED)) / 2 + width * bar.at;
  const zero = plot.top + fallOn(axis, 0) * plot.height;
  const end = plot.top + fallOn(axis, bar.value) * plot.height;
  return html`<rect class="${bar.at === 0 ? 'bar-a' : 'bar-b'}" x="${percent(left)}" width="${percent(width * 0.94)}" y="${Number(Math.min(zero, end).toFixed(1))}" height="${Number(Math.max(Math.abs(end - zero), 0.5).toFixed(1))}"/>`;
}

/** Every year where there is room, else every other one, counted back from the last. */
function renderYears({ plot, years }: Place, wide: boolean): Html {
  const every = years.length > (wide ? 10 : 6) ? 2 : 1;
  const band = 100 / years.length;
  const foot = plot.top + plot.height + 18;
  return html`<g class="years" aria-hidden="true">${years.map((year, index) => ((years.length - 1 - index) % every === 0 ? html`<text class="middle${(years.length - 1 - index) % 2 === 0 ? '' : ' odd'}" x="${percent(band * (index + 0.5))}" y="${foot}">${year}</text>` : nothing))}</g>\n`;
}

/** Above the last bar and the one before it, over which the label may reach. */
function renderLastValue(series: BarSeries | undefined, { axis, plot, style }: Place): Html {
  const last = series?.values.at(-1);
  if (last === undefined) return nothing;
  const near = (series?.values ?? []).slice(-2).map((point) => fallOn(axis, inScale(point.value, style)));
  const y = plot.top + Math.min(...near, fallOn(axis, 0)) * plot.height - 5;
  return html`<text class="value end" aria-hidden="true" x="100%" y="${Number(y.toFixed(1))}">${moneyWords(last.value, style)}</text>\n`;
}

function renderKey(series: readonly BarSeries[], { scale }: MoneyStyle): Html {
  const names = series.map(({ name }, at) => html`<svg class="swatch" aria-hidden="true" width="10" height="10"><rect class="${at === 0 ? 'bar-a' : 'bar-b'}" x=".6" y=".6" width="8.8" height="8.8"/></svg> <span class="key">${name}</span>`);
  return html`${series.length > 1 ? names : ''}${scale.long === '' ? '' : `in ${scale.long}s, `}by fiscal year`;
}
