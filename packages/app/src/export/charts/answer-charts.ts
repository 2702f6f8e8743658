// The charts of an answer, drawn from its own data sets. A title is the answer's; the figures below are written as the answer shows them.
import type { Answer, ContentBlock } from '@assay/record';
import { chartRows, chartTicks, type ChartRow, type Ticks } from '../component/chart-rows.ts';
import { html, nothing, type Html } from '../markup.ts';
import { fallOn, makeAxis, type Axis } from './axis.ts';
import { percent, renderChart, renderGrid, type Plot } from './frame.ts';
import { renderLineChart } from './line-chart.ts';

type ChartBlock = Extract<ContentBlock, { type: 'chart' }>;
type Drawn = { readonly id: string; readonly block: ChartBlock; readonly rows: readonly ChartRow[]; readonly ticks: Ticks };

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 2 });
const FOOT = 22;
/** The part of a place's width that its bars take. */
const FILLED = 0.66;
const barClasses = ['bar-a', 'bar-b'] as const;
const mostPlaces = 8;

export function renderAnswerCharts({ content_blocks }: Pick<Answer, 'content_blocks'>): Html {
  const blocks = content_blocks.filter((block) => block.type === 'chart').filter(({ data }) => data.datasets.some((set) => set.data.length > 1));
  if (blocks.length === 0) return nothing;
  const charts = blocks.map((block, index) => {
    const drawn: Drawn = { id: `chart-${String(index + 1)}`, block, rows: chartRows(block.data.datasets), ticks: chartTicks(block.data.datasets) };
    return block.data.chart_type === 'line' || block.data.datasets.length > barClasses.length ? lines(drawn) : bars(drawn);
  });
  return html`<section class="charts" aria-labelledby="charts"><h2 id="charts">In a picture</h2><div class="grid">${charts}</div></section>\n`;
}

function tickWords(tick: number, { before, after, times }: Ticks): string {
  return tick === 0 ? '0' : `${tick < 0 ? '−' : ''}${before}${compact.format(Math.abs(tick) * times)}${after}`;
}

function namesOf({ block }: Drawn): string[] {
  return block.data.datasets.map(({ name }) => name);
}

function tableOf({ block, rows }: Drawn): { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  return { head: [block.data.x_axis_label, ...block.data.datasets.map(({ name }) => name)], rows: rows.map(({ x, points }) => [x, ...points.map((point) => point?.shown ?? '')]) };
}

function describe(drawn: Drawn): string {
  return namesOf(drawn).map((name, index) => `${name}: ${drawn.rows.flatMap(({ x, points }) => (points[index] ? [`${x} ${points[index].shown}`] : [])).join(', ')}`).join('. ');
}

/** Dates stand by their order: the data sets name places, not distances. */
function lines(drawn: Drawn): Html {
  const { id, block, rows, ticks } = drawn;
  const at = (index: number): number => (rows.length < 2 ? 0.5 : index / (rows.length - 1));
  const every = Math.ceil(rows.length / mostPlaces);
  const shown = (value: number): string => rows.flatMap(({ points }) => points).find((point) => point?.y === value)?.shown ?? tickWords(value, ticks);
  return renderLineChart({
    id, wide: true, title: block.title, describes: describe(drawn), table: tableOf(drawn), dense: rows.length > 40, note: noteOf(block),
    lines: namesOf(drawn).map((name, set) => ({ name, points: rows.flatMap(({ points }, index) => (points[set] ? [{ at: at(index), value: points[set].y }] : [])) })),
    ticks: rows.flatMap(({ x }, index) => ((rows.length - 1 - index) % every === 0 ? [{ at: at(index), label: x }] : [])),
    tickWords: (tick) => tickWords(tick, ticks), endWords: shown,
  });
}

function noteOf({ data }: ChartBlock): string {
  return [data.y_axis_label, data.x_axis_label].filter((label) => label !== '').join(', by ').toLowerCase();
}

type Place = { readonly axis: Axis; readonly plot: Plot; readonly band: number; readonly sets: number };

function bars(drawn: Drawn): Html {
  const { id, block, rows, ticks } = drawn;
  const plot: Plot = { top: 18, height: 170 };
  const axis = makeAxis(rows.flatMap(({ points }) => points.flatMap((point) => (point === null ? [] : [point.y]))), { fromZero: true });
  const place: Place = { axis, plot, band: 100 / rows.length, sets: block.data.datasets.length };
  const drawing = html`${renderGrid(axis, plot, (tick) => tickWords(tick, ticks))}<g aria-hidden="true">${rows.flatMap((row, index) => barsAt(row, index, place))}</g>
${labels(rows, place)}${lastValue(rows, place)}`;
  return renderChart({ id, wide: true, title: block.title, describes: describe(drawn), table: tableOf(drawn), height: plot.top + plot.height + FOOT, beside: 'axis', key: keyOf(drawn), drawing });
}

function barsAt({ points }: ChartRow, index: number, { axis, plot, band, sets }: Place): Html[] {
  const width = (band * FILLED) / sets;
  const zero = plot.top + fallOn(axis, 0) * plot.height;
  return points.flatMap((point, set) => {
    if (point === null) return [];
    const end = plot.top + fallOn(axis, point.y) * plot.height;
    const left = band * index + (band * (1 - FILLED)) / 2 + width * set;
    return [html`<rect class="${barClasses[set] ?? 'bar-b'}" x="${percent(left)}" width="${percent(width * 0.94)}" y="${Number(Math.min(zero, end).toFixed(1))}" height="${Number(Math.max(Math.abs(end - zero), 0.5).toFixed(1))}"/>`];
  });
}

/** Long names get fewer labels, counted back from the last. */
function labels(rows: readonly ChartRow[], { plot, band }: Place): Html {
  const every = Math.ceil(rows.length / mostPlaces);
  const foot = plot.top + plot.height + 18;
  const cut = (text: string): string => (text.length > 18 ? `${text.slice(0, 17)}…` : text);
  const near = rows.length > 5;
  return html`<g class="years" aria-hidden="true">${rows.map(({ x }, index) => ((rows.length - 1 - index) % every === 0 ? html`<text class="middle${near && (rows.length - 1 - index) % (every * 2) !== 0 ? ' odd' : ''}" x="${percent(band * (index + 0.5))}" y="${foot}">${cut(x)}</text>` : nothing))}</g>\n`;
}

/** Above the last bar, where it is the only one of its place: beside another nobody could tell whose it is. */
function lastValue(rows: readonly ChartRow[], { axis, plot }: Place): Html {
  const [last, ...others] = rows.at(-1)?.points ?? [];
  if (last === null || last === undefined || others.length > 0) return nothing;
  const near = rows.slice(-2).flatMap(({ points }) => points.flatMap((point) => (point === null ? [] : [fallOn(axis, point.y)])));
  const y = plot.top + Math.min(...near, fallOn(axis, 0)) * plot.height - 5;
  return html`<text class="value end" aria-hidden="true" x="100%" y="${Number(y.toFixed(1))}">${last.shown}</text>\n`;
}

function keyOf({ block }: Drawn): Html {
  const sets = block.data.datasets;
  const swatches = sets.map(({ name }, index) => html`<svg class="swatch" aria-hidden="true" width="10" height="10"><rect class="${barClasses[index] ?? 'bar-b'}" x=".6" y=".6" width="8.8" height="8.8"/></svg> <span class="key">${name}</span>`);
  return html`${sets.length > 1 ? swatches : ''}${noteOf(block)}`;
}
